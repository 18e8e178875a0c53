/**
 * Cuts a long list into pieces that fit one statement each: SQLite takes 32,766 values at once, PostgreSQL 65,535.
 * @param size how many at once; wide rows want small pieces
 */
export function* inPieces<Thing>(things: readonly Thing[], size = 500): Generator<readonly Thing[]> {
  for (let start = 0; start < things.length; start += size) yield things.slice(start, start + size)
}

/**
 * Splits a long list into parts that fit one statement each: SQLite accepts 32,766 values at once, PostgreSQL 65,535.
 * @param size items in one part; wide rows need small parts
 */
export function* inPieces<Thing>(things: readonly Thing[], size = 500): Generator<readonly Thing[]> {
  for (let start = 0; start < things.length; start += size) yield things.slice(start, start + size)
}

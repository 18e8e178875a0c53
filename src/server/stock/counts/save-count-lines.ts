import type { ChangeScope } from '#server/scope.ts'
import { lockLocations } from '#server/stock-locations/part-store.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type CountedLine, type CountLine, countLimits } from '#shared/stock-counts/schema.ts'
import { piecesAt } from '../changed-stock.ts'
import { lockVariants } from '../set-stock.ts'
import { isTracked } from '../transfers/save-transfer.ts'
import { type CountLineRow, toLines } from './count-lines.ts'
import { claimCount, tallyCount } from './count-store.ts'

/**
 * Saves what was counted, all or none. Two people can count the same list: a number that someone else has entered since
 * is not replaced, and what is added is added to theirs.
 * @param by the name of the person
 * @returns the lines afterwards
 */
export async function saveCountLines(
  scope: ChangeScope,
  countId: string,
  counted: readonly CountedLine[],
  by: string,
): Promise<
  Result<
    CountLine[],
    'count-not-found' | 'count-closed' | 'count-line-changed' | 'count-line-not-found' | 'stock-too-large'
  >
> {
  const claimed = await claimCount(scope, countId, 'open')
  if (!claimed.ok) return claimed
  const count = claimed.value
  const variantIds = counted.map(({ variantId }) => variantId)
  const rows = await readByVariant(scope, countId, variantIds)
  await lockLocations(scope, 'share')
  const known = await lockVariants(scope, variantIds)
  const before = new Map(rows)
  for (const line of counted) {
    const row = rows.get(line.variantId)
    if (!row) return fail('count-line-not-found', { variantId: line.variantId })
    const isSame = line.kind === 'set' && row.counted === line.counted
    if (line.kind === 'set' && row.counted !== line.seen && !isSame)
      return fail('count-line-changed', {
        variantId: line.variantId,
        title: row.title,
        by: row.counted_by,
        counted: row.counted,
      })
    const next = line.kind === 'set' ? line.counted : (row.counted ?? 0) + line.by
    if (next !== null && next > countLimits.quantity) return fail('stock-too-large', { variantId: line.variantId })
    const variant = known.get(line.variantId)
    const isThere = variant !== undefined && isTracked(variant)
    const present = isThere
      ? piecesAt(variant, { kind: 'adjust', variantId: line.variantId, by: 0, locationId: count.locationId })
      : null
    rows.set(line.variantId, {
      ...row,
      counted: next,
      expected: next === null ? null : present,
      counted_at: next === null ? null : Date.now(),
      counted_by: next === null ? '' : by,
    })
  }
  for (const row of rows.values()) await writeLine(scope, row)
  await tallyCount(scope, countId, {
    counted: tally(rows, isCounted) - tally(before, isCounted),
    different: tally(rows, isDifferent) - tally(before, isDifferent),
  })
  return succeed(await toLines(scope, count, [...rows.values()]))
}

const isCounted = ({ counted }: CountLineRow): boolean => counted !== null
const isDifferent = ({ counted, expected }: CountLineRow): boolean =>
  counted !== null && expected !== null && counted !== expected

const tally = (rows: ReadonlyMap<string, CountLineRow>, is: (row: CountLineRow) => boolean): number =>
  [...rows.values()].filter(is).length

async function readByVariant({ database, websiteId }: ChangeScope, countId: string, variantIds: readonly string[]) {
  const rows = await database
    .selectFrom('stock_count_lines')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('count_id', '=', countId)
    .where('variant_id', 'in', variantIds.length > 0 ? [...new Set(variantIds)] : [''])
    .orderBy('position')
    .execute()
  return new Map<string, CountLineRow>(rows.map((row) => [row.variant_id, row]))
}

async function writeLine({ database, websiteId }: ChangeScope, row: CountLineRow): Promise<void> {
  const { counted, expected, counted_at, counted_by } = row
  await database
    .updateTable('stock_count_lines')
    .set({ counted, expected, counted_at, counted_by })
    .where('website_id', '=', websiteId)
    .where('count_id', '=', row.count_id)
    .where('variant_id', '=', row.variant_id)
    .execute()
}

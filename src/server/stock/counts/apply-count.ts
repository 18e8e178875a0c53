import { recordChanges } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import { lockLocations } from '#server/stock-locations/part-store.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { correctionOf } from '#shared/stock-counts/rules.ts'
import { countLimits } from '#shared/stock-counts/schema.ts'
import { adjustStock } from '../adjust-stock.ts'
import { stockLog } from '../change-log.ts'
import { piecesAt } from '../changed-stock.ts'
import { lockVariants, snapshot } from '../set-stock.ts'
import { isTracked } from '../transfers/save-transfer.ts'
import { readLines } from './count-lines.ts'
import { claimCount } from './count-store.ts'

/**
 * Closes a count, and corrects the stock of its location by the differences, so that what was sold since stays sold.
 * Lines that were not counted change nothing. The corrections are changes of stock in the log, and can be undone.
 * @returns how many variants have another stock now
 */
export async function applyCount(
  scope: ChangeScope,
  countId: string,
  batchId: string,
): Promise<Result<number, 'count-not-found' | 'count-closed' | 'location-not-found' | 'stock-too-large'>> {
  const claimed = await claimCount(scope, countId, 'applied')
  if (!claimed.ok) return claimed
  const { locationId } = claimed.value
  const different = await readLines(scope, countId, { show: 'different' }, -1, countLimits.lines)
  await lockLocations(scope, 'share')
  const known = await lockVariants(
    scope,
    different.map((row) => row.variant_id),
  )
  const adjustments = different.flatMap(({ variant_id: variantId, counted, expected }) => {
    const variant = known.get(variantId)
    if (!variant || !isTracked(variant) || counted === null || expected === null) return []
    const present = piecesAt(variant, { kind: 'adjust', variantId, locationId, by: 0 })
    const by = correctionOf(counted - expected, present)
    return by === 0 ? [] : [{ variantId, locationId, by }]
  })
  const adjusted = await adjustStock(scope, known, adjustments, { reason: 'count', aboutId: countId })
  if (!adjusted.ok) {
    if (adjusted.failure.code === 'stock-negative') throw new Error('A correction made a stock negative.')
    return fail(adjusted.failure.code, { variantId: adjusted.failure.variantId })
  }
  await recordChanges(
    scope,
    batchId,
    stockLog,
    [...adjusted.value].map(([variantId, after]) => ({
      nounId: variantId,
      before: snapshot(known.get(variantId)!),
      after: snapshot(after),
    })),
  )
  return succeed(adjusted.value.size)
}

import { smallestCents } from '#shared/money/money.ts'
import { shareOf } from '#shared/money/share-of.ts'
import { sum } from '#shared/money/sum.ts'
import { wholeBundles } from './bundled-pieces.ts'
import type { Order } from './schema.ts'

/**
 * What some pieces of a line cost, after others: refunded one by one, all pieces cost exactly what was paid for the line.
 * @param before the pieces that were refunded before
 */
export function costOfPieces(
  paidCents: number,
  { quantity, before, pieces, currency }: { quantity: number; before: number; pieces: number; currency: string },
): number {
  const upTo = (count: number) => shareOf(paidCents, Math.min(count, quantity), quantity, smallestCents(currency))
  return upTo(before + pieces) - upTo(before)
}

/** What is refunded for pieces of a line. */
export interface LineCost {
  readonly lineId: string
  readonly quantity: number
  readonly cents: number
}

/**
 * What pieces of an order have cost, after those of earlier refunds. The last pieces of a line cost what is left of it.
 * Whole bundles cost a share of their bundle, which the rounding of each part could miss by some cents.
 * @param paid what was paid for each line: `paidByLine`
 */
export function costOfLines(
  order: Pick<Order, 'lines' | 'currency' | 'refunds'>,
  paid: readonly number[],
  pieces: ReadonlyMap<string, number>,
): LineCost[] {
  const step = smallestCents(order.currency)
  const taken = Map.groupBy(
    order.refunds.filter(({ isOfEdit }) => !isOfEdit).flatMap(({ lines }) => lines),
    ({ lineId }) => lineId,
  )
  const costs = order.lines.flatMap((line, index) => {
    const wanted = pieces.get(line.id) ?? 0
    if (wanted === 0) return []
    const leftCents = Math.max(0, paid[index]! - sum((taken.get(line.id) ?? []).map(({ cents }) => cents)))
    const left = line.quantity - line.refundedQuantity - wanted
    const upTo = costOfPieces(paid[index]!, {
      ...{ quantity: line.quantity, before: 0, pieces: line.refundedQuantity + wanted, currency: order.currency },
    })
    const cents = left <= 0 ? leftCents : Math.min(leftCents, Math.max(0, upTo - (paid[index]! - leftCents)))
    return [{ line, leftCents, lineId: line.id, quantity: wanted, cents }]
  })
  for (const id of new Set(costs.flatMap(({ line }) => (line.bundle ? [line.bundle.id] : [])))) {
    const ofBundle = costs.filter(({ line }) => line.bundle?.id === id)
    let missing = fairCostOfBundles(order, paid, id, pieces, ofBundle)
    for (const cost of ofBundle) {
      const change = missing > 0 ? Math.min(step, cost.leftCents - cost.cents) : -Math.min(step, cost.cents)
      if (missing === 0 || change === 0) continue
      cost.cents += change
      missing -= change
    }
  }
  return costs.map(({ lineId, quantity, cents }) => ({ lineId, quantity, cents }))
}

/** By how much the costs of parts miss the share of the whole bundles that they are; 0 where they are no whole bundles. */
function fairCostOfBundles(
  order: Pick<Order, 'lines' | 'currency'>,
  paid: readonly number[],
  bundleId: string,
  pieces: ReadonlyMap<string, number>,
  costs: readonly { readonly leftCents: number; readonly cents: number }[],
): number {
  const lines = order.lines.filter(({ bundle }) => bundle?.id === bundleId)
  const before = wholeBundles(lines, new Map(lines.map((line) => [line.id, line.refundedQuantity])))
  const wanted = wholeBundles(lines, pieces)
  if (before === null || wanted === null || costs.length < lines.length) return 0
  const quantity = lines[0]!.bundle!.quantity
  const paidCents = sum(lines.map((line) => paid[order.lines.indexOf(line)]!))
  const takenCents = paidCents - sum(costs.map(({ leftCents }) => leftCents))
  const upTo = costOfPieces(paidCents, { quantity, before: 0, pieces: before + wanted, currency: order.currency })
  return upTo - takenCents - sum(costs.map(({ cents }) => cents))
}

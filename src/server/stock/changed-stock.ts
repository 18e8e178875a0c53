import type { Part, PartChange } from '#server/stock-locations/part-store.ts'
import type { PartMove } from '#server/stock-locations/split-moves.ts'
import type { Stock } from '#shared/products/rules.ts'
import type { StockChange } from '#shared/stock/schema.ts'
import { sumOf } from '#shared/stock-locations/rules.ts'
import { MAIN_LOCATION_ID } from '#shared/stock-locations/schema.ts'
import type { StockMove } from './settle-moves.ts'

/** The stock of a variant with its parts at every location besides the main one. */
export interface TrackedStock extends Stock {
  readonly lowStockAt: number | null
  readonly parts: readonly Part[]
}

const atMain = ({ qtyInStock, parts }: TrackedStock): number =>
  qtyInStock - sumOf(parts.filter(({ sellsOnline }) => sellsOnline))

/** The pieces at the location of a change; those of all locations, if it names none. */
export function piecesAt(stock: TrackedStock, change: StockChange): number {
  if (!('locationId' in change) || change.locationId === undefined) return stock.qtyInStock
  if (change.locationId === MAIN_LOCATION_ID) return atMain(stock)
  return stock.parts.find(({ locationId }) => locationId === change.locationId)?.quantity ?? 0
}

/**
 * The stock after a change. One without a location changes the sum, and the difference is at the main one.
 * @returns null where there is no such location
 */
export function changedStock(stock: TrackedStock, change: StockChange): TrackedStock | null {
  if (change.kind === 'low-stock-at') return { ...stock, lowStockAt: change.quantity }
  if (change.kind === 'unlimited') return { ...stock, unlimited: true }
  const { locationId = MAIN_LOCATION_ID } = change
  const place = stock.parts.find((part) => part.locationId === locationId)
  if (!place && locationId !== MAIN_LOCATION_ID) return null
  const by = change.kind === 'set' ? change.quantity - piecesAt(stock, change) : change.by
  return {
    ...stock,
    unlimited: false,
    qtyInStock: !place || place.sellsOnline ? stock.qtyInStock + by : stock.qtyInStock,
    parts: stock.parts.map((part) => (part === place ? { ...part, quantity: part.quantity + by } : part)),
  }
}

/** Whether a location would have fewer than no pieces. */
export const isNegative = (stock: TrackedStock): boolean =>
  atMain(stock) < 0 || stock.parts.some(({ quantity }) => quantity < 0)

/** The parts that differ. */
export function partChanges(variantId: string, before: TrackedStock, after: TrackedStock): PartChange[] {
  return after.parts.flatMap(({ locationId, quantity }, index) =>
    quantity === before.parts[index]!.quantity ? [] : [{ variantId, locationId, quantity }],
  )
}

/** A change for the history, by location where others than the main one are concerned. */
export function moveOf(
  variantId: string,
  before: TrackedStock & { readonly productId: string },
  after: TrackedStock,
): StockMove {
  const { productId } = before
  const move = {
    variantId,
    productId,
    lowStockAt: after.lowStockAt,
    before: before.qtyInStock,
    after: after.qtyInStock,
  }
  const others = after.parts.flatMap(({ locationId, quantity }, index): PartMove[] => {
    const earlier = before.parts[index]!.quantity
    return earlier === quantity ? [] : [{ locationId, before: earlier, after: quantity }]
  })
  if (others.length === 0 && after.parts.length === 0) return move
  const main = { locationId: null, before: atMain(before), after: atMain(after) }
  const parts = [...(main.before === main.after ? [] : [main]), ...others]
  return parts.length > 0 ? { ...move, parts } : move
}

import type { Order } from '../schema.ts'
import { SHIPPING_PART, type TaxedPart, taxedParts } from '../taxed-parts.ts'
import { discountByLine } from './kept-discounts.ts'

/** What refunds have fixed of an order: an edit changes neither its amounts nor its taxes. */
export interface RefundedParts {
  /** The lines of which money was returned, or is on its way, by their ids: what was paid for each, with its taxes. */
  readonly lines: ReadonlyMap<string, TaxedPart>
  /** Shipping with its taxes; null where nothing of it was returned. */
  readonly shipping: TaxedPart | null
  /** Whether a discount has taken something off one of these lines: then the discounts of the order stay. */
  readonly hasDiscounts: boolean
}

/**
 * The parts of an order of which refunds have taken money. What they have taken was recorded, and is in credit notes and
 * reports: it stays a part of what these parts cost.
 */
export function refundedParts(
  order: Parameters<typeof taxedParts>[0] & Pick<Order, 'refunds' | 'discounts'>,
): RefundedParts {
  const taken = new Set(
    order.refunds
      .filter(({ isOfEdit, heldCents }) => !isOfEdit && heldCents > 0)
      .flatMap(({ parts }) => parts.filter(({ cents }) => cents > 0).map(({ lineId }) => lineId)),
  )
  if (taken.size === 0) return { lines: new Map(), shipping: null, hasDiscounts: false }
  const parts = taxedParts(order).filter(({ lineId }) => taken.has(lineId))
  const discounts = discountByLine(order)
  return {
    lines: new Map(parts.filter(({ lineId }) => lineId !== SHIPPING_PART).map((part) => [part.lineId, part])),
    shipping: parts.find(({ lineId }) => lineId === SHIPPING_PART) ?? null,
    hasDiscounts: order.lines.some(({ id }, index) => taken.has(id) && discounts[index]! > 0),
  }
}

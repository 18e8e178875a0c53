import { sum } from '#shared/money/sum.ts'
import type { OrderLine } from './schema.ts'

/** A line of an order, an invoice or a form. */
interface Bundled {
  readonly id: string
  readonly bundle?: { readonly id: string } | null | undefined
}

/** Lines as their buyer bought them: those of one bundle, or one line alone. */
export interface LineGroup<Line extends Bundled> {
  readonly bundle: NonNullable<Line['bundle']> | null
  readonly lines: readonly Line[]
}

/** The lines of an order with those of each bundle together, at the place of its first one. */
export function groupByBundle<Line extends Bundled>(lines: readonly Line[]): LineGroup<Line>[] {
  const groups = Map.groupBy(lines, ({ id, bundle }) => (bundle ? `bundle ${bundle.id}` : id))
  return [...groups.values()].map((some) => ({ bundle: some[0]!.bundle ?? null, lines: some }))
}

/** What lines cost together, in hundredths of the order's currency. */
export const totalOfGroup = (lines: readonly Pick<OrderLine, 'totalCents'>[]): number =>
  sum(lines.map(({ totalCents }) => totalCents))

type Counted = Pick<
  OrderLine,
  'id' | 'bundle' | 'variantId' | 'quantity' | 'fulfilledQuantity' | 'refundedQuantity' | 'totalCents'
>

/**
 * Lines as staff pack and read them: where the share of a part in the price of its bundle did not divide, its two lines
 * are one. What it costs is their sum, which is no longer its quantity times the price of a piece.
 */
export function withJoinedParts<Line extends Counted>(lines: readonly Line[]): Line[] {
  const parts = Map.groupBy(lines, ({ id, bundle, variantId }) => (bundle ? `${bundle.id} ${variantId}` : id))
  return [...parts.values()].map((some) => ({
    ...some[0]!,
    quantity: sum(some.map(({ quantity }) => quantity)),
    fulfilledQuantity: sum(some.map(({ fulfilledQuantity }) => fulfilledQuantity)),
    refundedQuantity: sum(some.map(({ refundedQuantity }) => refundedQuantity)),
    totalCents: totalOfGroup(some),
  }))
}

/**
 * The parts of a bundle as its buyer reads them, without prices: a part whose share of the price did not divide has two
 * lines, and is one part here.
 */
export function partsOfGroup<Line extends Pick<OrderLine, 'variantId' | 'quantity' | 'fulfilledQuantity'>>(
  lines: readonly Line[],
): Line[] {
  const parts = Map.groupBy(lines, ({ variantId }) => variantId)
  return [...parts.values()].map((some) => ({
    ...some[0]!,
    quantity: sum(some.map(({ quantity }) => quantity)),
    fulfilledQuantity: sum(some.map(({ fulfilledQuantity }) => fulfilledQuantity)),
  }))
}

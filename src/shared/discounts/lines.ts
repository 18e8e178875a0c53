import type { Discount, DiscountClass, DiscountTarget } from './schema.ts'

/** A line of a cart as discounts see it. Amounts in hundredths that the currency can pay. */
export interface DiscountLine {
  readonly productId: string
  /** The product's categories, with those above them. */
  readonly categoryIds: readonly string[]
  readonly isOnSale: boolean
  readonly quantity: number
  readonly unitCents: number
  /** A gift card is money already: no discount applies to it. */
  readonly isDiscountable: boolean
}

/** The lines of a target, as a list of yes and no in the order of the lines. */
export function linesOf(target: DiscountTarget, lines: readonly DiscountLine[], excludesSale: boolean): boolean[] {
  const isIn = inTarget(target)
  return lines.map((line) => line.isDiscountable && !(excludesSale && line.isOnSale) && isIn(line))
}

function inTarget(target: DiscountTarget): (line: DiscountLine) => boolean {
  if (target.kind === 'all') return () => true
  if (target.kind === 'products') {
    const ids = new Set(target.productIds)
    return ({ productId }) => ids.has(productId)
  }
  const ids = new Set(target.categoryIds)
  return ({ categoryIds }) => categoryIds.some((id) => ids.has(id))
}

/** What a discount is taken from: chosen goods, the whole order, or shipping. */
export function classOf({ kind, appliesTo }: Pick<Discount, 'kind' | 'appliesTo'>): DiscountClass {
  if (kind === 'free-shipping') return 'shipping'
  return kind === 'buy-get' || appliesTo.kind !== 'all' ? 'product' : 'order'
}

import { roundToCurrency } from '#shared/money/percent.ts'
import { isMoney, isShipped, type ProductType, productTypes } from '#shared/products/codes.ts'
import type { GiftCardSettings } from '#shared/settings/gift-cards/gift-card-settings.ts'
import type { Discount, DiscountClass, DiscountTarget } from './schema.ts'

/** A line of a cart as discounts see it. Amounts in hundredths that the currency can pay. */
export interface DiscountLine {
  readonly productId: string
  /** The product's categories, with those above them. */
  readonly categoryIds: readonly string[]
  readonly isOnSale: boolean
  readonly quantity: number
  readonly unitCents: number
  /** A gift card is money already: no discount applies to it, unless the owner allows it. Nor is a donation reduced. */
  readonly isDiscountable: boolean
  /** Whether it counts for the minimum of a shipping discount. */
  readonly isShipped: boolean
}

/** A line of a cart or an order, before discounts look at it. `unitPriceCents` is in hundredths, as the catalog has it. */
interface PricedLine extends Pick<DiscountLine, 'productId' | 'categoryIds' | 'quantity'> {
  readonly unitPriceCents: number
  readonly onSale: boolean
  readonly productType: ProductType
}

interface ShopFacts {
  readonly currency: string
  readonly giftCards?: Pick<GiftCardSettings, 'takesDiscounts'> | undefined
}

/** A line as discounts see it. */
export const discountLineOf = (line: PricedLine, { currency, giftCards }: ShopFacts): DiscountLine => ({
  productId: line.productId,
  categoryIds: line.categoryIds,
  isOnSale: line.onSale,
  quantity: line.quantity,
  unitCents: roundToCurrency(line.unitPriceCents, currency),
  isShipped: isShipped(line.productType),
  isDiscountable:
    !isMoney(line.productType) || (line.productType === productTypes.giftCard && giftCards?.takesDiscounts === true),
})

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

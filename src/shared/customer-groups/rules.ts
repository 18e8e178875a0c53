import { isMoney } from '#shared/products/codes.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { lessPercent, priceWithBreaks, stepAt } from '#shared/products/quantity-breaks/rules.ts'
import type { QuantityBreaks } from '#shared/products/quantity-breaks/schema.ts'
import type { Pricing } from '#shared/products/rules.ts'
import type { GroupContent } from './schema.ts'

/** The price list of a group. */
type PriceList = Pick<GroupContent, 'percentMilli' | 'categories' | 'steps'>

/** A variant as lists price it; prices in hundredths of the buyer's currency. */
export interface ListedVariant extends Pricing {
  readonly productType: number
  readonly quantityBreaks?: QuantityBreaks | undefined
  readonly subscriptionPlan: unknown
}

interface ListFacts {
  readonly currency: string
  /** How many pieces count for the steps of the product. */
  readonly pieces: number
  /** How many pieces of all its variants are bought, for the steps of the group. */
  readonly piecesOfProduct: number
  /** The group of the buyer; null without one. */
  readonly list: PriceList | null
  /** The product's categories with those above them. */
  readonly categoryIds: readonly string[]
  /** The price that the group's list fixes for the variant, in the buyer's currency; absent: none. */
  readonly fixedCents?: number | undefined
}

/** Whether lists change the price: not of gift cards and donations, which are money, nor of subscriptions, whose renewals cost what was agreed. */
const isListed = ({ productType, subscriptionPlan }: ListedVariant): boolean =>
  !isMoney(productType) && subscriptionPlan === null

/**
 * The price of one piece by quantity and by group, in hundredths. Prices do not add up: the buyer pays the lowest of the
 * price now, the price with the product's steps, and the price of their group. So it is never above the shop's price.
 */
export function listPrice(variant: ListedVariant, facts: ListFacts): number {
  const now = unitPriceCents(variant)
  if (!isListed(variant)) return now
  const { list, currency, pieces } = facts
  const withBreaks = priceWithBreaks(now, variant.quantityBreaks, pieces, currency)
  return list ? Math.min(withBreaks, priceOfList(variant.priceCents, list, facts)) : withBreaks
}

/** The price of a group: fixed, or a percentage off the price without a sale; then the group's own steps. */
function priceOfList(
  regularCents: number,
  list: PriceList,
  { currency, categoryIds, fixedCents, piecesOfProduct }: ListFacts,
): number {
  const cents = fixedCents ?? lessPercent(regularCents, percentFor(list, categoryIds), currency)
  const step = stepAt(list.steps, piecesOfProduct)
  return step ? lessPercent(cents, step.percentMilli, currency) : cents
}

/** The percentage of a product: the largest of its categories, where the list names one of them, else that of all goods. */
export function percentFor(
  { percentMilli, categories }: Pick<PriceList, 'percentMilli' | 'categories'>,
  categoryIds: readonly string[],
): number {
  const own = categories.filter(({ categoryId }) => categoryIds.includes(categoryId))
  return own.length > 0 ? Math.max(...own.map((one) => one.percentMilli)) : percentMilli
}

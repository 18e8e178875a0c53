import { formatPercent, WHOLE_MILLI_PERCENT } from '#shared/money/percent.ts'
import { classOf } from './lines.ts'
import { type DiscountClass, type DiscountContent, type DiscountTarget, discountClasses } from './schema.ts'

/** How a description writes amounts and days, and what it calls products and categories. */
export interface DescriptionWords {
  readonly money: (cents: number) => string
  readonly day: (time: number) => string
  /** Titles by id; where one is missing, things are counted. */
  readonly titles?: ReadonlyMap<string, string>
}

/** A discount in one sentence: '10% off the whole order, on orders of $50.00 or more, once per customer.' */
export function describeDiscount(discount: DiscountContent, words: DescriptionWords): string {
  return `${[whatItDoes(discount, words), ...conditionsOf(discount, words)].join(', ')}.`
}

function whatItDoes(discount: DiscountContent, words: DescriptionWords): string {
  const { kind, percentMilli, amountCents, appliesTo } = discount
  if (kind === 'buy-get') return buyGetWords(discount, words)
  if (kind === 'free-shipping') return shippingWords(discount, words)
  const amount = kind === 'percent' ? formatPercent(percentMilli) : words.money(amountCents)
  return `${amount} off ${appliesTo.kind === 'all' ? 'the whole order' : targetWords(appliesTo, words)}`
}

function buyGetWords(
  { buy, getQuantity, percentMilli, appliesTo, timesPerOrder }: DiscountContent,
  words: DescriptionWords,
): string {
  const pieces = (quantity: number, target: DiscountTarget) =>
    target.kind === 'all' ? counted(quantity, 'item') : `${quantity} of ${targetWords(target, words)}`
  const reduced = percentMilli >= WHOLE_MILLI_PERCENT ? 'free' : `at ${formatPercent(percentMilli)} off`
  const often =
    timesPerOrder === null ? '' : `, ${timesPerOrder === 1 ? 'once' : `up to ${timesPerOrder} times`} per order`
  return `Buy ${pieces(buy.quantity, buy.of)}, get ${
    appliesTo.kind === 'all' && buy.of.kind === 'all' ? getQuantity : pieces(getQuantity, appliesTo)
  } ${reduced}${often}`
}

function shippingWords({ shippingMaximumCents, countries }: DiscountContent, { money }: DescriptionWords): string {
  const where = countries.length > 0 ? ` to ${counted(countries.length, 'country', 'countries')}` : ''
  const upTo = shippingMaximumCents === null ? '' : `, for rates up to ${money(shippingMaximumCents)}`
  return `Free shipping${where}${upTo}`
}

function targetWords(target: DiscountTarget, { titles }: DescriptionWords): string {
  if (target.kind === 'all') return 'all products'
  const ids = target.kind === 'products' ? target.productIds : target.categoryIds
  const [first, ...others] = ids
  const title = first === undefined ? undefined : titles?.get(first)
  if (title !== undefined && others.length === 0) return target.kind === 'products' ? title : `products in ${title}`
  return target.kind === 'products'
    ? counted(ids.length, 'product')
    : `products in ${counted(ids.length, 'category', 'categories')}`
}

function conditionsOf(discount: DiscountContent, { money, day }: DescriptionWords): string[] {
  const { startsAt, endsAt, usageLimit, customers, minimumSubtotalCents, minimumQuantity } = discount
  const isBuyGet = discount.kind === 'buy-get'
  const isAll = discount.appliesTo.kind === 'all'
  return [
    discount.excludesSale && discount.kind !== 'free-shipping' && 'except items on sale',
    !isBuyGet &&
      minimumSubtotalCents > 0 &&
      `${isAll ? 'on orders of' : 'if the discounted items cost'} ${money(minimumSubtotalCents)} or more`,
    !isBuyGet && minimumQuantity > 0 && `with ${counted(minimumQuantity, isAll ? 'item' : 'discounted item')} or more`,
    discount.firstOrderOnly && 'for first orders',
    customers.length > 0 && `for ${counted(customers.length, 'customer')}`,
    discount.oncePerCustomer && !discount.firstOrderOnly && 'once per customer',
    discount.trigger === 'single-use-codes' && 'each code works once',
    usageLimit !== null && `${counted(usageLimit, 'use')} in total`,
    startsAt !== null && `from ${day(startsAt)}`,
    endsAt !== null && `until ${day(endsAt)}`,
  ].filter((words) => words !== false)
}

const classWords: Readonly<Record<DiscountClass, string>> = {
  product: 'product discounts',
  order: 'order discounts',
  shipping: 'free shipping',
}

/** With what a discount can be combined, in one sentence. */
export function describeCombination(discount: Pick<DiscountContent, 'combinesWith' | 'kind' | 'appliesTo'>): string {
  const combined = discountClasses.filter((one) => discount.combinesWith[one])
  if (combined.length === 0) return 'Can’t be combined with other discounts.'
  const names = combined.map((one) => (one === classOf(discount) ? `other ${classWords[one]}` : classWords[one]))
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]
  return `Can be combined with ${list}, where these allow it.`
}

const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`

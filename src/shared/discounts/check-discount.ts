import { canBePaid } from '#shared/currencies/rules.ts'
import { discountLimits } from './limits.ts'
import { normalizeCode, normalizeEmail } from './rules.ts'
import type { DiscountContent } from './schema.ts'

/** A code that can be written in a link and on paper. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u

const NOT_PAYABLE = 'Some of these currencies have no decimals. Enter whole amounts.'

/** What is wrong with a discount, as messages by field; empty where it can be saved. */
export function checkDiscount(discount: DiscountContent): Record<string, string> {
  const errors: Record<string, string> = {}
  const { kind, trigger, code, percentMilli, amountCents, appliesTo, buy, startsAt, endsAt } = discount
  if (trigger === 'code' && code.trim() === '') errors.code = 'Enter a code.'
  else if (trigger === 'code' && !CODE.test(code.trim()))
    errors.code = 'Use letters, numbers, hyphens, dots and underscores only.'
  // Some letters are longer in capitals.
  else if (trigger === 'code' && normalizeCode(code).length > discountLimits.codeLength)
    errors.code = `Use ${discountLimits.codeLength} characters or fewer.`
  if (trigger !== 'code' && discount.title.trim() === '') errors.title = 'Enter a title.'
  if ((kind === 'percent' || kind === 'buy-get') && percentMilli <= 0)
    errors.percentMilli = 'Enter a percentage above 0.'
  if (kind === 'amount' && amountCents <= 0) errors.amountCents = 'Enter an amount above 0.'
  if (!canBePaid(discount.fixedAmounts)) errors.fixedAmounts = NOT_PAYABLE
  if (!canBePaid(discount.fixedMinimums)) errors.fixedMinimums = NOT_PAYABLE
  const targets = kind === 'free-shipping' ? {} : kind === 'buy-get' ? { appliesTo, 'buy.of': buy.of } : { appliesTo }
  for (const [field, target] of Object.entries(targets)) {
    if (target.kind === 'products' && target.productIds.length === 0) errors[field] = 'Choose at least one product.'
    if (target.kind === 'categories' && target.categoryIds.length === 0) errors[field] = 'Choose at least one category.'
  }
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) errors.endsAt = 'The end must be after the start.'
  return errors
}

/**
 * A discount as it is saved: what its kind and trigger do not use is reset, codes are in capitals, and the title of a
 * code is the code where the owner gave none.
 */
export function tidyDiscount(discount: DiscountContent): DiscountContent {
  const { kind, trigger } = discount
  const code = trigger === 'code' ? normalizeCode(discount.code) : ''
  const isOfGoods = kind !== 'free-shipping'
  const isBuyGet = kind === 'buy-get'
  return {
    ...discount,
    code,
    title: discount.title.trim() || code,
    percentMilli: kind === 'percent' || isBuyGet ? discount.percentMilli : 0,
    amountCents: kind === 'amount' ? discount.amountCents : 0,
    fixedAmounts: kind === 'amount' ? discount.fixedAmounts : {},
    appliesTo: isOfGoods ? discount.appliesTo : { kind: 'all' },
    excludesSale: isOfGoods && discount.excludesSale,
    buy: isBuyGet ? discount.buy : { quantity: 1, of: { kind: 'all' } },
    getQuantity: isBuyGet ? discount.getQuantity : 1,
    timesPerOrder: isBuyGet ? discount.timesPerOrder : null,
    shippingMaximumCents: isOfGoods ? null : discount.shippingMaximumCents,
    countries: isOfGoods ? [] : discount.countries,
    minimumSubtotalCents: isBuyGet ? 0 : discount.minimumSubtotalCents,
    fixedMinimums: isBuyGet || discount.minimumSubtotalCents === 0 ? {} : discount.fixedMinimums,
    minimumQuantity: isBuyGet ? 0 : discount.minimumQuantity,
    customers: [...new Set(discount.customers.map(normalizeEmail))],
  }
}

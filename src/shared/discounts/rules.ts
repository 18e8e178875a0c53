import { type Failure, fail } from '#shared/http/failure.ts'
import { sum } from '#shared/money/sum.ts'
import { piecesMissing } from './buy-get.ts'
import { classOf, type DiscountLine, linesOf } from './lines.ts'
import type { discountMessages } from './messages.ts'
import type { Discount, DiscountContent } from './schema.ts'

export type DiscountRefusal = keyof typeof discountMessages &
  (
    | 'discount-country'
    | 'discount-customer'
    | 'discount-ended'
    | 'discount-first-order'
    | 'discount-minimum'
    | 'discount-not-started'
    | 'discount-nothing-shipped'
    | 'discount-once'
    | 'discount-other-items'
    | 'discount-pieces'
    | 'discount-sale-items'
    | 'discount-unknown'
    | 'discount-used-up'
  )

/** A buyer, once their email address is known. */
export interface DiscountCustomer {
  /** As `normalizeEmail` makes it. */
  readonly email: string
  /** Whether an earlier order of theirs counts: not a canceled one, nor a test. */
  readonly hasOrdered: boolean
  /** The discounts that they use in another order. */
  readonly usedIds: ReadonlySet<string>
}

/** The facts that decide whether a discount applies to a cart. */
interface DiscountFacts {
  readonly lines: readonly DiscountLine[]
  /** Milliseconds since 1970 (UTC). */
  readonly now: number
  /** Null while the buyer is not known: what depends on them is checked when they order. */
  readonly customer: DiscountCustomer | null
  /** The country of the destination; null while it is not known. */
  readonly country: string | null
  readonly requiresShipping: boolean
  /** Formats an amount, and a day in the site's time zone, for the reason. */
  readonly money: (cents: number) => string
  readonly day: (time: number) => string
}

/** Codes are compared without case and surrounding spaces. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase()
}

/** Email addresses are compared without case and surrounding spaces. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Whether a discount can be used by some customers only, or by each only once. */
export const dependsOnCustomer = (
  discount: Pick<Discount, 'oncePerCustomer' | 'firstOrderOnly' | 'customers'>,
): boolean => discount.oncePerCustomer || discount.firstOrderOnly || discount.customers.length > 0

/** What the owner edits of a discount. */
export function contentOf(discount: Discount): DiscountContent {
  const { id: _id, revision: _revision, createdAt: _createdAt, updatedAt: _updatedAt, ...rest } = discount
  const { usedCount: _usedCount, salesCents: _salesCents, codeCount: _codeCount, ...content } = rest
  return content
}

type Refusal = Failure<DiscountRefusal>
type Check = (discount: Discount, facts: DiscountFacts) => Refusal | null

/**
 * Why a discount does not apply to a cart, with what the buyer can do; null when it does. It applies from its start
 * until just before its end.
 */
export function refusalOf(discount: Discount, facts: DiscountFacts): Refusal | null {
  // An empty cart has no reason that goods could change, such as a minimum that is not reached yet.
  for (const check of facts.lines.length === 0 ? checksWithoutGoods : checks) {
    const refusal = check(discount, facts)
    if (refusal) return refusal
  }
  return null
}

const refuse = (code: DiscountRefusal, facts: Readonly<Record<string, unknown>> = {}): Refusal =>
  fail(code, facts).failure

const whetherItRuns: Check = ({ isOn, startsAt, endsAt, usageLimit, usedCount }, { now, day }) => {
  if (!isOn) return refuse('discount-unknown')
  if (startsAt !== null && now < startsAt) return refuse('discount-not-started', { day: day(startsAt) })
  // The last moment names the day: an end at midnight belongs to the day before.
  if (endsAt !== null && now >= endsAt) return refuse('discount-ended', { day: day(endsAt - 1) })
  return usageLimit !== null && usedCount >= usageLimit ? refuse('discount-used-up') : null
}

const whetherCustomerMay: Check = ({ id, customers, firstOrderOnly, oncePerCustomer }, { customer }) => {
  if (!customer) return null
  if (customers.length > 0 && !customers.some((email) => normalizeEmail(email) === customer.email))
    return refuse('discount-customer')
  if (firstOrderOnly && customer.hasOrdered) return refuse('discount-first-order')
  return (oncePerCustomer || firstOrderOnly) && customer.usedIds.has(id) ? refuse('discount-once') : null
}

const whetherGoodsFit: Check = (discount, { lines }) => {
  if (discount.kind === 'free-shipping') return null
  const isIn = (excludesSale: boolean) => linesOf(discount.appliesTo, lines, excludesSale).includes(true)
  // With free goods, what is missing is named below.
  if (discount.kind === 'buy-get' || isIn(discount.excludesSale)) return null
  return refuse(isIn(false) ? 'discount-sale-items' : 'discount-other-items')
}

const whetherEnough: Check = (discount, { lines, money }) => {
  if (discount.kind === 'buy-get') {
    const missing = piecesMissing(discount, lines)
    const isSome = discount.buy.of.kind !== 'all' || discount.appliesTo.kind !== 'all'
    return missing > 0 ? refuse('discount-pieces', { missing, isSome }) : null
  }
  const counted = linesOf(discount.appliesTo, lines, discount.excludesSale)
  const isForShipping = discount.kind === 'free-shipping'
  const inCart = lines.filter((line, index) => counted[index] && (line.isShipped || !isForShipping))
  const cents = sum(inCart.map(({ unitCents, quantity }) => unitCents * quantity))
  const isSome =
    discount.appliesTo.kind !== 'all' ||
    discount.excludesSale ||
    (isForShipping && lines.some((line) => !line.isShipped))
  if (cents < discount.minimumSubtotalCents)
    return refuse('discount-minimum', { missing: money(discount.minimumSubtotalCents - cents), isSome })
  const missing = discount.minimumQuantity - sum(inCart.map(({ quantity }) => quantity))
  return missing > 0 ? refuse('discount-pieces', { missing, isSome }) : null
}

const whetherShippingFits: Check = (discount, { requiresShipping, country }) => {
  if (classOf(discount) !== 'shipping') return null
  if (!requiresShipping) return refuse('discount-nothing-shipped')
  const isElsewhere =
    country !== null && discount.countries.length > 0 && !discount.countries.some((one) => one === country)
  return isElsewhere ? refuse('discount-country') : null
}

const checksWithoutGoods: readonly Check[] = [whetherItRuns, whetherCustomerMay]
const checks: readonly Check[] = [...checksWithoutGoods, whetherGoodsFit, whetherEnough, whetherShippingFits]

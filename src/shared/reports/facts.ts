import { z } from 'zod'
import { jsonText } from '#shared/http/json-text.ts'
import type { Currency } from '#shared/money/schema.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import { isMoney } from '#shared/products/codes.ts'
import { eventsOf, type PartAmount, type ReportEvent } from './order-events.ts'
import type { ReportedOrder } from './order-parts.ts'
import { addSums, noSums, type Sums, totalOf } from './sums.ts'

/** What sums are stored by. `time` is everything; the others split it. */
export const factDimensions = ['time', 'variant', 'country', 'discount', 'tax', 'payment', 'channel', 'fund'] as const
export type FactDimension = (typeof factDimensions)[number]

/** What one order adds to the sums of an hour (`time`) or a day. */
export interface Fact {
  readonly dimension: FactDimension
  /** The id of the variant, discount or fund, the country, the payment method, the channel; JSON of `TaxKey`. */
  readonly key: string
  /** The product of a variant; '' for others, and for lines that are not in the catalog. */
  readonly parent: string
  /** 2026-11-26T14 for `time`, 2026-11-26 for others: in the shop's time zone. */
  readonly bucket: string
  readonly currency: Currency
  readonly sums: Sums
}

/** The channel of draft orders. Their discounts, which are none of the shop, share it as their key. */
export const FROM_DRAFTS = 'draft-orders'

/** The channel of orders that renew a subscription. */
export const RENEWALS = 'renewals'

/** Longer than any name of a tax, in characters. */
const LONGEST_TAX_KEY = 16_384
const taxKey = jsonText(LONGEST_TAX_KEY).pipe(z.tuple([z.string(), z.string(), z.string(), z.int(), z.string()]))

/** A tax with the place of its buyers: country, region, name, thousandths of a percent, and why there is none. */
export type TaxKey = readonly [country: string, region: string, name: string, rateMilliPercent: number, kind: string]

/** What facts need to know beside the order. */
export interface FactRules {
  /** The hour of a moment in the shop's time zone: 2026-11-26T14. */
  hourOf(at: number): string
  /** Whether it is the code of a region: what people write freely is no place to count by. */
  isRegion(country: string, region: string): boolean
}

/**
 * The tax that a stored key names.
 * @throws ZodError when it is not such a key
 */
export const taxKeyOf = (key: string): TaxKey => taxKey.parse(key)

/** What an order counts in reports. */
export function factsOf(order: ReportedOrder, rules: FactRules): Fact[] {
  const facts = new Map<string, Fact>()
  const currency = order.exchange?.currency ?? order.currency
  const place = placeOf(order, rules)
  for (const event of eventsOf(order)) {
    const hour = rules.hourOf(event.at)
    const day = hour.slice(0, 10)
    const add = (dimension: FactDimension, key: string, changes: Partial<Sums>, parent = '') => {
      const bucket = dimension === 'time' ? hour : day
      const name = [dimension, key, parent, bucket].join('\n')
      const before = facts.get(name)
      const sums = addSums(before?.sums ?? noSums(), { ...noSums(), ...changes })
      facts.set(name, { dimension, key, parent, bucket, currency, sums })
    }
    addEvent(order, event, place, add)
  }
  return [...facts.values()]
}

type Add = (dimension: FactDimension, key: string, changes: Partial<Sums>, parent?: string) => void

function addEvent(order: ReportedOrder, event: ReportEvent, place: Place, add: Add): void {
  const isSale = event.kind === 'sale'
  const whole = {
    ...event.amounts.map((amount) => sumsOf(event, amount)).reduce(addSums, noSums()),
    orders: isSale ? 1 : 0,
    ordersWithoutGoods: isSale && order.lines.every(({ productType }) => isMoney(productType)) ? 1 : 0,
    refunds: event.kind === 'refund' ? 1 : 0,
    refundedCents: event.kind === 'refund' ? sum(event.amounts.map(({ cents }) => cents)) : 0,
  }
  add('time', '', whole)
  add('country', place.country, whole)
  add('channel', channelOf(order), whole)
  for (const amount of event.amounts) {
    const { line, isGiftCard, isDonation } = amount.part
    if (line && !isGiftCard && !isDonation && hasAnything(amount))
      add('variant', line.variantId, sumsOf(event, amount), line.productId)
    if (line && isDonation && hasAnything(amount))
      add('fund', line.fund?.id ?? '', { ...sumsOf(event, amount), ...(isSale && { orders: 1 }) })
    addTaxes(event, amount, place, add)
  }
  for (const { method, cents } of event.tenders)
    add('payment', method, isSale ? { orders: 1, grossCents: cents } : { returnCents: cents })
  addDiscounts(order, event, whole, add)
}

function channelOf({ draftOrder, renewal }: ReportedOrder): string {
  if (renewal) return RENEWALS
  return draftOrder ? FROM_DRAFTS : 'online'
}

const hasAnything = ({ cents, units, part }: PartAmount): boolean =>
  cents !== 0 || units !== 0 || part.discountCents !== 0

/** What an amount counts: a sale with its full price and discount, what is taken back as that. */
function sumsOf(event: ReportEvent, { part, units, cents, taxCents }: PartAmount): Sums {
  const isSale = event.kind === 'sale'
  const sign = isSale ? 1 : -1
  const tax = sum(taxCents)
  const net = cents - tax
  if (part.isGiftCard) return { ...noSums(), giftCardCents: sign * net, taxCents: sign * tax }
  if (part.isDonation) return { ...noSums(), donationCents: sign * net, taxCents: sign * tax }
  const counted = { ...noSums(), taxCents: sign * tax }
  if (part.line === null) return { ...counted, shippingCents: sign * net }
  return isSale
    ? { ...counted, units, grossCents: net + part.discountCents, discountCents: part.discountCents }
    : { ...counted, returnedUnits: units, returnCents: net }
}

/** Each tax with the amount that it is taken on; what has none counts as that. */
function addTaxes(event: ReportEvent, amount: PartAmount, { country, region }: Place, add: Add): void {
  const { part, cents, taxCents } = amount
  if ((part.isGiftCard || part.isDonation) && part.taxes.length === 0) return
  const net = cents - sum(taxCents)
  const taxes = part.taxes.length > 0 ? part.taxes : [{ name: '', rateMilliPercent: 0, amountCents: 0 }]
  for (const [index, tax] of taxes.entries()) {
    const own = taxCents[index] ?? 0
    if (net === 0 && own === 0) continue
    const kind = ('kind' in tax ? tax.kind : undefined) ?? ''
    const key: TaxKey = [country, region, tax.name, tax.rateMilliPercent, kind]
    const changes = event.kind === 'sale' ? { grossCents: net, taxCents: own } : { returnCents: net, taxCents: -own }
    add('tax', JSON.stringify(key), changes)
  }
}

/** What each discount took, and the sales with it. A canceled order takes both back; a refund neither. */
function addDiscounts(order: ReportedOrder, event: ReportEvent, whole: Sums, add: Add): void {
  if (event.kind === 'refund') return
  const sign = event.kind === 'sale' ? 1 : -1
  const taken = sum(event.amounts.map(({ part }) => (part.isGiftCard || part.isDonation ? 0 : part.discountCents)))
  const named = order.discounts.map(({ discountCents }) => discountCents)
  const others = Math.max(0, order.discountCents - sum(named))
  const weights = [...named, others]
  const parts = sum(weights) === 0 ? weights : spread(taken, weights)
  const salesCents = event.kind === 'sale' ? totalOf(whole) : -totalOf(whole)
  const orders = event.kind === 'sale' ? 1 : 0
  for (const [index, { id }] of order.discounts.entries())
    add('discount', id === order.draftOrder?.id ? FROM_DRAFTS : id, {
      orders,
      discountCents: sign * parts[index]!,
      grossCents: sign * salesCents,
    })
  if (others > 0) add('discount', '', { orders, discountCents: sign * parts.at(-1)!, grossCents: sign * salesCents })
}

interface Place {
  readonly country: string
  readonly region: string
}

/** Where an order goes to, or its buyer is: the place that taxes go by. */
function placeOf({ shippingAddress, billingAddress, buyer }: ReportedOrder, { isRegion }: FactRules): Place {
  const place = shippingAddress ?? billingAddress ?? buyer
  const [country, region] = [place?.country ?? '', place?.region ?? '']
  return { country, region: isRegion(country, region) ? region : '' }
}

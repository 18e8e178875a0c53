import { europeanUnion } from '#shared/addresses/european-union.ts'
import { inShopCurrency } from '#shared/currencies/rules.ts'
import { dueOfOrder } from '#shared/gift-cards/rules.ts'
import { giftCardName } from '#shared/gift-cards/texts.ts'
import { smallestCents } from '#shared/money/money.ts'
import { percentInside, percentOf } from '#shared/money/percent.ts'
import { sum } from '#shared/money/sum.ts'
import { paidByLine } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { variantTitle } from '#shared/products/variants.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { Invoice, InvoiceTax } from './schema.ts'

/** Whether a shop issues invoices: as its owner chose, or where the shop's country is in the EU. */
export const issuesInvoices = ({ invoices, country }: Pick<StoreSettings, 'invoices' | 'country'>): boolean =>
  invoices.isOn ?? europeanUnion.includes(country)

/**
 * What an invoice cannot do without: the seller's address, and the tax number where a shop in the EU charges VAT. Until it
 * is there nothing is issued: an issued invoice could not be corrected.
 */
export function missingOfSeller({
  businessAddress,
  taxNumber,
  country,
  taxRates,
}: Pick<StoreSettings, 'businessAddress' | 'taxNumber' | 'country' | 'taxRates'>): 'address' | 'tax-number' | null {
  if (businessAddress.trim() === '') return 'address'
  const chargesTax = taxRates.some(({ rateMilliPercent }) => rateMilliPercent > 0)
  return taxNumber === '' && chargesTax && europeanUnion.includes(country) ? 'tax-number' : null
}

/** A number of a series: the prefix, the year and a count of at least four digits, such as `2026-0001`. */
export const invoiceNumber = (prefix: string, year: string, count: number): string =>
  `${prefix}${year}-${String(count).padStart(4, '0')}`

/** What an invoice says of its order: items, discounts, shipping, taxes and the total. */
export function contentOfInvoice(
  order: Order,
): Pick<
  Invoice,
  | 'suppliedOn'
  | 'lines'
  | 'discounts'
  | 'shipping'
  | 'adjustmentCents'
  | 'taxes'
  | 'taxCents'
  | 'totalCents'
  | 'tenders'
> {
  const named = order.discounts.filter(({ discountCents }) => discountCents > 0)
  const rest = order.discountCents - sum(named.map(({ discountCents }) => discountCents))
  const paid = paidByLine(order)
  return {
    suppliedOn: order.shippingMethod?.slot?.date ?? null,
    lines: order.lines.map((line, index) => ({
      lineId: line.id,
      title: line.title,
      options: variantTitle(line.attributes),
      sku: line.sku,
      quantity: line.quantity,
      unitPriceCents: line.unitPriceCents,
      totalCents: line.totalCents,
      ...(line.bundle && { bundle: { id: line.bundle.id, title: line.bundle.title, quantity: line.bundle.quantity } }),
      paid: line.tax && { cents: paid.lines[index]!, taxes: line.tax.rates },
    })),
    discounts: [
      ...named.map(({ title, code, discountCents }) => ({ title: title || code, cents: discountCents })),
      // Orders from before discounts were stored by name have their sum only.
      ...(rest > 0 ? [{ title: '', cents: rest }] : []),
    ],
    shipping: order.shippingMethod && {
      name: order.shippingMethod.name,
      cents: order.shippingCostCents,
      paid: order.shippingTaxes && { cents: paid.shippingCents, taxes: order.shippingTaxes },
    },
    adjustmentCents: 0,
    taxes: taxesOf(order),
    taxCents: order.taxCents,
    totalCents: order.grandTotalCents,
    tenders: tendersOf(order),
  }
}

/** What has been paid, and how: gift cards first, the rest in one way once it has arrived. */
function tendersOf(order: Order): Invoice['tenders'] {
  const cards = (order.giftCards ?? []).map(({ lastFour, cents }) => ({ name: giftCardName(lastFour), cents }))
  const dueCents = dueOfOrder(order) - order.owedCents
  if (order.paymentState === 'awaiting' || dueCents === 0) return cards
  return [...cards, { name: paymentMethod(order.paymentMethod).name, cents: dueCents }]
}

/** The tax of an invoice in the seller's currency, in hundredths; null where it is in that currency anyway. */
export const taxInShopCurrency = ({ accounting, taxCents }: Pick<Invoice, 'accounting' | 'taxCents'>): number | null =>
  accounting ? inShopCurrency(taxCents, accounting) : null

/** What is left to pay of an invoice. */
export const dueOfInvoice = ({ totalCents, tenders }: Pick<Invoice, 'totalCents' | 'tenders'>): number =>
  totalCents - sum(tenders.map(({ cents }) => cents))

type Taxed = Pick<Order, 'taxes' | 'currency' | 'taxCents' | 'shippingCostCents' | 'subtotalCents' | 'discountCents'>

/** The taxes of an order with the amounts that they were computed on. */
export function taxesOf(order: Taxed): InvoiceTax[] {
  const base = taxedBase(order)
  return order.taxes
    .filter(({ amountCents, rateMilliPercent }) => amountCents > 0 || rateMilliPercent === 0)
    .map(({ name, rateMilliPercent, amountCents, netCents, kind }) => ({
      ...{ name, rateMilliPercent, amountCents, ...(kind && { kind }) },
      // Orders from before it was stored have one set of rates, or nothing that says so.
      baseCents: netCents ?? base,
    }))
}

/**
 * The taxed amount without tax, for orders that do not store it: all of the order, or all but shipping, whichever gives
 * exactly its taxes. Null where neither does, because some items are not taxed.
 */
function taxedBase(order: Taxed): number | null {
  const { taxes, currency, taxCents, shippingCostCents } = order
  if (taxes.length === 0) return null
  const goods = order.subtotalCents - order.discountCents
  const fits = (cents: number) => {
    if (!taxes[0]!.included)
      return taxes.every((row) => percentOf(cents, row.rateMilliPercent, currency) === row.amountCents)
    return percentInside(cents, sum(taxes.map((row) => row.rateMilliPercent)), currency) === taxCents
  }
  const found = [goods + shippingCostCents, goods].find(fits)
  if (found === undefined) return null
  return taxes[0]!.included ? found - taxCents : found
}

/** Whether a document is about donations, and not about a sale. */
export const isOfDonations = ({ kind }: Pick<Invoice, 'kind'>): boolean =>
  kind === 'donation-receipt' || kind === 'donation-correction'

/** The total of a document in hundredths: less than zero where it takes something back. */
export const signedTotal = ({ kind, totalCents }: Pick<Invoice, 'kind' | 'totalCents'>): number =>
  kind === 'credit-note' || kind === 'donation-correction' ? -totalCents : totalCents

/** Whether all of an invoice was taxed, by each of its taxes. */
export const isBaseOfAll = ({ taxes, totalCents, taxCents }: Pick<Invoice, 'taxes' | 'totalCents' | 'taxCents'>) =>
  taxes.every(({ baseCents }) => baseCents === totalCents - taxCents)

/**
 * Whether an invoice is also made for programs (EN 16931): the buyer is a business, the seller is in the EU and has a tax
 * number, and its parts are known without tax, as the standard wants them.
 */
export function isForBusiness(invoice: Invoice): boolean {
  const { seller, buyer, currency } = invoice
  return (
    !isOfDonations(invoice) &&
    buyer.company !== '' &&
    buyer.country !== '' &&
    seller.taxNumber !== '' &&
    europeanUnion.includes(seller.country) &&
    smallestCents(currency) === 1 &&
    (isAtOneRate(invoice) || isKnownByLine(invoice))
  )
}

/** Whether one tax at most applies to all of an invoice. */
export const isAtOneRate = (invoice: Invoice): boolean => invoice.taxes.length <= 1 && isBaseOfAll(invoice)

/** Whether each line has one tax at most, and the taxed amount of every tax is known. */
const isKnownByLine = ({ lines, taxes }: Invoice): boolean =>
  lines.every(({ paid }) => paid !== null && paid.taxes.length <= 1) &&
  taxes.every(({ baseCents }) => baseCents !== null)

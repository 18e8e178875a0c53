import { europeanUnion } from '#shared/addresses/european-union.ts'
import { smallestCents } from '#shared/money/money.ts'
import { percentInside, percentOf } from '#shared/money/percent.ts'
import { sum } from '#shared/money/sum.ts'
import { paidByLine } from '#shared/orders/refunds.ts'
import type { Order, OrderRefund } from '#shared/orders/schema.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { variantTitle } from '#shared/products/variants.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { Invoice, InvoiceTax } from './schema.ts'

/** Whether a shop issues invoices: as its owner chose, or where the shop's country is in the EU. */
export const issuesInvoices = ({ invoices, country }: Pick<StoreSettings, 'invoices' | 'country'>): boolean =>
  invoices.isOn ?? europeanUnion.includes(country)

/** Whether what the law wants to know of a seller is there: without an address nothing is issued. */
export const isSellerKnown = ({ businessAddress }: Pick<StoreSettings, 'businessAddress'>): boolean =>
  businessAddress.trim() !== ''

/** A number of a series: the prefix, the year and a count of at least four digits, such as `2026-0001`. */
export const invoiceNumber = (prefix: string, year: string, count: number): string =>
  `${prefix}${year}-${String(count).padStart(4, '0')}`

/** The buyer's tax number; '' where the order has none. */
export const taxNumberOfBuyer = (order: Order & { readonly taxNumber?: string }): string => order.taxNumber ?? ''

/** What an invoice says of its order: items, discounts, shipping, taxes and the total. */
export function contentOfInvoice(
  order: Order,
): Pick<
  Invoice,
  'lines' | 'discounts' | 'shipping' | 'adjustmentCents' | 'taxes' | 'taxCents' | 'totalCents' | 'tenders'
> {
  const named = order.discounts.filter(({ discountCents }) => discountCents > 0)
  const rest = order.discountCents - sum(named.map(({ discountCents }) => discountCents))
  return {
    lines: order.lines.map((line) => ({
      lineId: line.id,
      title: line.title,
      options: variantTitle(line.attributes),
      sku: line.sku,
      quantity: line.quantity,
      unitPriceCents: line.unitPriceCents,
      totalCents: line.totalCents,
    })),
    discounts: [
      ...named.map(({ title, code, discountCents }) => ({ title: title || code, cents: discountCents })),
      // Orders from before discounts were stored by name have their sum only.
      ...(rest > 0 ? [{ title: '', cents: rest }] : []),
    ],
    shipping: order.shippingMethod ? { name: order.shippingMethod.name, cents: order.shippingCostCents } : null,
    adjustmentCents: 0,
    taxes: taxesOf(order),
    taxCents: order.taxCents,
    totalCents: order.grandTotalCents,
    tenders:
      order.paymentState === 'awaiting'
        ? []
        : [{ name: paymentMethod(order.paymentMethod).name, cents: order.grandTotalCents }],
  }
}

/** The taxes of an order with the amounts that they were computed on. */
export function taxesOf(order: Order): InvoiceTax[] {
  const base = taxedBase(order)
  return order.taxes
    .filter(({ amountCents, rateMilliPercent }) => amountCents > 0 || rateMilliPercent === 0)
    .map(({ name, rateMilliPercent, amountCents }) => ({ name, rateMilliPercent, amountCents, baseCents: base }))
}

/**
 * The taxed amount without tax: all of the order, or all but shipping, whichever gives exactly its taxes. Null where
 * neither does, because some items are not taxed.
 */
function taxedBase(order: Order): number | null {
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

/** What of an invoice earlier credit notes have taken back. */
export interface Credited {
  readonly cents: number
  /** By the name and rate of the tax: `keyOfTax`. */
  readonly taxes: ReadonlyMap<string, number>
}

export const keyOfTax = ({ name, rateMilliPercent }: Pick<InvoiceTax, 'name' | 'rateMilliPercent'>): string =>
  `${rateMilliPercent} ${name}`

/** The sums of credit notes. */
export function creditedBy(creditNotes: readonly Pick<Invoice, 'taxes' | 'totalCents'>[]): Credited {
  const taxes = new Map<string, number>()
  for (const tax of creditNotes.flatMap((note) => note.taxes))
    taxes.set(keyOfTax(tax), (taxes.get(keyOfTax(tax)) ?? 0) + tax.amountCents)
  return { cents: sum(creditNotes.map(({ totalCents }) => totalCents)), taxes }
}

type CreditContent = Pick<
  Invoice,
  'lines' | 'discounts' | 'shipping' | 'adjustmentCents' | 'taxes' | 'taxCents' | 'totalCents' | 'tenders'
>

/**
 * What a credit note says of a refund. Taxes are cumulative shares of the invoice's: credit notes over the whole of an
 * invoice take back exactly its taxes, in whatever parts. Amounts of lines are what was paid for them, with tax.
 * @returns null when the invoice was credited completely before
 */
export function contentOfCredit(
  invoice: Invoice,
  refund: Pick<OrderRefund, 'cents' | 'shippingCents' | 'lines'>,
  before: Credited,
): CreditContent | null {
  const totalCents = Math.min(refund.cents, invoice.totalCents - before.cents)
  if (totalCents <= 0) return null
  const lines = refund.lines.flatMap(({ lineId, quantity, cents }) => {
    const line = invoice.lines.find((one) => one.lineId === lineId)
    return line ? [{ ...line, quantity, unitPriceCents: Math.round(cents / quantity), totalCents: cents }] : []
  })
  const shipping = refund.shippingCents > 0 ? { name: invoice.shipping?.name ?? '', cents: refund.shippingCents } : null
  return {
    lines,
    discounts: [],
    shipping,
    adjustmentCents: totalCents - sum(lines.map((line) => line.totalCents)) - (shipping?.cents ?? 0),
    tenders: [],
    ...creditTaxes(invoice, totalCents, before),
  }
}

/** What a credit note says that takes back all that is left of an invoice. */
export function contentOfCancellation(invoice: Invoice, order: Order, before: Credited): CreditContent | null {
  const paid = paidByLine(order)
  const isWhole = before.cents === 0
  const cents = invoice.totalCents - before.cents
  const lines = isWhole
    ? order.lines.map(({ id, quantity }, index) => ({
        ...{ lineId: id, quantity, cents: paid.lines[index]!, isRestocked: false },
      }))
    : []
  return contentOfCredit(invoice, { cents, shippingCents: isWhole ? paid.shippingCents : 0, lines }, before)
}

function creditTaxes(invoice: Invoice, cents: number, before: Credited) {
  const isRest = before.cents + cents === invoice.totalCents
  const step = smallestCents(invoice.currency)
  const taxes = invoice.taxes.map((tax) => {
    const creditedTax = before.taxes.get(keyOfTax(tax)) ?? 0
    const upTo = isRest ? tax.amountCents : shareOf(tax.amountCents, before.cents + cents, invoice.totalCents, step)
    const amountCents = Math.max(0, upTo - creditedTax)
    const isAllTaxed = tax.baseCents !== null && isBaseOfAll(invoice)
    return { ...tax, amountCents, baseCents: isAllTaxed ? cents : null }
  })
  const taxCents = sum(taxes.map((tax) => tax.amountCents))
  return {
    taxes: taxes.map((tax) => ({ ...tax, baseCents: tax.baseCents === null ? null : cents - taxCents })),
    taxCents,
    totalCents: cents,
  }
}

/** Whether all of an invoice was taxed, by each of its taxes. */
export const isBaseOfAll = ({ taxes, totalCents, taxCents }: Pick<Invoice, 'taxes' | 'totalCents' | 'taxCents'>) =>
  taxes.every(({ baseCents }) => baseCents === totalCents - taxCents)

function shareOf(amount: number, part: number, whole: number, step: number): number {
  return Number(((BigInt(amount) * BigInt(part)) / BigInt(whole) / BigInt(step)) * BigInt(step))
}

/**
 * Whether an invoice is also made for programs (EN 16931): the buyer is a business, the seller is in the EU and has a tax
 * number, and one rate applies to all of it. Then its parts are known without tax, as the standard wants them.
 */
export function isForBusiness(invoice: Invoice): boolean {
  const { seller, buyer, taxes, currency } = invoice
  return (
    (buyer.company !== '' || buyer.taxNumber !== '') &&
    buyer.country !== '' &&
    seller.taxNumber !== '' &&
    europeanUnion.includes(seller.country) &&
    taxes.length <= 1 &&
    isBaseOfAll(invoice) &&
    smallestCents(currency) === 1
  )
}

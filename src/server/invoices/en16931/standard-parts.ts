import { netPartsOf } from '#shared/invoices/net-parts.ts'
import { isAtOneRate } from '#shared/invoices/rules.ts'
import type { Invoice, InvoiceTax } from '#shared/invoices/schema.ts'
import { percentInside } from '#shared/money/percent.ts'
import { sum } from '#shared/money/sum.ts'
import { keyOfTax } from '#shared/taxes/key-of-tax.ts'
import { invoiceTexts as texts } from '../texts.ts'
import { type VatCategory, vatCategoryOf } from './vat-breakdown.ts'

/** A row of the breakdown: all that has one category, without tax. In hundredths. */
interface VatRow {
  readonly category: VatCategory
  readonly netCents: number
  readonly taxCents: number
}

interface StandardLine {
  readonly title: string
  readonly options: string
  readonly sku: string
  readonly quantity: number
  /** Without tax: what the pieces cost, and what is left after the discounts of the line. */
  readonly fullCents: number
  readonly netCents: number
  readonly category: VatCategory
}

interface Extra {
  readonly cents: number
  readonly reason: string
  readonly category: VatCategory
}

/** An invoice in the parts of EN 16931, without tax: lines + charges − allowances are the sums of the rows. */
export interface StandardParts {
  readonly rows: readonly VatRow[]
  readonly lines: readonly StandardLine[]
  readonly charges: readonly Extra[]
  readonly allowances: readonly Extra[]
}

/** @param invoice one of which `isForBusiness` is true */
export const standardPartsOf = (invoice: Invoice): StandardParts =>
  (invoice.lines.length > 0 || !isAtOneRate(invoice)) && invoice.lines.every(({ paid }) => paid !== null)
    ? partsByRate(invoice)
    : partsAtOneRate(invoice)

/** Where one tax applies to all of an invoice: its discounts are of the document. */
function partsAtOneRate(invoice: Invoice): StandardParts {
  const category = vatCategoryOf(invoice, invoice.taxes[0])
  const parts = netPartsOf(invoice)
  // Money that stands for no item of a credit note is a line where there is no other.
  const isMoney = invoice.lines.length === 0
  const lines = isMoney
    ? [lineOf({ title: texts.adjustment, options: '', sku: '', quantity: 1 }, parts.adjustmentCents)]
    : invoice.lines.map((line, index) => lineOf(line, parts.lines[index]!))
  const adjustmentCents = isMoney ? 0 : parts.adjustmentCents
  const adjustment = nameOf({ ...invoice, shipping: null })
  const extra = (cents: number, reason: string) => (cents > 0 ? [{ cents, reason, category }] : [])
  return {
    rows: [{ category, netCents: invoice.totalCents - invoice.taxCents, taxCents: invoice.taxCents }],
    lines,
    allowances: [...extra(parts.discountCents, texts.discount), ...extra(-adjustmentCents, adjustment)],
    charges: [...extra(parts.shippingCents, texts.shipping), ...extra(adjustmentCents, adjustment)],
  }

  function lineOf(
    { title, options, sku, quantity }: Omit<StandardLine, 'fullCents' | 'netCents' | 'category'>,
    cents: number,
  ) {
    return { title, options, sku, quantity, fullCents: cents, netCents: cents, category }
  }
}

/**
 * Where each line has its own tax: its discount is of the line, and what a row has besides its lines is shipping, or the
 * fee and the other amount of a credit note.
 */
function partsByRate(invoice: Invoice): StandardParts {
  const byKey = new Map(invoice.taxes.map((tax) => [keyOfTax(tax), vatCategoryOf(invoice, tax)]))
  // The standard has one row for each category: what is never taxed joins an exempt buyer's row.
  const exempt = [...byKey.values()].find(({ code }) => code === 'E')
  const untaxed = exempt ?? vatCategoryOf(invoice, undefined)
  const known = invoice.lines.map((line) => {
    const { cents, taxes } = line.paid!
    const netCents = cents - sum(taxes.map(({ amountCents }) => amountCents))
    const tax = taxes[0]
    const fullCents = Math.max(netCents, withoutTax(line.totalCents, tax?.rateMilliPercent ?? 0, invoice))
    return { ...line, fullCents, netCents, category: (tax && byKey.get(keyOfTax(tax))) ?? untaxed }
  })
  const linesOf = (category: VatCategory) =>
    sum(known.filter((one) => one.category === category).map((one) => one.netCents))
  const taxedRows = invoice.taxes.map((tax: InvoiceTax) => ({
    category: byKey.get(keyOfTax(tax))!,
    netCents: tax.baseCents!,
    taxCents: tax.amountCents,
  }))
  const restCents = invoice.totalCents - invoice.taxCents - sum(taxedRows.map(({ netCents }) => netCents))
  const hasUntaxed = restCents !== 0 || known.some(({ category }) => category === untaxed)
  const rows = exempt
    ? taxedRows.map((row) => (row.category === exempt ? { ...row, netCents: row.netCents + restCents } : row))
    : hasUntaxed
      ? [...taxedRows, { category: untaxed, netCents: restCents, taxCents: 0 }]
      : taxedRows
  const reason = nameOf(invoice)
  // Money that stands for no item of a credit note is a line of each rate where there is no other.
  const isMoney = known.length === 0
  const lines = isMoney
    ? rows.map(({ category, netCents }) => ({
        ...{ title: reason, options: '', sku: '', quantity: 1, fullCents: netCents, netCents, category },
      }))
    : known
  const extras = (isMoney ? [] : rows).map(({ category, netCents }) => ({
    cents: netCents - linesOf(category),
    reason,
    category,
  }))
  return {
    rows,
    lines,
    charges: extras.filter(({ cents }) => cents > 0),
    allowances: extras.filter(({ cents }) => cents < 0).map((extra) => ({ ...extra, cents: -extra.cents })),
  }
}

/** What an invoice has besides its items and discounts, as one amount. */
function nameOf({
  shipping,
  adjustmentCents,
  feeCents = 0,
}: Pick<Invoice, 'shipping' | 'adjustmentCents' | 'feeCents'>) {
  const names = [
    ...(shipping ? [texts.shipping] : []),
    ...(feeCents > 0 ? [texts.restockingFee] : []),
    ...(adjustmentCents + feeCents === 0 ? [] : [texts.adjustment]),
  ]
  return names.join(', ') || texts.adjustment
}

const withoutTax = (cents: number, rateMilliPercent: number, { pricesIncludeTax, currency }: Invoice): number =>
  pricesIncludeTax ? cents - percentInside(cents, rateMilliPercent, currency) : cents

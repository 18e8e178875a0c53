import { rateWords } from '#shared/currencies/rules.ts'
import { dueOfInvoice, isOfDonations, taxInShopCurrency } from '#shared/invoices/rules.ts'
import type { Invoice, InvoiceKind } from '#shared/invoices/schema.ts'
import { decimalOf } from '#shared/money/money.ts'
import { formatPercent } from '#shared/money/percent.ts'
import { sum } from '#shared/money/sum.ts'
import { exemptionWords } from '#shared/tax-exemptions/rules.ts'
import { invoiceTexts as texts } from '../texts.ts'
import { FOOT, type InvoiceFormats } from './layout.ts'
import { colors, type Sheet } from './pdf-sheet.ts'

const WIDTH = 290
const ROW = 16

const totalLabels: Readonly<Record<InvoiceKind, string>> = {
  invoice: texts.total,
  'credit-note': texts.totalCredited,
  'donation-receipt': texts.totalGiven,
  'donation-correction': texts.totalReturned,
}

interface Row {
  readonly label: string
  readonly value: string
  readonly kind?: 'total' | 'quiet'
}

/** The amounts below the items, kept together on one page, and how the invoice was paid. */
export function drawTotals(sheet: Sheet, invoice: Invoice, formats: InvoiceFormats, top: number): void {
  const rows = rowsOf(invoice, formats)
  const words = closingWords(invoice, formats)
  const left = sheet.width - sheet.margin - WIDTH
  const labelWidth = WIDTH - 100
  const heightOf = ({ label, kind }: Row) =>
    Math.max(ROW, sheet.heightOf(label, labelWidth) + 3) + (kind === 'total' ? 12 : 0)
  const wordsWidth = sheet.width - 2 * sheet.margin
  const height = sum(rows.map(heightOf)) + sum(words.map((line) => sheet.heightOf(line, wordsWidth) + 3)) + 30
  let y = top
  if (y + height > sheet.height - FOOT) {
    sheet.document.addPage()
    y = sheet.margin
  }
  for (const row of rows) {
    const isTotal = row.kind === 'total'
    const color = row.kind === 'quiet' ? colors.quiet : colors.text
    if (isTotal) {
      sheet.rule(y + 3, left, sheet.width - sheet.margin, colors.strong)
      y += 10
    }
    const style = isTotal ? ({ size: 11, weight: 600 } as const) : { color }
    sheet.text(row.value, left + labelWidth, y, { ...style, width: 100, align: 'right' })
    sheet.text(row.label, left, y, { ...style, width: labelWidth })
    y += heightOf(row) - (isTotal ? 6 : 0)
  }
  y += 14
  for (const line of words) y = sheet.text(line, sheet.margin, y, { width: wordsWidth }) + 2
}

function rowsOf(invoice: Invoice, { money }: InvoiceFormats): Row[] {
  const { lines, discounts, shipping, adjustmentCents, feeCents = 0 } = invoice
  const { taxes, taxCents, totalCents, locale, pricesIncludeTax } = invoice
  const otherCents = adjustmentCents + feeCents
  const parts: Row[] = [
    ...(lines.length > 0 && (discounts.length > 0 || shipping || adjustmentCents !== 0 || feeCents > 0)
      ? [{ label: texts.subtotal, value: money(sum(lines.map((line) => line.totalCents))) }]
      : []),
    ...discounts.map(({ title, cents }) => ({
      label: title ? texts.discountOf(title) : texts.discount,
      value: money(-cents),
    })),
    ...(shipping
      ? [{ label: shipping.name ? texts.shippingBy(shipping.name) : texts.shipping, value: money(shipping.cents) }]
      : []),
    ...(feeCents === 0 ? [] : [{ label: texts.restockingFee, value: money(-feeCents) }]),
    ...(otherCents === 0 ? [] : [{ label: texts.adjustment, value: money(otherCents) }]),
  ]
  const net: Row = { label: texts.net, value: money(totalCents - taxCents), kind: 'quiet' }
  const taxRows = taxes.map(({ name, rateMilliPercent, baseCents, amountCents, kind }): Row => {
    const rate = formatPercent(rateMilliPercent, locale)
    if (kind)
      return { label: baseCents === null ? name : texts.untaxedOn(name, money(baseCents)), value: money(amountCents) }
    return {
      label: baseCents === null ? texts.tax(name, rate) : texts.taxOn(name, rate, money(baseCents)),
      value: money(amountCents),
      ...(pricesIncludeTax && { kind: 'quiet' as const }),
    }
  })
  const total: Row = {
    label: totalLabels[invoice.kind],
    value: money(totalCents),
    kind: 'total',
  }
  if (taxes.length === 0) return [...parts, total]
  return pricesIncludeTax ? [...parts, total, net, ...taxRows] : [...parts, ...taxRows, total]
}

function closingWords(invoice: Invoice, { money, day }: InvoiceFormats): string[] {
  const { kind, taxes, pricesIncludeTax, tenders, refersTo, accounting, currency, taxExemption, declaration } = invoice
  const taxInOwnCents = taxInShopCurrency(invoice)
  const due = dueOfInvoice(invoice)
  const paidWith = tenders.map(({ name, cents }) => texts.paidWith(name, money(cents)))
  if (isOfDonations(invoice))
    return [
      ...(refersTo ? [texts.correctionOf(refersTo.number, day(refersTo.issuedAt))] : []),
      ...paidWith,
      ...(kind === 'donation-receipt' && declaration ? ['', declaration] : []),
    ]
  return [
    ...(taxes.length === 0 ? [texts.noTax] : []),
    ...(taxes.some(({ kind }) => kind === 'reverse-charge') ? [texts.reverseCharge] : []),
    ...(taxExemption && taxes.some(({ kind }) => kind === 'exempt') ? [exemptionWords(taxExemption)] : []),
    ...(taxes.some(({ kind }) => !kind) && pricesIncludeTax ? [texts.includesTax] : []),
    ...(accounting && taxInOwnCents !== null
      ? [
          texts.taxIn(
            `${decimalOf(taxInOwnCents, accounting.currency)} ${accounting.currency}`,
            rateWords(accounting, currency),
          ),
        ]
      : []),
    ...(refersTo ? [texts.creditOf(refersTo.number, day(refersTo.issuedAt))] : []),
    ...paidWith,
    ...(kind === 'invoice' && due > 0 ? [tenders.length > 0 ? texts.leftToPay(money(due)) : texts.notPaid] : []),
  ]
}

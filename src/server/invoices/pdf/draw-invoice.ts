import { formatDate, momentOf } from '#shared/dates/format.ts'
import { isOfDonations } from '#shared/invoices/rules.ts'
import type { Invoice } from '#shared/invoices/schema.ts'
import { formatMoney } from '#shared/money/format.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { invoiceTexts as texts } from '../texts.ts'
import { titleOf } from '../title-of.ts'
import { embedXml } from './embed-xml.ts'
import { canDraw } from './fonts.ts'
import { furtherFonts } from './further-fonts.ts'
import { drawLines } from './invoice-lines.ts'
import { drawTotals } from './invoice-totals.ts'
import { FOOT, type InvoiceFormats } from './layout.ts'
import { colors, Sheet } from './pdf-sheet.ts'

/**
 * An invoice as PDF/A-3, drawn from the stored document alone: the same invoice is the same PDF at any time.
 * @param xml the same invoice for programs, to be embedded; null for none
 */
export async function drawInvoice(invoice: Invoice, xml: string | null): Promise<Buffer> {
  const title = `${titleOf(invoice)} ${invoice.number}`
  const sheet = new Sheet({
    title,
    author: invoice.seller.name,
    language: 'en',
    size: ['US', 'CA', 'MX'].includes(invoice.seller.country) ? 'LETTER' : 'A4',
    at: new Date(invoice.issuedAt),
    fonts: await furtherFonts(JSON.stringify(invoice), invoice.locale),
  })
  if (xml !== null) embedXml(sheet.document, xml, title, invoice)
  const formats = formatsOf(invoice)
  const afterHead = drawHead(sheet, invoice, formats)
  const afterLines = drawLines(sheet, invoice, formats, afterHead)
  drawTotals(sheet, invoice, formats, afterLines)
  drawFeet(sheet, invoice)
  return sheet.end()
}

/** The formats of the shop; English ones where the font lacks its letters, as in Japanese dates. */
export function formatsOf({ locale, timeZone, cldrMoney, currency, issuedAt }: Invoice): InvoiceFormats {
  const style = { locale: canDraw(formatDate(issuedAt, { locale, timeZone })) ? locale : 'en', timeZone }
  return {
    money(cents) {
      const own = formatMoney(cents, currency, { locale, cldr: cldrMoney })
      return canDraw(own) ? own : formatMoney(cents, currency, { locale: 'en' })
    },
    day: (milliseconds) => formatDate(milliseconds, style),
  }
}

/** The seller, the buyer's address at the place of a window in an envelope, and the facts of the invoice. */
function drawHead(sheet: Sheet, invoice: Invoice, { day }: InvoiceFormats): number {
  const { margin, width } = sheet
  const { seller, buyer } = invoice
  const half = (width - 2 * margin) / 2
  sheet.text(seller.name, margin, margin, { size: 13, weight: 600, width: half })
  sheet.text(titleOf(invoice), margin + half, margin - 5, { size: 22, weight: 600, width: half, align: 'right' })

  let left = 128
  left = sheet.text([seller.name, ...seller.addressLines].join(' · '), margin, left, {
    ...{ size: 6.5, color: colors.quiet, width: half - 12 },
  })
  left += 5
  for (const line of [
    buyer.company,
    buyer.name,
    ...buyer.addressLines,
    ...(buyer.addressLines.length ? [] : [buyer.email]),
    ...(buyer.taxNumber ? [texts.buyersTaxNumber(buyer.taxNumber)] : []),
  ])
    if (line) left = sheet.text(line, margin, left, { size: 10, width: half - 12 })

  const facts: [string, string][] = [
    [texts.number, invoice.number],
    [texts.date, day(invoice.issuedAt)],
    ...(invoice.refersTo
      ? [[isOfDonations(invoice) ? texts.forReceipt : texts.forInvoice, invoice.refersTo.number] as [string, string]]
      : []),
    [texts.order, formatOrderNumber(invoice.orderNumber)],
    [texts.orderDate, day(invoice.orderPlacedAt)],
    ...(invoice.suppliedOn
      ? [[texts.dateOfSupply, day(momentOf(`${invoice.suppliedOn}T12:00`, invoice.timeZone)!)] as [string, string]]
      : []),
  ]
  let right = 128
  const at = margin + half + 24
  for (const [name, value] of facts) {
    const rest = width - margin - at - 86
    const after = sheet.text(value, at + 86, right, {
      width: rest,
      align: 'right',
      weight: name === texts.number ? 600 : 400,
    })
    sheet.text(name, at, right, { color: colors.quiet })
    right = after + 2
  }
  if (invoice.shippedTo.length > 0) {
    right = sheet.text(texts.shippedTo, at, right + 8, { color: colors.quiet })
    for (const line of invoice.shippedTo) right = sheet.text(line, at, right, { width: width - margin - at })
  }
  return Math.max(left, right, 230) + 26
}

/** The seller's facts and the number of the page, on each page. */
export function drawFeet(sheet: Sheet, { seller, footer }: Pick<Invoice, 'seller' | 'footer'>): void {
  const { document, margin, width, height } = sheet
  const { count } = document.bufferedPageRange()
  const style = { size: 7.5, color: colors.quiet, width: width - 2 * margin - 70 }
  const facts = [
    [seller.name, ...seller.addressLines].join(' · '),
    [seller.taxNumber && texts.taxNumber(seller.taxNumber), seller.registration, seller.email]
      .filter(Boolean)
      .join(' · '),
    footer
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean)
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page)
    const lines = facts.map((fact) => sheet.heightOf(fact, style.width, style))
    let y =
      height -
      36 -
      Math.min(
        FOOT - 46,
        lines.reduce((all, one) => all + one, 0),
      )
    sheet.rule(y - 7)
    sheet.text(texts.page(page + 1, count), margin, y, { ...style, width: width - 2 * margin, align: 'right' })
    for (const fact of facts) y = sheet.text(fact, margin, y, style)
  }
}

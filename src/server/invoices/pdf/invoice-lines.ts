import type { Invoice } from '#shared/invoices/schema.ts'
import { invoiceTexts as texts } from '../texts.ts'
import { FOOT, type InvoiceFormats } from './layout.ts'
import { colors, type Sheet } from './sheet.ts'

const GAP = 12
const columns = { quantity: 54, price: 84, amount: 92 } as const

/** The items as a table over as many pages as they need; its head is repeated. @returns where the totals begin */
export function drawLines(sheet: Sheet, invoice: Invoice, { money }: InvoiceFormats, top: number): number {
  const right = sheet.width - sheet.margin
  const at = {
    amount: right - columns.amount,
    price: right - columns.amount - GAP - columns.price,
    quantity: right - columns.amount - columns.price - columns.quantity - 2 * GAP,
  }
  const itemWidth = at.quantity - sheet.margin - GAP
  // A credit note may be about shipping only.
  if (invoice.lines.length === 0) return top
  let y = drawTitles(top)
  for (const line of invoice.lines) {
    const details = [line.options, line.sku].filter(Boolean).join(' · ')
    const height =
      sheet.heightOf(line.title, itemWidth, { weight: 600 }) +
      (details ? sheet.heightOf(details, itemWidth, { size: 8 }) : 0)
    if (y + height + 14 > sheet.height - FOOT) {
      sheet.document.addPage()
      y = drawTitles(sheet.margin)
    }
    const style = { align: 'right' } as const
    sheet.text(String(line.quantity), at.quantity, y, { ...style, width: columns.quantity })
    sheet.text(money(line.unitPriceCents), at.price, y, { ...style, width: columns.price })
    sheet.text(money(line.totalCents), at.amount, y, { ...style, width: columns.amount })
    y = sheet.text(line.title, sheet.margin, y, { weight: 600, width: itemWidth })
    if (details) y = sheet.text(details, sheet.margin, y, { size: 8, color: colors.quiet, width: itemWidth })
    y += 7
    sheet.rule(y)
    y += 8
  }
  return y

  function drawTitles(top: number): number {
    const style = { size: 8, color: colors.quiet } as const
    sheet.text(texts.item, sheet.margin, top, style)
    sheet.text(texts.quantity, at.quantity, top, { ...style, width: columns.quantity, align: 'right' })
    sheet.text(texts.price, at.price, top, { ...style, width: columns.price, align: 'right' })
    sheet.text(texts.amount, at.amount, top, { ...style, width: columns.amount, align: 'right' })
    sheet.rule(top + 16, sheet.margin, right, colors.strong)
    return top + 25
  }
}

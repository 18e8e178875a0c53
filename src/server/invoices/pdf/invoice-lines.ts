import type { Invoice } from '#shared/invoices/schema.ts'
import { invoiceTexts as texts } from '../texts.ts'
import { rowsOf } from './invoice-rows.ts'
import { FOOT, type InvoiceFormats } from './layout.ts'
import { colors, type Sheet } from './pdf-sheet.ts'

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
  for (const row of rowsOf(invoice, money)) {
    const left = sheet.margin + row.indent
    const width = itemWidth - row.indent
    const height =
      sheet.heightOf(row.title, width, { weight: row.weight }) +
      (row.details ? sheet.heightOf(row.details, width, { size: 8 }) : 0)
    if (y + height + 14 > sheet.height - FOOT) {
      sheet.document.addPage()
      y = drawTitles(sheet.margin)
    }
    const style = { align: 'right' } as const
    sheet.text(row.quantity, at.quantity, y, { ...style, width: columns.quantity })
    sheet.text(row.price, at.price, y, { ...style, width: columns.price })
    sheet.text(row.amount, at.amount, y, { ...style, width: columns.amount })
    y = sheet.text(row.title, left, y, { weight: row.weight, width })
    if (row.details) y = sheet.text(row.details, left, y, { size: 8, color: colors.quiet, width })
    if (row.isLast) {
      y += 7
      sheet.rule(y)
      y += 8
    } else y += 3
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

import { drawFeet, formatsOf } from '#server/invoices/pdf/draw-invoice.ts'
import { furtherFonts } from '#server/invoices/pdf/further-fonts.ts'
import { FOOT } from '#server/invoices/pdf/layout.ts'
import { colors, Sheet } from '#server/invoices/pdf/pdf-sheet.ts'
import type { Invoice } from '#shared/invoices/schema.ts'
import { sum } from '#shared/money/sum.ts'
import type { Gift } from './gifts-of-year.ts'
import { summaryTexts as texts } from './summary-texts.ts'

const GAP = 12
const widths = { date: 92, receipt: 84, amount: 92 } as const

/**
 * The summary of what a donor gave in a year as PDF, drawn from the receipts alone.
 * @param gifts at least one, the first one first
 */
export async function drawSummary(year: number, gifts: readonly Gift[]): Promise<Buffer> {
  const latest = gifts.at(-1)!.receipt
  const sheet = new Sheet({
    title: texts.title(year),
    author: latest.seller.name,
    language: 'en',
    size: ['US', 'CA', 'MX'].includes(latest.seller.country) ? 'LETTER' : 'A4',
    at: new Date(latest.issuedAt),
    fonts: await furtherFonts(JSON.stringify(gifts), latest.locale),
  })
  const afterGifts = drawGifts(sheet, gifts, drawHead(sheet, latest, { year, count: gifts.length }))
  drawClosing(sheet, gifts, afterGifts)
  drawFeet(sheet, latest)
  return sheet.end()
}

function drawHead(
  sheet: Sheet,
  { seller, buyer }: Invoice,
  { year, count }: { readonly year: number; readonly count: number },
): number {
  const { margin, width } = sheet
  const half = (width - 2 * margin) / 2
  sheet.text(seller.name, margin, margin, { size: 13, weight: 600, width: half })
  sheet.text(texts.title(year), margin + half, margin - 5, { size: 22, weight: 600, width: half, align: 'right' })
  let left = sheet.text([seller.name, ...seller.addressLines].join(' · '), margin, 128, {
    ...{ size: 6.5, color: colors.quiet, width: half - 12 },
  })
  left += 5
  const contact = buyer.addressLines.length > 0 ? buyer.addressLines : [buyer.email]
  for (const line of [buyer.company, buyer.name, ...contact])
    if (line) left = sheet.text(line, margin, left, { size: 10, width: half - 12 })
  const at = margin + half + 24
  let right = 128
  for (const [name, value] of [
    [texts.year, String(year)],
    [texts.gifts, String(count)],
  ] as const) {
    sheet.text(name, at, right, { color: colors.quiet })
    right = sheet.text(value, at + 86, right, { width: width - margin - at - 86, align: 'right' }) + 2
  }
  return Math.max(left, right, 230) + 26
}

/** The gifts as a table over as many pages as they need. @returns where the total begins */
function drawGifts(sheet: Sheet, gifts: readonly Gift[], top: number): number {
  const right = sheet.width - sheet.margin
  const at = {
    date: sheet.margin,
    receipt: sheet.margin + widths.date + GAP,
    purpose: sheet.margin + widths.date + widths.receipt + 2 * GAP,
    amount: right - widths.amount,
  }
  const purposeWidth = at.amount - at.purpose - GAP
  let y = drawTitles(top)
  for (const { receipt, cents } of gifts) {
    const { money, day } = formatsOf(receipt)
    const purpose = [...new Set(receipt.lines.map(({ title }) => title))].join(', ')
    const note = cents < receipt.totalCents ? texts.partlyReturned : ''
    const height = sheet.heightOf(purpose, purposeWidth) + (note ? sheet.heightOf(note, purposeWidth, { size: 8 }) : 0)
    if (y + height + 14 > sheet.height - FOOT) {
      sheet.document.addPage()
      y = drawTitles(sheet.margin)
    }
    sheet.text(day(receipt.issuedAt), at.date, y, { width: widths.date })
    sheet.text(receipt.number, at.receipt, y, { width: widths.receipt })
    sheet.text(money(cents), at.amount, y, { width: widths.amount, align: 'right' })
    y = sheet.text(purpose, at.purpose, y, { width: purposeWidth })
    if (note) y = sheet.text(note, at.purpose, y, { size: 8, color: colors.quiet, width: purposeWidth })
    y += 7
    sheet.rule(y)
    y += 8
  }
  return y

  function drawTitles(from: number): number {
    const style = { size: 8, color: colors.quiet } as const
    sheet.text(texts.date, at.date, from, style)
    sheet.text(texts.receipt, at.receipt, from, style)
    sheet.text(texts.purpose, at.purpose, from, style)
    sheet.text(texts.amount, at.amount, from, { ...style, width: widths.amount, align: 'right' })
    sheet.rule(from + 16, sheet.margin, right, colors.strong)
    return from + 25
  }
}

/** The total of each currency, and the legal texts of the receipts, kept together. */
function drawClosing(sheet: Sheet, gifts: readonly Gift[], top: number): void {
  const width = sheet.width - 2 * sheet.margin
  const currencies = [...new Set(gifts.map(({ receipt }) => receipt.currency))]
  const words = [...new Set(gifts.map(({ receipt }) => receipt.declaration ?? '').filter(Boolean))].join('\n\n')
  const height = currencies.length * 20 + (words ? sheet.heightOf(words, width) : 0) + 30
  let y = top
  if (y + height > sheet.height - FOOT) {
    sheet.document.addPage()
    y = sheet.margin
  }
  for (const currency of currencies) {
    const given = gifts.filter(({ receipt }) => receipt.currency === currency)
    const total = formatsOf(given[0]!.receipt).money(sum(given.map(({ cents }) => cents)))
    const style = { size: 11, weight: 600 } as const
    sheet.text(texts.total, sheet.margin, y, style)
    y = sheet.text(total, sheet.margin, y, { ...style, width, align: 'right' }) + 4
  }
  if (words) sheet.text(words, sheet.margin, y + 14, { width })
}

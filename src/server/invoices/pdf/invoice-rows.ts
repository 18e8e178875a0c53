import type { Invoice } from '#shared/invoices/schema.ts'
import { sum } from '#shared/money/sum.ts'
import { groupByBundle, totalOfGroup } from '#shared/orders/bundled-lines.ts'
import { invoiceTexts as texts } from '../texts.ts'

/** A row of the table, as text. */
interface InvoiceRow {
  readonly title: string
  readonly details: string
  /** The figures are '' where there are none: a part of a bundle has no price of its own. */
  readonly quantity: string
  readonly price: string
  readonly amount: string
  readonly weight: 400 | 600
  readonly indent: number
  /** Whether a rule is drawn below it. */
  readonly isLast: boolean
}

type Line = Invoice['lines'][number]

const INDENT = 12

/** The items as they were bought: a bundle is one item with one price, and its parts are below it. */
export const rowsOf = ({ lines }: Invoice, money: (cents: number) => string): InvoiceRow[] =>
  groupByBundle(lines.map((line) => ({ ...line, id: line.lineId }))).flatMap(({ bundle, lines: some }) =>
    bundle ? rowsOfBundle(bundle, some, money) : some.map((line) => rowOf(line, money)),
  )

const detailsOf = ({ options, sku }: Line): string => [options, sku].filter(Boolean).join(' · ')

const rowOf = (line: Line, money: (cents: number) => string): InvoiceRow => ({
  ...{ title: line.title, details: detailsOf(line), quantity: String(line.quantity) },
  ...{ price: money(line.unitPriceCents), amount: money(line.totalCents), weight: 600, indent: 0, isLast: true },
})

function rowsOfBundle(
  { title, quantity }: NonNullable<Line['bundle']>,
  lines: readonly Line[],
  money: (cents: number) => string,
): InvoiceRow[] {
  const cents = totalOfGroup(lines)
  // A part whose share of the price does not divide has two lines.
  const parts = [...Map.groupBy(lines, (line) => JSON.stringify([line.title, detailsOf(line)])).values()]
  const head: InvoiceRow = {
    ...{ title, details: '', weight: 600, indent: 0, isLast: false, amount: money(cents) },
    quantity: quantity === null ? '' : String(quantity),
    price: quantity === null ? '' : money(Math.round(cents / quantity)),
  }
  return [
    head,
    ...parts.map(
      (some, index): InvoiceRow => ({
        title: texts.part(sum(some.map((line) => line.quantity)), some[0]!.title),
        details: detailsOf(some[0]!),
        ...{ quantity: '', price: '', amount: '', weight: 400, indent: INDENT, isLast: index === parts.length - 1 },
      }),
    ),
  ]
}

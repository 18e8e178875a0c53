import type { Selectable } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import { prepareQuery } from '#server/database/prepare-query.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { nextCount } from '#server/websites/next-count.ts'
import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { invoiceNumber } from '#shared/invoices/rules.ts'
import type { Invoice, InvoiceKind, InvoiceSummary } from '#shared/invoices/schema.ts'
import { invoiceDocument } from './documents.ts'
import { matchesSearch } from './search-invoices.ts'
import type { InvoiceTables } from './tables.ts'

const PAGE = 50

export interface StoredInvoice {
  readonly id: string
  readonly orderId: string
  readonly refersToId: string | null
  readonly refundId: string | null
  readonly invoice: Invoice
}

const prefixes = {
  invoice: 'prefix',
  'credit-note': 'creditPrefix',
  'donation-receipt': 'receiptPrefix',
  'donation-correction': 'receiptPrefix',
} as const satisfies Record<InvoiceKind, string>

/**
 * Stores an invoice or credit note under the next number of its series. The count is a row that stays locked until the
 * commit, so that numbers have no gaps: whatever rolls back gives its number back.
 */
export async function insertInvoice(
  scope: ChangeScope,
  content: Omit<Invoice, 'number' | 'issuedAt'>,
  facts: { readonly orderId: string; readonly refersToId: string | null; readonly refundId: string | null },
): Promise<StoredInvoice> {
  const { database, websiteId } = scope
  const { invoices } = await scope.settings()
  const issuedAt = Date.now()
  const year = calendarDay(issuedAt, content.timeZone).slice(0, 4)
  const prefix = invoices[prefixes[content.kind]]
  const count = await nextCount(scope, `invoices ${prefix}${year}`)
  const invoice = { ...content, number: invoiceNumber(prefix, year, count), issuedAt }
  const id = newId()
  await insertRows(database, 'invoices', [
    {
      website_id: websiteId,
      id,
      order_id: facts.orderId,
      kind: invoice.kind,
      number: invoice.number,
      issued_at: issuedAt,
      order_number: invoice.orderNumber,
      buyer_name: invoice.buyer.company || invoice.buyer.name,
      currency: invoice.currency,
      tax_cents: invoice.taxCents,
      total_cents: invoice.totalCents,
      refers_to_id: facts.refersToId,
      refund_id: facts.refundId,
      document: invoiceDocument.write(invoice),
    },
  ])
  return { id, ...facts, invoice }
}

/** The invoices and credit notes of an order, the oldest first. */
export async function listInvoicesOfOrder({ database, websiteId }: Scope, orderId: string): Promise<StoredInvoice[]> {
  return (await selectOfOrder(database, { websiteId, orderId })).rows.map(storedOf)
}

const selectOfOrder = prepareQuery((database, values: { websiteId: string; orderId: string }) =>
  database
    .selectFrom('invoices')
    .selectAll()
    .where('website_id', '=', values.websiteId)
    .where('order_id', '=', values.orderId)
    .orderBy('issued_at')
    .orderBy('id'),
)

/** An invoice or credit note; null when the website has none with that id. */
export async function findInvoice({ database, websiteId }: Scope, id: string): Promise<StoredInvoice | null> {
  const row = await database
    .selectFrom('invoices')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? storedOf(row) : null
}

/** A period by its first and last day, in the shop's time zone. */
export interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A page of a website's invoices, the newest first. */
export async function listInvoices(
  scope: Scope,
  query: Period & {
    readonly search?: string | undefined
    readonly kind?: Invoice['kind'] | undefined
    readonly after?: string | undefined
  },
  timeZone: string,
): Promise<{ invoices: InvoiceSummary[]; next: string | null }> {
  const after = readCursor(query.after, 'number')
  const { kind, search } = query
  const isMatch = search === undefined || search.trim() === '' ? null : await matchesSearch(scope, search)
  const rows = await inPeriod(scope, query, timeZone)
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind!))
    .$if(isMatch !== null, (some) => some.where(isMatch!))
    .$if(after !== null, (some) =>
      some.where((where) => where(where.refTuple('issued_at', 'id'), '<', where.tuple(after!.value, after!.id))),
    )
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE).map(storedOf)
  const last = page.at(-1)
  return {
    invoices: page.map(summaryOf),
    next: rows.length > PAGE && last ? writeCursor({ value: last.invoice.issuedAt, id: last.id }) : null,
  }
}

/** All invoices of a period, the oldest first, a hundred at a time. */
export async function* streamInvoices(scope: Scope, period: Period, timeZone: string): AsyncGenerator<StoredInvoice> {
  for (let after: { at: number; id: string } | null = null; ; ) {
    const rows: Selectable<InvoiceTables['invoices']>[] = await inPeriod(scope, period, timeZone)
      .$if(after !== null, (some) =>
        some.where((where) => where(where.refTuple('issued_at', 'id'), '>', where.tuple(after!.at, after!.id))),
      )
      .orderBy('issued_at')
      .orderBy('id')
      .limit(100)
      .execute()
    yield* rows.map(storedOf)
    const last = rows.at(-1)
    if (!last || rows.length < 100) return
    after = { at: last.issued_at, id: last.id }
  }
}

function inPeriod({ database, websiteId }: Scope, { from, to }: Period, timeZone: string) {
  return database
    .selectFrom('invoices')
    .selectAll()
    .where('website_id', '=', websiteId)
    .$if(from !== undefined, (some) => some.where('issued_at', '>=', beginningOfDay(from!, timeZone)))
    .$if(to !== undefined, (some) => some.where('issued_at', '<', beginningOfDay(dayAfter(to!), timeZone)))
}

const storedOf = (row: Selectable<InvoiceTables['invoices']>): StoredInvoice => ({
  id: row.id,
  orderId: row.order_id,
  refersToId: row.refers_to_id,
  refundId: row.refund_id,
  invoice: invoiceDocument.read(row.document),
})

/** An invoice as lists show it. */
export const summaryOf = ({ id, orderId, invoice }: StoredInvoice): InvoiceSummary => ({
  id,
  orderId,
  kind: invoice.kind,
  number: invoice.number,
  issuedAt: invoice.issuedAt,
  orderNumber: invoice.orderNumber,
  buyerName: invoice.buyer.company || invoice.buyer.name,
  currency: invoice.currency,
  taxCents: invoice.taxCents,
  totalCents: invoice.totalCents,
})

/** The invoice of an order that counts: the last one that no credit note has taken back completely. */
export function currentInvoice(stored: readonly StoredInvoice[]): StoredInvoice | null {
  return stored.findLast((one) => one.invoice.kind === 'invoice' && leftOfInvoice(stored, one) > 0) ?? null
}

/** The credit notes of an invoice. */
export const creditNotesOf = (stored: readonly StoredInvoice[], { id }: StoredInvoice): Invoice[] =>
  stored.filter(({ refersToId }) => refersToId === id).map(({ invoice }) => invoice)

/** What no credit note has taken back of an invoice, in hundredths. */
const leftOfInvoice = (stored: readonly StoredInvoice[], one: StoredInvoice): number =>
  creditNotesOf(stored, one).reduce((left, note) => left - note.totalCents, one.invoice.totalCents)

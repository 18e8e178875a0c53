import { invoiceDocument } from '#server/invoices/documents.ts'
import type { Scope } from '#server/scope.ts'
import type { Invoice } from '#shared/invoices/schema.ts'
import { sum } from '#shared/money/sum.ts'
import { boundsOfYear } from './donor-rows.ts'

/** A donation of a year by its receipt. */
export interface Gift {
  readonly receipt: Invoice
  /** What is left after corrections, in hundredths of the receipt's currency. */
  readonly cents: number
}

/** What a donor gave in a year, the first gift first. Donations that were returned completely are left out. */
export async function giftsOfYear(scope: Scope, customerId: string, year: number): Promise<Gift[]> {
  const { database, websiteId } = scope
  const { from, to } = boundsOfYear(year, (await scope.settings()).timeZone)
  const rows = await database
    .selectFrom('orders')
    .innerJoin('invoices', (join) =>
      join.onRef('invoices.website_id', '=', 'orders.website_id').onRef('invoices.order_id', '=', 'orders.id'),
    )
    .select(['invoices.id', 'invoices.kind', 'invoices.refers_to_id', 'invoices.document', 'invoices.issued_at'])
    .where('invoices.website_id', '=', websiteId)
    .where('orders.website_id', '=', websiteId)
    .where('orders.customer_id', '=', customerId)
    .where('invoices.kind', 'in', ['donation-receipt', 'donation-correction'])
    .orderBy('invoices.issued_at')
    .orderBy('invoices.id')
    .execute()
  const documents = rows.map((row) => ({ ...row, invoice: invoiceDocument.read(row.document) }))
  return documents
    .filter((row) => row.kind === 'donation-receipt' && row.issued_at >= from && row.issued_at < to)
    .map(({ id, invoice }) => ({
      receipt: invoice,
      cents:
        invoice.totalCents -
        sum(documents.filter((row) => row.refers_to_id === id).map((row) => row.invoice.totalCents)),
    }))
    .filter(({ cents }) => cents > 0)
}

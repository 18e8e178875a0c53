import { MOST_FOUND, type NounFinder } from '#server/palette/find.ts'
import type { Scope } from '#server/scope.ts'
import type { Found } from '#shared/palette/api.ts'
import { invoiceDocument } from './documents.ts'
import { spellings } from './search-invoices.ts'
import { titleOf } from './title-of.ts'

/** Invoices and credit notes by their number. They are on the page of their order. */
export const invoiceFinder: NounFinder = { permission: 'orders.read', find: findInvoices }

async function findInvoices({ database, websiteId }: Scope, text: string): Promise<Found[]> {
  const rows = await database
    .selectFrom('invoices')
    .select(['id', 'order_id', 'document'])
    .where('website_id', '=', websiteId)
    .where('number', 'in', spellings(text))
    .limit(MOST_FOUND)
    .execute()
  return rows.map(({ id, order_id, document }) => {
    const invoice = invoiceDocument.read(document)
    return {
      kind: 'invoice' as const,
      id,
      title: `${titleOf(invoice)} ${invoice.number}`,
      detail: invoice.buyer.company || invoice.buyer.name,
      path: `/orders/${order_id}`,
    }
  })
}

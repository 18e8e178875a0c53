import type { FastifyReply } from 'fastify'
import { type Cell, sendCsv } from '#server/files/send-csv.ts'
import { writeCursor } from '#server/http/list-cursor.ts'
import { orderDetails } from '#server/orders/documents.ts'
import type { Scope } from '#server/scope.ts'
import { tagsOfMany } from '#server/tags/tag-store.ts'
import type { Website } from '#server/websites/website.ts'
import type { CustomerColumns, CustomerFilter } from '#shared/customers/api.ts'
import { type CustomerTable, customerTables, type ExportedCustomer } from './csv-columns.ts'
import type { CustomerRow } from './customer-store.ts'
import { customerAddresses } from './documents.ts'
import { listCustomerKeys } from './list-customers.ts'

const BATCH = 200

/** Customers of a list as CSV, in the columns that another platform reads or in the shop's own; an import reads all. */
export function sendCustomersCsv(
  scope: Scope,
  website: Website,
  { columns = 'own', ...filter }: CustomerFilter & { readonly columns?: CustomerColumns | undefined },
  reply: FastifyReply,
): FastifyReply {
  return sendCsv(reply, `${website.slug}-customers.csv`, rowsOf(scope, filter, customerTables[columns]))
}

async function* rowsOf(scope: Scope, filter: CustomerFilter, table: CustomerTable): AsyncGenerator<readonly Cell[]> {
  yield table.titles
  for (let after: string | undefined; ; ) {
    const keys: { id: string; value: number }[] = await listCustomerKeys(
      scope,
      { ...filter, ...(after !== undefined && { after }) },
      BATCH,
    )
    for (const customer of await readExported(
      scope,
      keys.map(({ id }) => id),
    ))
      yield table.cells(customer)
    const last = keys.at(-1)
    if (keys.length < BATCH || !last) return
    after = writeCursor(last)
  }
}

async function readExported(scope: Scope, ids: readonly string[]): Promise<ExportedCustomer[]> {
  if (ids.length === 0) return []
  const { database, websiteId } = scope
  const rows = await database
    .selectFrom('customers')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute()
  const tags = await tagsOfMany(scope, 'customer_tags', ids)
  const subscribed = await database
    .selectFrom('customer_emails as email')
    .innerJoin('newsletter_subscribers as subscriber', (join) =>
      join.onRef('subscriber.website_id', '=', 'email.website_id').onRef('subscriber.email', '=', 'email.email'),
    )
    .select('email.customer_id')
    .where('email.website_id', '=', websiteId)
    .where('subscriber.website_id', '=', websiteId)
    .where('subscriber.state', '=', 'confirmed')
    .where('email.customer_id', 'in', ids)
    .execute()
  const isSubscribed = new Set(subscribed.map((row) => row.customer_id))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const customers: ExportedCustomer[] = []
  for (const id of ids) {
    const row = byId.get(id)
    if (!row) continue
    customers.push({
      row,
      tags: (tags.get(id) ?? []).join(', '),
      address: await newestAddress(scope, row),
      isSubscribed: isSubscribed.has(id),
    })
  }
  return customers
}

/** The address of the newest order that has one, or the imported one. */
async function newestAddress({ database, websiteId }: Scope, row: CustomerRow): Promise<ExportedCustomer['address']> {
  const newest = await database
    .selectFrom('orders')
    .select('details')
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', row.id)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const details = newest && orderDetails.read(newest.details)
  return details?.shippingAddress ?? details?.billingAddress ?? customerAddresses.read(row.addresses)[0] ?? null
}

import type { FastifyReply } from 'fastify'
import { type Cell, sendCsv } from '#server/files/send-csv.ts'
import { writeCursor } from '#server/http/list-cursor.ts'
import { orderDetails } from '#server/orders/documents.ts'
import type { Scope } from '#server/scope.ts'
import { tagsOfMany } from '#server/tags/tag-store.ts'
import type { Website } from '#server/websites/website.ts'
import type { CustomerFilter } from '#shared/customers/api.ts'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import type { CustomerRow } from './customer-store.ts'
import { customerAddresses } from './documents.ts'
import { listKeys } from './list-customers.ts'

const BATCH = 200

type Address = CustomerProfile['addresses'][number]

interface Exported {
  readonly row: CustomerRow
  readonly tags: string
  readonly address: Address | null
  readonly isSubscribed: boolean
}

/** Customers of a list as CSV, in the columns that Shopify reads or in the shop's own; an import reads both. */
export function sendCustomersCsv(
  scope: Scope,
  website: Website,
  { columns = 'own', ...filter }: CustomerFilter & { readonly columns?: 'own' | 'shopify' | undefined },
  reply: FastifyReply,
): FastifyReply {
  const table = columns === 'shopify' ? shopify : own
  return sendCsv(reply, `${website.slug}-customers.csv`, rowsOf(scope, filter, table))
}

interface Table {
  readonly titles: readonly string[]
  cells(customer: Exported): Cell[]
}

const money = (cents: number): Cell => ({ amount: (cents / 100).toFixed(2) as `${number}` })
const day = (at: number): string => (at === 0 ? '' : new Date(at).toISOString())
const yes = (is: boolean): string => (is ? 'yes' : 'no')

const own: Table = {
  titles: [
    ...['Email', 'First Name', 'Last Name', 'Phone', 'Company', 'Address 1', 'Address 2', 'City', 'Region'],
    ...[
      'Postal Code',
      'Country',
      'Note',
      'Tags',
      'Orders',
      'Spent',
      'First Order',
      'Last Order',
      'Subscribed',
      'Since',
    ],
  ],
  cells: ({ row, tags, address, isSubscribed }) => [
    ...[row.email, row.first_name, row.last_name, row.phone, address?.company ?? '', address?.addressLine1 ?? ''],
    ...[address?.addressLine2 ?? '', address?.city ?? '', address?.region ?? '', address?.postalCode ?? ''],
    ...[row.country, row.note, tags, row.orders_count],
    money(row.spent_cents),
    ...[day(row.first_order_at), day(row.last_order_at), yes(isSubscribed), day(row.created_at)],
  ],
}

const shopify: Table = {
  titles: [
    ...['First Name', 'Last Name', 'Email', 'Accepts Email Marketing', 'Default Address Company'],
    ...[
      'Default Address Address1',
      'Default Address Address2',
      'Default Address City',
      'Default Address Province Code',
    ],
    ...['Default Address Country Code', 'Default Address Zip', 'Default Address Phone', 'Phone'],
    ...['Accepts SMS Marketing', 'Total Spent', 'Total Orders', 'Note', 'Tax Exempt', 'Tags'],
  ],
  cells: ({ row, tags, address, isSubscribed }) => [
    ...[row.first_name, row.last_name, row.email, yes(isSubscribed), address?.company ?? ''],
    ...[address?.addressLine1 ?? '', address?.addressLine2 ?? '', address?.city ?? '', address?.region ?? ''],
    ...[address?.country ?? row.country, address?.postalCode ?? '', address?.phone ?? '', row.phone, 'no'],
    money(row.spent_cents),
    ...[row.orders_count, row.note, 'no', tags],
  ],
}

async function* rowsOf(scope: Scope, filter: CustomerFilter, table: Table): AsyncGenerator<readonly Cell[]> {
  yield table.titles
  for (let after: string | undefined; ; ) {
    const keys: { id: string; value: number }[] = await listKeys(
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

async function readExported(scope: Scope, ids: readonly string[]): Promise<Exported[]> {
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
  const customers: Exported[] = []
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
async function newestAddress({ database, websiteId }: Scope, row: CustomerRow): Promise<Address | null> {
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

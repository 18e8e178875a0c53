import { sql } from 'kysely'
import { orderDetails } from '#server/orders/documents.ts'
import { summariesOf, summaryColumns } from '#server/orders/list-orders.ts'
import type { Scope } from '#server/scope.ts'
import { tagsOf } from '#server/tags/tag-store.ts'
import { customerExemption } from '#server/tax-exemptions/documents.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { customerLimits } from '#shared/customers/limits.ts'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { emailsOf, readCustomerRow } from './customer-store.ts'
import { customerAddresses } from './documents.ts'

type OrderAddress = CustomerProfile['addresses'][number]

/** A customer with everything that the shop knows about them; null when the website has none with this id. */
export async function readCustomer(scope: Scope, customerId: string): Promise<CustomerProfile | null> {
  const row = await readCustomerRow(scope, customerId)
  if (!row) return null
  const emails = await emailsOf(scope, row)
  const orders = await readOrders(scope, customerId)
  const shown = orders.slice(0, customerLimits.ordersShown)
  return {
    id: row.id,
    email: row.email,
    emails,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    country: row.country,
    note: row.note,
    tags: await tagsOf(scope, 'customer_tags', customerId),
    taxExemption: row.tax_exemption === null ? null : customerExemption.read(row.tax_exemption),
    group: await groupNamed(scope, row.group_id),
    source: row.source,
    orders: row.orders_count,
    spentCents: row.spent_cents,
    firstOrderAt: row.first_order_at,
    lastOrderAt: row.last_order_at,
    createdAt: row.created_at,
    revision: row.revision,
    currency: (await scope.settings()).currency,
    addresses: differentAddresses([
      ...shown.flatMap(({ details }) => {
        const { shippingAddress, billingAddress } = orderDetails.read(details)
        return [shippingAddress, billingAddress]
      }),
      ...customerAddresses.read(row.addresses),
    ]),
    recentOrders: await summariesOf(scope, shown),
    hasMoreOrders: orders.length > shown.length,
    subscriptions: await readSubscriptions(scope, emails),
    submissions: await readSubmissions(scope, emails),
    giftCards: await readGiftCards(scope, emails),
    events: await readEvents(scope, customerId),
  }
}

/** The group of a customer, while it exists. */
async function groupNamed({ database, websiteId }: Scope, groupId: string | null): Promise<CustomerProfile['group']> {
  if (groupId === null) return null
  const row = await database
    .selectFrom('customer_groups')
    .select(['id', 'name'])
    .where('website_id', '=', websiteId)
    .where('id', '=', groupId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Addresses that differ, in their order. */
function differentAddresses(addresses: readonly (OrderAddress | null)[]): OrderAddress[] {
  const seen = new Map<string, OrderAddress>()
  for (const address of addresses) {
    if (!address) continue
    const key = (Object.keys(address) as (keyof Address)[])
      .toSorted()
      .map((part) => address[part].trim().toLowerCase())
      .join('\n')
    if (!seen.has(key)) seen.set(key, address)
  }
  return [...seen.values()]
}

const readOrders = ({ database, websiteId }: Scope, customerId: string) =>
  database
    .selectFrom('orders')
    .select([...summaryColumns, 'details'])
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', customerId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(customerLimits.ordersShown + 1)
    .execute()

/** The subscriptions of some addresses with their proof of consent. */
async function readSubscriptions(
  { database, websiteId }: Scope,
  emails: readonly string[],
): Promise<CustomerProfile['subscriptions']> {
  const rows = await database
    .selectFrom('newsletter_subscribers as subscriber')
    .innerJoin('newsletter_lists as list', (join) =>
      join.onRef('list.website_id', '=', 'subscriber.website_id').onRef('list.id', '=', 'subscriber.list_id'),
    )
    .selectAll('subscriber')
    .select('list.name as list_name')
    .where('subscriber.website_id', '=', websiteId)
    .where('list.website_id', '=', websiteId)
    .where('subscriber.email', 'in', emails)
    .orderBy('subscriber.created_at')
    .execute()
  if (rows.length === 0) return []
  const events = await database
    .selectFrom('newsletter_events')
    .select(['id', 'subscriber_id', 'kind', 'at', 'words', 'page_path', 'address'])
    .where('website_id', '=', websiteId)
    .where(
      'subscriber_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    listId: row.list_id,
    listName: row.list_name,
    email: row.email,
    name: row.name,
    state: row.state,
    source: row.source,
    language: row.language,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
    events: events
      .filter((event) => event.subscriber_id === row.id)
      .map(({ id, kind, at, words, page_path, address }) => ({ id, kind, at, words, pagePath: page_path, address })),
  }))
}

const MOST_SUBMISSIONS = 100

async function readSubmissions(
  { database, websiteId }: Scope,
  emails: readonly string[],
): Promise<CustomerProfile['submissions']> {
  return database
    .selectFrom('form_submissions as submission')
    .innerJoin('forms as form', (join) =>
      join.onRef('form.website_id', '=', 'submission.website_id').onRef('form.id', '=', 'submission.form_id'),
    )
    .select(['submission.id', 'form.id as formId', 'form.name as formName', 'submission.created_at as at'])
    .select('submission.folder')
    .where('submission.website_id', '=', websiteId)
    .where('form.website_id', '=', websiteId)
    .where('submission.sender_email', 'in', emails)
    .orderBy('submission.created_at', 'desc')
    .limit(MOST_SUBMISSIONS)
    .execute()
}

const MOST_CARDS = 50

/** Gift cards that were sent to some addresses. */
async function readGiftCards(
  { database, websiteId }: Scope,
  emails: readonly string[],
): Promise<CustomerProfile['giftCards']> {
  return database
    .selectFrom('gift_cards')
    .select(['id', 'last_four as lastFour', 'balance_cents as balanceCents', 'currency'])
    .where('website_id', '=', websiteId)
    .where(sql<string>`lower(recipient_email)`, 'in', emails)
    .orderBy('created_at', 'desc')
    .limit(MOST_CARDS)
    .execute()
}

async function readEvents({ database, websiteId }: Scope, customerId: string): Promise<CustomerProfile['events']> {
  return database
    .selectFrom('customer_events')
    .select(['id', 'kind', 'at', 'by_name as by', 'text'])
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

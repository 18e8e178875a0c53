import { sql } from 'kysely'
import { type FoundRows, selectFound } from '#server/database/search-by-word.ts'
import type { Scope } from '#server/scope.ts'
import { firstOfFew, listKeys, pageOfKeys } from '#server/sorted-lists/list-keys.ts'
import { idsWithTag, tagsOfMany } from '#server/tags/tag-store.ts'
import type { CustomerFilter, listCustomersCall } from '#shared/customers/api.ts'
import type { CustomerSummary } from '#shared/customers/schema.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import { consentOf, rowsWithConsent } from './consent-filter.ts'

type CustomerQuery = QueryOf<typeof listCustomersCall>

const sorts = {
  newest: { column: 'created_at', direction: 'desc' },
  oldest: { column: 'created_at', direction: 'asc' },
  'last-order': { column: 'last_order_at', direction: 'desc' },
  'longest-ago': { column: 'last_order_at', direction: 'asc' },
  'highest-spent': { column: 'spent_cents', direction: 'desc' },
  'lowest-spent': { column: 'spent_cents', direction: 'asc' },
  'most-orders': { column: 'orders_count', direction: 'desc' },
  'fewest-orders': { column: 'orders_count', direction: 'asc' },
} as const

/** A page of customers. */
export async function listCustomers(
  scope: Scope,
  query: CustomerQuery,
): Promise<{ customers: CustomerSummary[]; next: string | null; total: number | null }> {
  const { ids, ...page } = await pageOfKeys(scope, listOf(scope, query))
  return { customers: await readSummaries(scope, ids), ...page }
}

/** The ids of the next customers of a list, with the values that it is sorted by. */
export const listCustomerKeys = (scope: Scope, query: CustomerQuery, most: number) =>
  listKeys(scope, listOf(scope, query), most)

function listOf(scope: Scope, query: CustomerQuery) {
  const now = Date.now()
  return {
    table: 'customers' as const,
    sort: sorts[query.sort ?? 'newest'],
    query,
    rows: (found: FoundRows | null) => narrowed(scope, query, now, found),
    fewOf: () => fewOf(scope, query),
    // A number is an order's, or the beginning of a phone number.
    ofNumber: (number: number) => {
      const found = sql`select customer_id from orders
        where website_id = ${scope.websiteId} and number = ${number} and customer_id is not null`
      return { found, is: sql<boolean>`id in (${found})` }
    },
  }
}

const periods = {
  'in-30-days': { days: 30, isIn: true },
  'in-90-days': { days: 90, isIn: true },
  'in-a-year': { days: 365, isIn: true },
  'not-in-90-days': { days: 90, isIn: false },
  'not-in-a-year': { days: 365, isIn: false },
} as const

function narrowed(scope: Scope, query: CustomerFilter, now: number, found: FoundRows | null) {
  const { tag, country, orders, spentFrom, consent, lastOrder, group } = query
  const { websiteId } = scope
  return selectFound(scope, 'customers', found)
    .$if(tag !== undefined, (some) =>
      some.where(sql<boolean>`exists (${idsWithTag(websiteId, 'customer_tags', tag!)}
      and customer_tags.customer_id = customers.id)`),
    )
    .$if(country !== undefined, (some) => some.where('country', '=', country!))
    .$if(group !== undefined, (some) => some.where('group_id', '=', group!))
    .$if(orders === 'none', (some) => some.where('orders_count', '=', 0))
    .$if(orders === 'one', (some) => some.where('orders_count', '=', 1))
    .$if(orders === 'several', (some) => some.where('orders_count', '>', 1))
    .$if(spentFrom !== undefined, (some) => some.where('spent_cents', '>=', spentFrom!))
    .$if(lastOrder !== undefined, (some) => {
      const { days, isIn } = periods[lastOrder!]
      return some.where('last_order_at', isIn ? '>=' : '<', now - days * DAY_MILLISECONDS)
    })
    .$if(consent !== undefined, (some) => some.where(consentOf(websiteId, consent!)))
}

/** The customers of a filter that matches few; null where there is none: then the list is read in its order. */
function fewOf(scope: Scope, { tag, country, consent, group }: CustomerFilter): Promise<FoundRows | null> {
  const { websiteId } = scope
  return firstOfFew(scope, [
    ...(tag === undefined ? [] : [idsWithTag(websiteId, 'customer_tags', tag)]),
    ...(consent === undefined || consent === 'none' ? [] : [rowsWithConsent(websiteId, consent)]),
    ...(group === undefined
      ? []
      : [
          sql<{ found_id: string }>`select id as found_id from customers
            where website_id = ${websiteId} and group_id = ${group}`,
        ]),
    ...(country === undefined
      ? []
      : [
          sql<{ found_id: string }>`select id as found_id from customers
            where website_id = ${websiteId} and country = ${country}`,
        ]),
  ])
}

/** Customers in the form of lists, in the order of their ids. */
export async function readSummaries(scope: Scope, ids: readonly string[]): Promise<CustomerSummary[]> {
  if (ids.length === 0) return []
  const { database, websiteId } = scope
  const rows = await database
    .selectFrom('customers')
    .select(['id', 'email', 'first_name', 'last_name', 'country', 'orders_count', 'spent_cents'])
    .select(['first_order_at', 'last_order_at', 'created_at'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute()
  const tags = await tagsOfMany(scope, 'customer_tags', ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return {
      id,
      email: row.email,
      name: `${row.first_name} ${row.last_name}`.trim(),
      country: row.country,
      orders: row.orders_count,
      spentCents: row.spent_cents,
      firstOrderAt: row.first_order_at,
      lastOrderAt: row.last_order_at,
      createdAt: row.created_at,
      tags: tags.get(id) ?? [],
    }
  })
}

import { sql } from 'kysely'
import { beginsWord } from '#server/database/begins-word.ts'
import { type FoundRows, searchByWord, selectFound } from '#server/database/search-by-word.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { idsWithTag, tagsOfMany } from '#server/tags/tag-store.ts'
import type { CustomerFilter, listCustomersCall } from '#shared/customers/api.ts'
import type { CustomerSummary } from '#shared/customers/schema.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import { MOST_SELECTED } from '#shared/orders/read-api.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { consentOf, rowsWithConsent } from './consent-filter.ts'

type CustomerQuery = QueryOf<typeof listCustomersCall>

const PAGE = 50

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
  const after = readCursor(query.after, 'number')
  // The first page also counts.
  const rows = await listKeys(scope, query, after ? PAGE + 1 : MOST_SELECTED)
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    customers: await readSummaries(
      scope,
      page.map(({ id }) => id),
    ),
    next: rows.length > PAGE && last ? writeCursor(last) : null,
    total: after ? null : rows.length,
  }
}

/** The ids of the next customers of a list, with the values that it is sorted by. */
export async function listKeys(
  scope: Scope,
  query: CustomerQuery,
  most: number,
): Promise<{ id: string; value: number }[]> {
  const now = Date.now()
  const { column, direction } = sorts[query.sort ?? 'newest']
  const after = readCursor(query.after, 'number')
  const list = (found: FoundRows | null) =>
    narrowed(scope, query, now, found)
      .$if(after !== null, (some) =>
        some.where((where) =>
          where(where.refTuple(column, 'id'), direction === 'desc' ? '<' : '>', where.tuple(after!.value, after!.id)),
        ),
      )
      .orderBy(column, direction)
      .orderBy('id', direction)
  const words = normalize(query.search?.trim() ?? '').replace(/^#/, '')
  if (words === '') {
    const found = await fewOf(scope, query)
    return list(found)
      .select(['id', `${column} as value`])
      .limit(most)
      .execute()
  }
  const found = await searchByWord(scope, 'customers', words, most, list)
  // A number is an order's, or the beginning of a phone number.
  const number = /^\d{1,15}$/.test(words) ? Number(words) : null
  const ofNumber = sql`select customer_id from orders
    where website_id = ${scope.websiteId} and number = ${number} and customer_id is not null`
  return list(number === null ? found : sql`${found} union ${ofNumber}`)
    .where(number === null ? beginsWord(words) : sql<boolean>`(id in (${ofNumber}) or ${beginsWord(words)})`)
    .select(['id', `${column} as value`])
    .limit(most)
    .execute()
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

/** With more customers than this the list itself is searched: they are found soon there. */
const FEW = 1_000

/** The customers of a filter that matches few; null where there is none: then the list is read in its order. */
async function fewOf(
  { database, websiteId }: Scope,
  { tag, country, consent, group }: CustomerFilter,
): Promise<FoundRows | null> {
  const filters = [
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
  ]
  for (const filter of filters) {
    const few = await sql`select 1 as one from (${filter} limit ${FEW + 1}) as few`.execute(database)
    if (few.rows.length <= FEW) return filter
  }
  return null
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

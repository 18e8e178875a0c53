import { type RawBuilder, sql } from 'kysely'
import { beginsWord } from '#server/database/begins-word.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { beginningOfDay } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import type { Donor, DonorFilter } from '#shared/donations/donor-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { subscriptionStates } from '#shared/subscription-plans/schema.ts'
import { normalize } from '#shared/texts/normalize.ts'

const sorts = {
  'last-gift': { column: 'last_at', isDescending: true },
  'longest-ago': { column: 'last_at', isDescending: false },
  'most-given': { column: 'cents', isDescending: true },
  'least-given': { column: 'cents', isDescending: false },
} as const

interface DonorRow {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly gifts: number | string
  readonly cents: number | string
  readonly last_at: number | string
  readonly recurring: number | string
  readonly sent_at: number | string | null
}

const GOING_ON = subscriptionStates.filter((state) => state !== 'ended' && state !== 'canceled')

/** The first moments of a year and of the next one, in the time zone of the shop. */
export const boundsOfYear = (year: number, timeZone: string): { readonly from: number; readonly to: number } => ({
  from: beginningOfDay(`${year}-01-01`, timeZone),
  to: beginningOfDay(`${year + 1}-01-01`, timeZone),
})

/**
 * The receipts of a website that say something was given, each with its order and what is left of it, in hundredths of the
 * shop's currency. A correction takes from the year of its receipt, whenever it was issued.
 */
function gifts(websiteId: string, year: number | undefined, timeZone: string): RawBuilder<unknown> {
  const bounds = year === undefined ? null : boundsOfYear(year, timeZone)
  const left = sql`(r.total_cents - coalesce((select sum(c.total_cents) from invoices c
    where c.website_id = ${websiteId} and c.order_id = r.order_id and c.refers_to_id = r.id
      and c.kind = 'donation-correction'), 0))`
  return sql`select o.customer_id, r.issued_at, case when o.exchange_rate is null then ${left}
      else cast(round(1.0 * ${left} / cast(o.exchange_rate as numeric)) as bigint) end as cents
    from invoices r join orders o on o.website_id = r.website_id and o.id = r.order_id
    where r.website_id = ${websiteId} and o.website_id = ${websiteId} and r.kind = 'donation-receipt'
      and o.customer_id is not null
      ${bounds ? sql`and r.issued_at >= ${bounds.from} and r.issued_at < ${bounds.to}` : sql``}`
}

/** A page of donors; with a year, those who gave in it, by what they gave then. */
export async function listDonors(
  scope: Scope,
  { search, year, recurring, sort = 'last-gift', after }: DonorFilter & { readonly after?: string | undefined },
  most: number,
): Promise<{ donors: Donor[]; next: string | null }> {
  const { database, websiteId } = scope
  const { timeZone } = await scope.settings()
  const start = readCursor(after, 'number')
  const words = normalize(search?.trim() ?? '')
  const { column, isDescending } = sorts[sort]
  const by = sql.ref(column)
  const beyond = isDescending ? sql`<` : sql`>`
  const order = isDescending ? sql`desc` : sql`asc`
  const { rows } = await sql<DonorRow>`
    select * from (
      select d.id, d.email, d.name, count(*) as gifts, sum(g.cents) as cents, max(g.issued_at) as last_at, d.recurring,
        d.sent_at
      from (${gifts(websiteId, year, timeZone)}) g
      join (
        select customers.id, email, first_name || ' ' || last_name as name,
          case when exists (
            select 1 from subscriptions s
            join orders o on o.website_id = s.website_id and o.id = s.order_id
            join products p on p.website_id = s.website_id and p.id = s.product_id
            where s.website_id = ${websiteId} and o.website_id = ${websiteId} and p.website_id = ${websiteId}
              and o.customer_id = customers.id and s.test_mode = 0 and p.product_type = ${productTypes.donation}
              and s.state in (${sql.join(GOING_ON)})
          ) then 1 else 0 end as recurring,
          (select sent_at from donation_summaries m where m.website_id = ${websiteId}
            and m.customer_id = customers.id and m.year = ${year ?? 0}) as sent_at
        from customers
        where customers.website_id = ${websiteId} ${words === '' ? sql`` : sql`and ${beginsWord(words)}`}
      ) d on d.id = g.customer_id
      where g.cents > 0 ${recurring === undefined ? sql`` : sql`and d.recurring = ${Number(recurring === 'yes')}`}
      group by d.id, d.email, d.name, d.recurring, d.sent_at
    ) donors
    ${start ? sql`where ${by} ${beyond} ${start.value} or (${by} = ${start.value} and id ${beyond} ${start.id})` : sql``}
    order by ${by} ${order}, id ${order} limit ${most + 1}`.execute(database)
  const donors = rows.slice(0, most).map(donorOf)
  const last = donors.at(-1)
  const value = last && (column === 'cents' ? last.totalCents : last.lastGiftAt)
  return { donors, next: rows.length > most && last ? writeCursor({ value: value!, id: last.id }) : null }
}

const donorOf = (row: DonorRow): Donor => ({
  id: row.id,
  email: row.email,
  name: row.name.trim(),
  gifts: Number(row.gifts),
  totalCents: Number(row.cents),
  lastGiftAt: Number(row.last_at),
  isRecurring: Number(row.recurring) === 1,
  summarySentAt: row.sent_at === null ? null : Number(row.sent_at),
})

/** The years in which something was given, the latest first. */
export async function yearsOfGifts(scope: Scope): Promise<number[]> {
  const { database, websiteId } = scope
  const { timeZone } = await scope.settings()
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(issued_at) as first, max(issued_at) as last from invoices
    where website_id = ${websiteId} and kind = 'donation-receipt'`.execute(database)
  const [found] = rows
  if (!found || found.first === null || found.last === null) return []
  const yearOf = (at: number) => Number(calendarDay(Number(at), timeZone).slice(0, 4))
  const [first, last] = [yearOf(found.first), yearOf(found.last)]
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}

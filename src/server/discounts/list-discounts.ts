import { sql } from 'kysely'
import { idBefore, pageById } from '#server/http/page-by-id.ts'
import type { Scope } from '#server/scope.ts'
import type { listDiscountsCall } from '#shared/discounts/owner-api.ts'
import { normalizeCode } from '#shared/discounts/rules.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import type { DiscountStatus } from '#shared/discounts/status.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import { toDiscount } from './discount-store.ts'

const PAGE_SIZE = 50

/** One page of the discounts, newest first, with the number of all matches. */
export async function listDiscounts(
  { database, websiteId }: Scope,
  { search, status, after }: QueryOf<typeof listDiscountsCall>,
): Promise<{ discounts: Discount[]; next: string | null; total: number }> {
  const part = search && `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const withCode = database
    .selectFrom('discount_codes')
    .select('discount_id')
    .where('website_id', '=', websiteId)
    .where('code', '=', normalizeCode(search ?? ''))
  const matching = database
    .selectFrom('discounts')
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .$if(Boolean(part), (query) =>
      query.where((where) =>
        where.or([
          sql<boolean>`lower(title) like ${part} escape '\\'`,
          sql<boolean>`lower(code) like ${part} escape '\\'`,
          where('id', 'in', withCode),
        ]),
      ),
    )
    .$if(status !== undefined, (query) => query.where(hasStatus(status!, Date.now())))
  const { count } = await matching.select((rows) => rows.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const start = idBefore(after)
  const rows = await matching
    .selectAll()
    .$if(start !== undefined, (query) => query.where('id', '<', start!))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { page, next } = pageById(rows, PAGE_SIZE)
  return {
    discounts: page.map(toDiscount),
    next,
    total: Number(count),
  }
}

/** The rule of `shared/discounts/status.ts` as a condition; a test compares both. */
function hasStatus(status: DiscountStatus, now: number) {
  const isOver = sql<boolean>`(ends_at is not null and ends_at <= ${now})`
  const isUsedUp = sql<boolean>`(usage_limit is not null and used_count >= usage_limit)`
  const isEarly = sql<boolean>`(starts_at is not null and starts_at > ${now})`
  switch (status) {
    case 'off':
      return sql<boolean>`is_on = 0`
    case 'expired':
      return sql<boolean>`is_on = 1 and ${isOver}`
    case 'used-up':
      return sql<boolean>`is_on = 1 and not ${isOver} and ${isUsedUp}`
    case 'scheduled':
      return sql<boolean>`is_on = 1 and not ${isOver} and not ${isUsedUp} and ${isEarly}`
    case 'active':
      return sql<boolean>`is_on = 1 and not ${isOver} and not ${isUsedUp} and not ${isEarly}`
  }
}

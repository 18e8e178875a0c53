import { sql } from 'kysely'
import { idBefore, pageById } from '#server/http/page-by-id.ts'
import type { Scope } from '#server/scope.ts'
import { lastFourOf, normalizeGiftCardCode } from '#shared/gift-cards/codes.ts'
import type { listGiftCardsCall } from '#shared/gift-cards/owner-api.ts'
import type { GiftCardStatus } from '#shared/gift-cards/rules.ts'
import type { QueryOf, ReplyOf } from '#shared/http/contract.ts'
import { toGiftCard } from './card-store.ts'

const PAGE_SIZE = 50

/** One page of the gift cards, newest first, with the number of all matches and what all valid cards can pay. */
export async function listGiftCards(
  scope: Scope,
  { search, status, after }: QueryOf<typeof listGiftCardsCall>,
): Promise<ReplyOf<typeof listGiftCardsCall>> {
  const { database, websiteId } = scope
  const now = Date.now()
  const part = search && `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const matching = database
    .selectFrom('gift_cards')
    .where('website_id', '=', websiteId)
    .$if(Boolean(part), (query) =>
      query.where((where) =>
        where.or([
          sql<boolean>`lower(recipient_name) like ${part} escape '\\'`,
          sql<boolean>`lower(recipient_email) like ${part} escape '\\'`,
          where('last_four', '=', lastFourOf(normalizeGiftCardCode(search ?? ''))),
        ]),
      ),
    )
    .$if(status !== undefined, (query) => query.where(hasStatus(status!, now)))
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
    cards: page.map(toGiftCard),
    next,
    total: Number(count),
    outstandingCents: await outstanding(scope, now),
  }
}

/** What all valid cards in the shop's currency together can still pay, without those of tests. */
async function outstanding(scope: Scope, now: number): Promise<number> {
  const { database, websiteId } = scope
  const { currency } = await scope.settings()
  const { cents } = await database
    .selectFrom('gift_cards')
    .select((cards) => cards.fn.sum<number | null>('balance_cents').as('cents'))
    .where('website_id', '=', websiteId)
    .where('currency', '=', currency)
    // A literal, so that the index of cards with a balance is found.
    .where('balance_cents', '>', sql.lit(0))
    .where('is_test', '=', 0)
    .where('is_disabled', '=', 0)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}

/** The rule of `shared/gift-cards/rules.ts` as a condition; a test compares both. */
function hasStatus(status: GiftCardStatus, now: number) {
  const isOver = sql<boolean>`(expires_at is not null and expires_at <= ${now})`
  switch (status) {
    case 'disabled':
      return sql<boolean>`is_disabled = 1`
    case 'expired':
      return sql<boolean>`is_disabled = 0 and ${isOver}`
    case 'used-up':
      return sql<boolean>`is_disabled = 0 and not ${isOver} and balance_cents <= 0`
    case 'active':
      return sql<boolean>`is_disabled = 0 and not ${isOver} and balance_cents > 0`
  }
}

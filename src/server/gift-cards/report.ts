import { sql } from 'kysely'
import type { Scope } from '#server/scope.ts'
import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { decimalOf } from '#shared/money/money.ts'

const BATCH = 500

/**
 * What each card could still pay at the end of a day, oldest first: the sum of its movements until then. Cards of tests,
 * and those that had expired or had nothing left, are not in it.
 * @param day in the site's time zone, such as 2026-12-31
 */
export async function* outstandingRows(
  { database, websiteId }: Scope,
  day: string,
  timeZone: string,
): AsyncGenerator<(string | number)[]> {
  yield ['Gift card', 'Created', 'Expires', 'Amount', 'Balance', 'Currency', 'Recipient', 'Reason']
  const end = beginningOfDay(dayAfter(day), timeZone)
  for (let after = ''; ; ) {
    const cards = await database
      .selectFrom('gift_cards')
      .selectAll('gift_cards')
      .select((card) =>
        card
          .selectFrom('gift_card_movements')
          .select((moved) => moved.fn.coalesce(moved.fn.sum<number>('cents'), moved.val(0)).as('cents'))
          .where('gift_card_movements.website_id', '=', websiteId)
          .whereRef('card_id', '=', 'gift_cards.id')
          .where('at', '<', end)
          .as('cents'),
      )
      .where('website_id', '=', websiteId)
      .where('id', '>', after)
      .where('created_at', '<', end)
      .where('is_test', '=', 0)
      .where(sql<boolean>`(expires_at is null or expires_at >= ${end})`)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const card of cards)
      if (Number(card.cents) > 0)
        yield [
          card.last_four,
          calendarDay(card.created_at, timeZone),
          card.expires_at === null ? '' : calendarDay(card.expires_at - 1, timeZone),
          decimalOf(card.initial_cents, card.currency),
          decimalOf(Number(card.cents), card.currency),
          card.currency,
          card.recipient_email,
          card.reason,
        ]
    if (cards.length < BATCH) return
    after = cards.at(-1)!.id
  }
}

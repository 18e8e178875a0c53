import { sql } from 'kysely'
import type { Scope } from '#server/scope.ts'
import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import type { Currency } from '#shared/money/schema.ts'
import type { GiftCardLiability } from '#shared/reports/api.ts'
import type { Days } from '#shared/reports/periods.ts'

/** What gift cards could still pay before and after a period, by currency, from their movements. Without cards of tests. */
export async function readGiftCardLiability(scope: Scope, days: Days): Promise<GiftCardLiability[]> {
  const { timeZone } = await scope.settings()
  const from = beginningOfDay(days.from, timeZone)
  const end = beginningOfDay(dayAfter(days.to), timeZone)
  const opening = await readOutstanding(scope, from)
  const closing = await readOutstanding(scope, end)
  const moved = await readMoved(scope, from, end)
  const currencies = [...new Set([...opening.keys(), ...closing.keys(), ...moved.map(({ currency }) => currency)])]
  return currencies.toSorted().map((currency) => {
    const [openingCents, closingCents] = [opening.get(currency) ?? 0, closing.get(currency) ?? 0]
    const sumOf = (...kinds: readonly string[]) =>
      moved
        .filter((one) => one.currency === currency && kinds.includes(one.kind))
        .reduce((sum, { cents }) => sum + Number(cents), 0)
    const issuedCents = sumOf('issued')
    const paidCents = -sumOf('paid', 'released')
    const refundedCents = sumOf('refunded')
    const endedCents = openingCents + issuedCents - paidCents + refundedCents - closingCents
    return { currency, openingCents, closingCents, issuedCents, paidCents, refundedCents, endedCents }
  })
}

/** What cards that had not expired could pay at a moment: the sum of their movements until then. */
async function readOutstanding({ database, websiteId }: Scope, moment: number): Promise<Map<Currency, number>> {
  const rows = await database
    .selectFrom('gift_cards')
    .innerJoin('gift_card_movements as moved', (join) =>
      join.onRef('moved.website_id', '=', 'gift_cards.website_id').onRef('moved.card_id', '=', 'gift_cards.id'),
    )
    .select((row) => ['currency', row.fn.sum<number>('moved.cents').as('cents')])
    .where('gift_cards.website_id', '=', websiteId)
    .where('moved.at', '<', moment)
    .where('is_test', '=', 0)
    .where(sql<boolean>`(expires_at is null or expires_at >= ${moment})`)
    .groupBy('currency')
    .execute()
  return new Map(rows.map(({ currency, cents }) => [currency, Number(cents)]))
}

function readMoved({ database, websiteId }: Scope, from: number, end: number) {
  return database
    .selectFrom('gift_card_movements as moved')
    .innerJoin('gift_cards', (join) =>
      join.onRef('gift_cards.website_id', '=', 'moved.website_id').onRef('gift_cards.id', '=', 'moved.card_id'),
    )
    .select((row) => ['currency', 'kind', row.fn.sum<number>('moved.cents').as('cents')])
    .where('moved.website_id', '=', websiteId)
    .where('moved.at', '>=', from)
    .where('moved.at', '<', end)
    .where('is_test', '=', 0)
    .groupBy(['currency', 'kind'])
    .execute()
}

import { sql } from 'kysely'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { addressLines } from '#shared/addresses/address-lines.ts'
import { regions } from '#shared/addresses/regions.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { isDonation } from '#shared/products/donations/rules.ts'
import { isOver, trialEndsAt } from '#shared/subscription-plans/rules.ts'
import type { SubscriptionState } from '#shared/subscription-plans/schema.ts'
import type { Expected, SubscriptionDetails, SubscriptionSummary } from '#shared/subscriptions/api.ts'
import { amountsOfDonation } from './donation-amounts.ts'
import { matchesSearch } from './search-subscriptions.ts'
import { skippedOrderAt } from './skipped-order.ts'
import { ordersOfSubscription, type Subscription, toSubscription } from './subscription-store.ts'

const PAGE_SIZE = 50
/** Those without a next payment are last. */
const NEVER = Number.MAX_SAFE_INTEGER

interface Wanted {
  readonly search?: string | undefined
  readonly state?: SubscriptionState | undefined
  /** Those that an order began, or the one that it renewed. */
  readonly orderId?: string | undefined
  readonly after?: string | undefined
}

/** One page of the subscriptions, those that renew next first. */
export async function listSubscriptions(
  scope: Scope,
  { search, state, orderId, after }: Wanted,
): Promise<{ subscriptions: SubscriptionSummary[]; next: string | null }> {
  const { database, websiteId } = scope
  const { timeZone } = await scope.settings()
  const start = readCursor(after, 'number')
  const due = sql<number>`coalesce(next_at, ${sql.lit(NEVER)})`
  const isMatch = search === undefined || search.trim() === '' ? null : await matchesSearch(scope, search)
  const rows = await database
    .selectFrom('subscriptions')
    .selectAll()
    .where('website_id', '=', websiteId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(isMatch !== null, (query) => query.where(isMatch!))
    .$if(orderId !== undefined, (query) =>
      query.where('id', 'in', (inner) =>
        inner
          .selectFrom('subscription_orders')
          .select('subscription_id')
          .where('website_id', '=', websiteId)
          .where('order_id', '=', orderId!),
      ),
    )
    .$if(start !== null, (query) =>
      query.where((where) =>
        where.or([
          where(due, '>', start!.value),
          where.and([where(due, '=', start!.value), where('id', '>', start!.id)]),
        ]),
      ),
    )
    .orderBy(due)
    .orderBy('id')
    .limit(PAGE_SIZE + 1)
    .execute()
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]! : null
  return {
    subscriptions: rows.slice(0, PAGE_SIZE).map((row) => summaryOf(toSubscription(row), timeZone)),
    next: last && writeCursor({ value: last.next_at ?? NEVER, id: last.id }),
  }
}

/** What the active subscriptions bring, by currency. Tests do not count. */
export async function expectedOf({ database, websiteId }: Scope, now: number): Promise<Expected[]> {
  const soon = now + 30 * DAY_MILLISECONDS
  const rows = await database
    .selectFrom('subscriptions')
    .select(({ fn }) => [
      'currency',
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string>('year_cents').as('year_cents'),
      sql<number | string>`sum(case when next_at <= ${soon} then amount_cents else 0 end)`.as('soon_cents'),
    ])
    .where('website_id', '=', websiteId)
    .where('state', 'in', ['active', 'past-due'])
    .where('test_mode', '=', 0)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return rows.map((row) => ({
    currency: row.currency,
    count: Number(row.count),
    soonCents: Number(row.soon_cents),
    yearCents: Number(row.year_cents),
  }))
}

/** A subscription with everything that staff see of it. */
export async function detailsOf(scope: Scope, subscription: Subscription): Promise<SubscriptionDetails> {
  const { content, createdAt, failures, productId } = subscription
  const { locale, country, timeZone } = await scope.settings()
  return {
    ...summaryOf(subscription, timeZone),
    ...{ createdAt, failures, productId },
    isDonation: isDonation(content.item),
    sku: content.item.sku,
    customerId: await customerOf(scope, subscription),
    shipsTo: content.shippingAddress
      ? addressLines(content.shippingAddress as Address, { locale, from: country, regions })
      : [],
    amounts: await amountsOfDonation(scope, subscription),
    method: content.keptMethod?.label ?? '',
    lostMethod: content.lostMethod?.label ?? '',
    pausedBy: content.pausedBy,
    waitsFor: content.waitsFor,
    newPrice: isOver(subscription.state) ? null : content.newPrice,
    skippedAt: skippedOrderAt(subscription, { now: Date.now(), timeZone }),
    orders: (await ordersOfSubscription(scope, subscription.id)).map((order) => ({
      id: order.id,
      number: order.number,
      placedAt: order.placed_at,
      totalCents: order.grand_total_cents,
      currency: order.currency,
    })),
  }
}

async function customerOf({ database, websiteId }: Scope, { orderId }: Subscription): Promise<string | null> {
  const order = await database
    .selectFrom('orders')
    .select('customer_id')
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  return order?.customer_id ?? null
}

const summaryOf = (
  { id, number, state, email, name, isTest, currency, amountCents, nextAt, cycles, content }: Subscription,
  timeZone: string,
) => ({
  ...{ id, number, state, email, name, currency, amountCents, nextAt, cycles },
  title: content.item.title,
  quantity: content.item.quantity,
  plan: content.plan,
  testMode: isTest,
  overAt: content.overAt,
  trialEndsAt: isOver(state) ? null : endOfTrial(trialEndsAt(content, { cycles, timeZone })),
})

/** A trial whose first payment has failed, or that was paused until after its end, is over. */
const endOfTrial = (at: number | null): number | null => (at !== null && at > Date.now() ? at : null)

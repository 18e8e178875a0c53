import type { Selectable } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import { prepareQuery } from '#server/database/prepare-query.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { nextCount } from '#server/websites/next-count.ts'
import { isOver, paymentsPerYear } from '#shared/subscription-plans/rules.ts'
import type { SubscriptionContent } from '#shared/subscriptions/content.ts'
import { subscriptionContent } from './documents.ts'
import type { SubscriptionTables } from './tables.ts'

type Row = Selectable<SubscriptionTables['subscriptions']>

/** A subscription as its row stores it. Money in hundredths of its currency, times in milliseconds since 1970. */
export interface Subscription
  extends Pick<
    Row,
    'id' | 'number' | 'state' | 'email' | 'name' | 'currency' | 'cycles' | 'tries' | 'failures' | 'revision'
  > {
  readonly productId: string
  readonly variantId: string
  readonly listCents: number
  /** The first order. */
  readonly orderId: string
  readonly isTest: boolean
  readonly paymentMethod: Row['payment_method']
  readonly amountCents: number
  readonly nextAt: number | null
  readonly nextIndex: number
  readonly failedAt: number | null
  readonly createdAt: number
  readonly content: SubscriptionContent
}

/** What of a subscription can change. */
export type SubscriptionChanges = Partial<
  Pick<
    Subscription,
    | 'state'
    | 'email'
    | 'name'
    | 'listCents'
    | 'nextAt'
    | 'nextIndex'
    | 'cycles'
    | 'tries'
    | 'failures'
    | 'failedAt'
    | 'content'
  >
>

const selectOne = prepareQuery((database, values: { websiteId: string; id: string }) =>
  database
    .selectFrom('subscriptions')
    .selectAll()
    .where('website_id', '=', values.websiteId)
    .where('id', '=', values.id),
)

/** A subscription; null when the website has none with that id. */
export async function readSubscription({ database, websiteId }: Scope, id: string): Promise<Subscription | null> {
  const [row] = (await selectOne(database, { websiteId, id })).rows
  return row ? toSubscription(row) : null
}

/** The subscriptions that an order began, or the one that it renewed. */
export async function subscriptionsOfOrder({ database, websiteId }: Scope, orderId: string): Promise<Subscription[]> {
  return (await selectOfOrder(database, { websiteId, orderId })).rows.map(toSubscription)
}

const selectOfOrder = prepareQuery((database, values: { websiteId: string; orderId: string }) =>
  database
    .selectFrom('subscription_orders as link')
    .innerJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.website_id', '=', 'link.website_id')
        .onRef('subscriptions.id', '=', 'link.subscription_id'),
    )
    .selectAll('subscriptions')
    .where('link.website_id', '=', values.websiteId)
    .where('link.order_id', '=', values.orderId)
    .orderBy('subscriptions.number'),
)

/** The orders of a subscription, the latest first. */
export async function ordersOfSubscription({ database, websiteId }: Scope, id: string) {
  return database
    .selectFrom('subscription_orders as link')
    .innerJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'link.website_id').onRef('orders.id', '=', 'link.order_id'),
    )
    .select([
      'orders.id',
      'orders.number',
      'orders.placed_at',
      'orders.grand_total_cents',
      'orders.currency',
      'link.period',
    ])
    .where('link.website_id', '=', websiteId)
    .where('link.subscription_id', '=', id)
    .orderBy('link.period', 'desc')
    .limit(100)
    .execute()
}

/** The subscriptions that a kept method of a provider pays. @param method the provider's own id of it */
export async function subscriptionsPaidWith(
  { database, websiteId }: Scope,
  paymentMethod: Subscription['paymentMethod'],
  method: string,
): Promise<Subscription[]> {
  const rows = await database
    .selectFrom('subscriptions')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('kept_method', '=', method)
    .where('payment_method', '=', paymentMethod)
    .execute()
  return rows.map(toSubscription)
}

/** Writes a new subscription with its first order. */
export async function insertSubscription(
  scope: ChangeScope,
  { id, ...subscription }: Omit<Subscription, 'number' | 'revision' | 'createdAt' | 'amountCents'>,
): Promise<void> {
  const now = Date.now()
  const { content } = subscription
  await insertRows(scope.database, 'subscriptions', [
    {
      website_id: scope.websiteId,
      id,
      number: await nextCount(scope, 'subscriptions'),
      state: subscription.state,
      product_id: subscription.productId,
      variant_id: subscription.variantId,
      list_cents: subscription.listCents,
      order_id: subscription.orderId,
      email: subscription.email,
      name: subscription.name,
      test_mode: Number(subscription.isTest),
      payment_method: subscription.paymentMethod,
      currency: subscription.currency,
      amount_cents: amountOf(content),
      year_cents: yearOf(content),
      next_at: subscription.nextAt,
      next_index: subscription.nextIndex,
      cycles: subscription.cycles,
      tries: subscription.tries,
      failures: subscription.failures,
      failed_at: subscription.failedAt,
      kept_method: content.keptMethod?.method ?? null,
      document: subscriptionContent.write(content),
      revision: 1,
      created_at: now,
      updated_at: now,
    },
  ])
}

/** Notes the order of a period. @throws Error when the period has one: an order is never placed twice */
export async function insertSubscriptionOrder(
  { database, websiteId }: ChangeScope,
  subscriptionId: string,
  period: number,
  orderId: string,
): Promise<void> {
  await insertRows(database, 'subscription_orders', [
    { website_id: websiteId, subscription_id: subscriptionId, period, order_id: orderId },
  ])
}

/** Changes a subscription as it was read; false when someone has changed it meanwhile. */
export async function saveSubscription(
  { database, websiteId }: ChangeScope,
  subscription: Subscription,
  changes: SubscriptionChanges = {},
): Promise<boolean> {
  const now = Date.now()
  const changed = { ...subscription, ...changes }
  const isOverNow = isOver(changed.state) && !isOver(subscription.state)
  const next = isOverNow ? { ...changed, content: { ...changed.content, overAt: now } } : changed
  const { numAffectedRows } = await write(database, {
    ...{ websiteId, id: next.id, revision: next.revision, now },
    ...{ state: next.state, email: next.email, name: next.name, listCents: next.listCents },
    ...{ nextAt: next.nextAt, nextIndex: next.nextIndex, cycles: next.cycles, tries: next.tries },
    ...{ failures: next.failures, failedAt: next.failedAt },
    amountCents: amountOf(next.content),
    yearCents: yearOf(next.content),
    keptMethod: next.content.keptMethod?.method ?? null,
    document: subscriptionContent.write(next.content),
    next: next.revision + 1,
  })
  return numAffectedRows === 1n
}

type Written = Required<Omit<SubscriptionChanges, 'content'>> & {
  readonly websiteId: string
  readonly id: string
  readonly revision: number
  readonly next: number
  readonly amountCents: number
  readonly yearCents: number
  readonly keptMethod: string | null
  readonly document: string
  readonly now: number
}

const write = prepareQuery((database, to: Written) =>
  database
    .updateTable('subscriptions')
    .set({
      state: to.state,
      email: to.email,
      name: to.name,
      list_cents: to.listCents,
      amount_cents: to.amountCents,
      year_cents: to.yearCents,
      next_at: to.nextAt,
      next_index: to.nextIndex,
      cycles: to.cycles,
      tries: to.tries,
      failures: to.failures,
      failed_at: to.failedAt,
      kept_method: to.keptMethod,
      document: to.document,
      revision: to.next,
      updated_at: to.now,
    })
    .where('website_id', '=', to.websiteId)
    .where('id', '=', to.id)
    .where('revision', '=', to.revision),
)

/** What a renewal costs before shipping and taxes. */
const amountOf = ({ item }: SubscriptionContent): number => item.unitPriceCents * item.quantity

const yearOf = (content: SubscriptionContent): number =>
  Math.round(amountOf(content) * paymentsPerYear(content.plan.billingPeriod))

/** A subscription from its row. */
export function toSubscription(row: Row): Subscription {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    productId: row.product_id,
    variantId: row.variant_id,
    listCents: row.list_cents,
    orderId: row.order_id,
    email: row.email,
    name: row.name,
    isTest: row.test_mode === 1,
    paymentMethod: row.payment_method,
    currency: row.currency,
    amountCents: row.amount_cents,
    nextAt: row.next_at,
    nextIndex: row.next_index,
    cycles: row.cycles,
    tries: row.tries,
    failures: row.failures,
    failedAt: row.failed_at,
    revision: row.revision,
    createdAt: row.created_at,
    content: subscriptionContent.read(row.document),
  }
}

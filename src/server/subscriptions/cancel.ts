import type { CanceledOrder } from '#server/orders/lifecycle.ts'
import type { ChangeScope } from '#server/scope.ts'
import { isOver } from '#shared/subscription-plans/rules.ts'
import { changeIt } from './continue.ts'

/** Cancels a subscription: no payment follows. One that is over stays as it is. */
export async function cancelSubscription(scope: ChangeScope, subscriptionId: string): Promise<void> {
  await changeIt(scope, subscriptionId, async ({ state }) =>
    isOver(state) ? { changes: {} } : { changes: { state: 'canceled', nextAt: null }, email: { kind: 'canceled' } },
  )
}

/** Cancels the subscriptions that a canceled order has begun. */
export async function cancelSubscriptionsOfOrder(scope: ChangeScope, { order }: CanceledOrder): Promise<void> {
  const rows = await scope.database
    .selectFrom('subscriptions')
    .select('id')
    .where('website_id', '=', scope.websiteId)
    .where('order_id', '=', order.id)
    .execute()
  for (const { id } of rows) await cancelSubscription(scope, id)
}

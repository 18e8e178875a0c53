import { sql } from 'kysely'
import { prepareQuery } from '#server/database/prepare-query.ts'
import type { PlacedOrder } from '#server/orders/lifecycle.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { StoredReminder } from './reminder-store.ts'

interface OrderOfCart {
  websiteId: string
  orderId: string
  cartId: string
  email: string
  now: number
}

const end = prepareQuery((database, { websiteId, orderId, cartId, email, now }: OrderOfCart) =>
  database
    .updateTable('cart_reminders')
    .set({
      ended_at: now,
      end_reason: 'ordered',
      // Only what an email has brought counts as recovered.
      order_id: sql<string | null>`case when sent_count > 0 then ${orderId} end`,
    })
    .where('website_id', '=', websiteId)
    .where('order_id', 'is', null)
    .where((row) =>
      row.or([row('cart_id', '=', cartId), row('restored_cart_id', '=', cartId), row('email', '=', email)]),
    ),
)

/** Ends the reminders of an order's cart and of its customer. */
export async function endRemindersOfOrder(scope: ChangeScope, { orderId, draft }: PlacedOrder): Promise<void> {
  if (draft.testMode || draft.cartId === null || !(await scope.settings()).cartReminders.isOn) return
  const { cartId, email } = draft
  await end(scope.database, {
    ...{ websiteId: scope.websiteId, orderId, cartId },
    ...{ email: email.toLowerCase(), now: Date.now() },
  })
}

/** Whether the customer has ordered anything since they left the cart, also in another one. */
export async function hasOrderedSince(
  { database, websiteId }: Scope,
  { email, created_at }: Pick<StoredReminder, 'email' | 'created_at'>,
): Promise<boolean> {
  const order = await database
    .selectFrom('customer_emails')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.website_id', '=', 'customer_emails.website_id')
        .onRef('orders.customer_id', '=', 'customer_emails.customer_id'),
    )
    .select('orders.id')
    .where('customer_emails.website_id', '=', websiteId)
    .where('orders.website_id', '=', websiteId)
    .where('customer_emails.email', '=', email)
    .where('orders.placed_at', '>=', created_at)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

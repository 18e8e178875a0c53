import { prepareQuery } from '#server/database/prepare-query.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { ChangeScope } from '#server/scope.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import { buyerOf } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { addCustomerEvent, emailsOf, findOrAddCustomer, lockCustomer } from './customer-store.ts'
import { customerSearchKey } from './search-key.ts'

type Buying = Pick<Order, 'email' | 'buyer' | 'shippingAddress' | 'billingAddress'>

/**
 * The customer of an order: the one who has its email address, or a new one. What is not known about them yet is taken from
 * the order.
 */
export async function customerOf(scope: ChangeScope, order: Buying, placedAt: number): Promise<string> {
  const buyer = buyerOf(order)
  const known = {
    firstName: buyer?.firstName ?? '',
    lastName: buyer?.lastName ?? '',
    phone: (order.shippingAddress ?? order.billingAddress)?.phone ?? '',
    country: buyer?.country ?? '',
  }
  const { customerId, isNew } = await findOrAddCustomer(scope, {
    ...known,
    email: order.email,
    source: 'order',
    createdAt: placedAt,
  })
  if (isNew) await addCustomerEvent(scope, customerId, { kind: 'created', by: '', text: '', at: placedAt })
  else await addUnknown(scope, customerId, known)
  return customerId
}

/**
 * Joins an order to the customer of its email address, after the owner has corrected it. A customer with this order
 * alone, about whom staff have stored nothing, was the mistake, and is deleted.
 */
export async function joinCorrectedOrder(scope: ChangeScope, { orderId }: { readonly orderId: string }): Promise<void> {
  const order = await readOrder(scope, orderId)
  if (!order) return
  const { database, websiteId } = scope
  const former = await database
    .selectFrom('orders')
    .select('customer_id')
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  await joinOrder(scope, orderId, order, order.placedAt)
  if (former?.customer_id) await deleteMistake(scope, former.customer_id)
}

/** Joins an order to the customer who has its email address. */
export async function joinOrder(scope: ChangeScope, orderId: string, order: Buying, placedAt: number): Promise<void> {
  const { database, websiteId } = scope
  await setCustomer(database, { websiteId, orderId, customerId: await customerOf(scope, order, placedAt) })
}

const setCustomer = prepareQuery((database, values: { websiteId: string; orderId: string; customerId: string }) =>
  database
    .updateTable('orders')
    .set({ customer_id: values.customerId })
    .where('website_id', '=', values.websiteId)
    .where('id', '=', values.orderId),
)

/** Adds what was empty until now; the country is the one of the newest address. */
async function addUnknown(
  scope: ChangeScope,
  customerId: string,
  known: { readonly firstName: string; readonly lastName: string; readonly phone: string; readonly country: string },
): Promise<void> {
  const row = await lockCustomer(scope, customerId)
  if (!row) throw new Error('An email address has no customer.')
  const isNameless = row.first_name === '' && row.last_name === ''
  const firstName = isNameless ? known.firstName : row.first_name
  const lastName = isNameless ? known.lastName : row.last_name
  const phone = row.phone || known.phone
  const country = known.country || row.country
  if (firstName === row.first_name && lastName === row.last_name && phone === row.phone && country === row.country)
    return
  await scope.database
    .updateTable('customers')
    .set({
      first_name: firstName,
      last_name: lastName,
      phone,
      country,
      search_key: customerSearchKey({ emails: await emailsOf(scope, row), firstName, lastName, phone }),
      updated_at: Date.now(),
    })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', customerId)
    .execute()
  await noteEvents(scope, [{ type: 'customer.updated', subjectId: customerId }])
}

async function deleteMistake(scope: ChangeScope, customerId: string): Promise<void> {
  const { database, websiteId } = scope
  const { numDeletedRows } = await database
    .deleteFrom('customers')
    .where('website_id', '=', websiteId)
    .where('id', '=', customerId)
    .where('source', '=', 'order')
    .where('revision', '=', 1)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('orders')
            .select('orders.id')
            .where('orders.website_id', '=', websiteId)
            .where('orders.customer_id', '=', customerId),
        ),
      ),
    )
    .executeTakeFirst()
  if (numDeletedRows === 0n) return
  await database
    .deleteFrom('customer_emails')
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', customerId)
    .execute()
  await noteEvents(scope, [{ type: 'customer.deleted', subjectId: customerId }])
}

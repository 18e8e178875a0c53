import type { ChangeScope } from '#server/scope.ts'
import { EMAIL_NOT_VALID, isEmail } from '#shared/addresses/email.ts'
import { regions } from '#shared/addresses/regions.ts'
import { tidyAddress, validateAddress } from '#shared/addresses/rules.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { changeContactCall, changeTrackingCall } from '#shared/orders/change-api.ts'
import { buyerName } from '#shared/orders/rules.ts'
import { orderDetails } from './documents.ts'
import { writeOrderEmailsJob } from './jobs.ts'
import { type OrderLifecycle, runSteps } from './lifecycle.ts'
import { addOrderEvent } from './order-events.ts'
import { readOrder } from './read-order.ts'
import { searchKeyOfOrder } from './search-key.ts'

/** Corrects an order's email and addresses. The timeline stores the previous ones; the total does not change. */
export async function correctContact(
  scope: ChangeScope,
  { corrected }: OrderLifecycle,
  orderId: string,
  by: string,
  { email, sendConfirmation, ...given }: BodyOf<typeof changeContactCall>,
): Promise<Result<void, 'order-not-found' | 'invalid-fields'>> {
  const { database, websiteId } = scope
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  const errors: Record<string, string> = isEmail(email) ? {} : { email: EMAIL_NOT_VALID }
  const addresses = { shippingAddress: order.shippingAddress, billingAddress: order.billingAddress }
  for (const name of ['shippingAddress', 'billingAddress'] as const) {
    const address = given[name]
    if (!address || !order[name]) continue
    for (const [field, sentence] of Object.entries(validateAddress(address, regions)))
      errors[`${name}.${field}`] = sentence
    addresses[name] = tidyAddress(address)
  }
  if (Object.keys(errors).length > 0) return fail('invalid-fields', { errors })

  const before = [
    ...(email === order.email ? [] : [`${order.email} → ${email}`]),
    ...(isSame(addresses.shippingAddress, order.shippingAddress) ? [] : ['Shipping address']),
    ...(isSame(addresses.billingAddress, order.billingAddress) ? [] : ['Billing address']),
  ]
  if (before.length > 0) {
    const name = buyerName({ ...order, ...addresses })
    const row = await database
      .selectFrom('orders')
      .select('details')
      .where('website_id', '=', websiteId)
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    await database
      .updateTable('orders')
      .set({
        email,
        buyer_name: name,
        search_key: searchKeyOfOrder({ ...order, ...addresses, email }),
        details: orderDetails.write({ ...orderDetails.read(row.details), ...addresses }),
      })
      .where('website_id', '=', websiteId)
      .where('id', '=', orderId)
      .execute()
    await runSteps(scope, corrected, { orderId })
    await addOrderEvent(scope, orderId, { kind: 'contact-changed', by, text: before.join(', ') })
  }
  if (sendConfirmation) {
    await scope.enqueue(writeOrderEmailsJob, { orderId, kinds: ['order-confirmation'] })
    await addOrderEvent(scope, orderId, { kind: 'letter-sent', by, text: 'Order confirmation' })
  }
  return succeed(undefined)
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Corrects the carrier and number of a parcel. Its email is sent again if the owner wants that. */
export async function correctTracking(
  scope: ChangeScope,
  { orderId, fulfilmentId }: { readonly orderId: string; readonly fulfilmentId: string },
  by: string,
  { carrier, trackingNumber, trackingUrl, notifyBuyer }: BodyOf<typeof changeTrackingCall>,
): Promise<Result<void, 'order-not-found' | 'order-state'>> {
  const { numUpdatedRows } = await scope.database
    .updateTable('fulfilments')
    .set({ carrier, tracking_number: trackingNumber, tracking_url: trackingUrl })
    .where('website_id', '=', scope.websiteId)
    .where('order_id', '=', orderId)
    .where('id', '=', fulfilmentId)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return (await readOrder(scope, orderId)) ? fail('order-state') : fail('order-not-found')
  const text = [carrier, trackingNumber].filter(Boolean).join(' ')
  await addOrderEvent(scope, orderId, { kind: 'tracking-changed', by, text })
  if (notifyBuyer) await scope.enqueue(writeOrderEmailsJob, { orderId, kinds: ['order-shipped'], fulfilmentId })
  return succeed(undefined)
}

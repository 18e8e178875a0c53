import { setImmediate } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { orderDetails, orderLineDetails } from '#server/orders/documents.ts'
import { searchKeyOf } from '#server/orders/search-key.ts'
import type { OrderTables } from '#server/orders/tables.ts'
import type { ChangeScope } from '#server/scope.ts'
import { ERASED_EMAIL } from '#shared/customers/erased.ts'
import type { Order } from '#shared/orders/schema.ts'
import { withoutNames } from './without-names.ts'

type OrderRow = Pick<Selectable<OrderTables['orders']>, 'id' | 'buyer_name' | 'details' | 'cart_id'>
type Address = NonNullable<Order['shippingAddress']>

/** What sums and taxes depend on stays; who it was goes. */
const placeOf = ({ country, region }: Address): Address => ({
  ...{ firstName: '', lastName: '', company: '', addressLine1: '', addressLine2: '', city: '', postalCode: '' },
  phone: '',
  country,
  region,
})

const isReport = ['letter-sent', 'invoice-issued', 'credit-note-issued'] as const

/**
 * Erases who placed an order: its amounts, items and taxes stay. The emails about it, its cart and the notes of its
 * timeline go.
 * @param keepsName whether the law needs the buyer's name and one address
 */
export async function eraseOrder(scope: ChangeScope, order: OrderRow, keepsName: boolean): Promise<void> {
  const { database, websiteId } = scope
  const stored = await database
    .selectFrom('order_lines')
    .select(['id', 'sku', 'details'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', order.id)
    .execute()
  const read = stored.map((line) => ({ ...line, content: orderLineDetails.read(line.details) }))
  for (const { id, content } of read)
    await database
      .updateTable('order_lines')
      .set({ details: orderLineDetails.write({ ...content, additionalFields: null, answers: [] }) })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute()
  const details = orderDetails.read(order.details)
  const { buyer, shippingAddress, billingAddress, shippingMethod, business, taxExemption } = details
  const name = keepsName ? order.buyer_name : ''
  const lines = read.map(({ sku, content: { title, bundle } }) => ({ sku, title, bundle }))
  const found = { email: '', buyerName: name, lines }
  const kept = billingAddress ?? shippingAddress
  await database
    .updateTable('orders')
    .set({
      customer_id: null,
      email: ERASED_EMAIL,
      buyer_name: name,
      search_key: searchKeyOf(found),
      details: orderDetails.write({
        ...details,
        buyer: buyer && (keepsName ? buyer : { ...buyer, firstName: '', lastName: '' }),
        shippingAddress: shippingAddress && placeOf(shippingAddress),
        billingAddress: keepsName && kept ? { ...kept, phone: '' } : billingAddress && placeOf(billingAddress),
        shippingMethod,
        ...(business && !keepsName && { business: withoutNames(business) }),
        ...(taxExemption && !keepsName && { taxExemption: { ...taxExemption, certificate: '' } }),
        note: '',
      }),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', order.id)
    .execute()
  await eraseAround(scope, order)
}

async function eraseAround({ database, websiteId }: ChangeScope, order: OrderRow): Promise<void> {
  await database
    .deleteFrom('draft_orders')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', order.id)
    .execute()
  await database
    .updateTable('order_events')
    .set({ text: '' })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', order.id)
    .where('kind', 'not in', isReport)
    .execute()
  await database
    .updateTable('returns')
    .set({ note: '', message: '' })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', order.id)
    .execute()
  await database.deleteFrom('order_tags').where('website_id', '=', websiteId).where('order_id', '=', order.id).execute()
  await database
    .updateTable('refunds')
    .set({ reason: '' })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', order.id)
    .execute()
  await database
    .updateTable('fulfilments')
    .set({ tracking_number: '', tracking_url: '' })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', order.id)
    .execute()
  await database
    .updateTable('gift_cards')
    // What the buyer wrote to the recipient of a card goes with its email: before that, it is still to be delivered.
    .set((set) => ({
      sender_name: '',
      copy_email: '',
      message: set.case().when('sent_at', 'is', null).then(set.ref('message')).else('').end(),
    }))
    .where('website_id', '=', websiteId)
    .where('order_id', '=', order.id)
    .execute()
  await database.deleteFrom('letters').where('website_id', '=', websiteId).where('about_id', '=', order.id).execute()
  if (order.cart_id !== null)
    await database.deleteFrom('carts').where('website_id', '=', websiteId).where('id', '=', order.cart_id).execute()
  await setImmediate()
}

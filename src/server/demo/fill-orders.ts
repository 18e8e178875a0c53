import { baskets, customers, seededNumbers } from '#demo/life.ts'
import { priceCart } from '#server/cart/describe-cart.ts'
import { startRefund } from '#server/checkout/refunds/start-refund.ts'
import { newId } from '#server/identifiers.ts'
import { orderLifecycle } from '#server/order-lifecycle.ts'
import { addOrderNote } from '#server/orders/change-order.ts'
import type { OrderDraft } from '#server/orders/draft.ts'
import { fulfilOrder } from '#server/orders/fulfil-order.ts'
import { insertOrder } from '#server/orders/insert-order.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Address } from '#shared/addresses/schema.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import { paidForLine } from '#shared/cart/totals.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { suggestedRefund } from '#shared/orders/refunds.ts'
import type { Product } from '#shared/products/schema.ts'
import { type PastEmails, pastEmails } from './fill-emails.ts'

const ORDERS = 34
const DAYS = 84
const REFUNDED_AFTER = 6 * DAY_MILLISECONDS
/** Stored in each order's timeline, so that no one takes it for a real one. */
export const DEMO_ORDER_NOTE = 'Demo order. It was created with the demo shop; it isn’t a real purchase.'

/**
 * Gives the demo twelve weeks of orders: the last ones still to fulfill, one of them awaiting its payment. They follow
 * the store's rules for prices, taxes and shipping, send no emails and take no stock; one was refunded in part. The same seed makes the same
 * orders; only their dates follow the clock.
 * @returns the emails that they would have caused
 */
export async function fillOrders(scope: ChangeScope, products: readonly Product[]): Promise<PastEmails[]> {
  const random = seededNumbers(1911)
  const emails: PastEmails[] = []
  let today = 0
  let isRefunded = false
  // Emails to customers are only collected: no one bought anything.
  const quiet: ChangeScope = {
    ...scope,
    enqueue: async (job, payload) => {
      emails.push(pastEmails(job, payload, today))
      return ''
    },
  }
  const now = Date.now()
  for (let index = 0; index < ORDERS; index += 1) {
    // More orders towards today, none in the last two hours.
    const age = DAYS * (1 - ((index + 0.5) / ORDERS) ** 0.8) * DAY_MILLISECONDS
    const placedAt = Math.round(now - Math.max(age, 2 * 60 * 60 * 1000) - random() * 5 * 60 * 60 * 1000)
    today = placedAt
    const basket = baskets[Math.floor(random() * baskets.length)]!
    const person = customers[Math.floor(random() * customers.length)]!
    const isNew = index >= ORDERS - 3
    const draft = await draftOf(quiet, products, basket, addressOf(person))
    const { orderId } = await insertOrder(quiet, orderLifecycle, draft, index === ORDERS - 2 ? 'awaiting' : 'paid')
    if (!isNew && draft.shippingAddress) {
      today = placedAt + DAY_MILLISECONDS
      const sent = await fulfilOrder(quiet, orderId, '', { ...parcel(index), lines: [], notifyBuyer: true })
      if (!sent.ok) throw new Error(`The demo’s order: ${sent.failure.code}`)
    }
    if (!isRefunded && index > ORDERS / 2 && !isNew && draft.lines.length > 1) {
      today = placedAt + REFUNDED_AFTER
      await refundOne(quiet, orderId)
      isRefunded = true
    }
    await addOrderNote(quiet, orderId, '', DEMO_ORDER_NOTE)
    await moveBack(quiet, orderId, placedAt)
  }
  return emails
}

/** Refunds one piece of an order, which arrived broken. */
async function refundOne(scope: ChangeScope, orderId: string): Promise<void> {
  const order = (await readOrder(scope, orderId))!
  const line = order.lines[0]!
  const pieces = new Map([[line.id, 1]])
  const { cents } = suggestedRefund(order, { pieces, shippingCents: 0 })
  const refunded = await startRefund(scope, orderId, '', {
    idempotencyKey: newId(),
    lines: [{ lineId: line.id, quantity: 1, unfulfilledQuantity: 0 }],
    shippingCents: 0,
    cents,
    restock: false,
    reason: 'Arrived broken',
    notifyBuyer: true,
  })
  if (!refunded.ok) throw new Error(`The demo’s refund: ${refunded.failure.code}`)
}

/** An order as checkout would make it. */
async function draftOf(
  scope: ChangeScope,
  products: readonly Product[],
  basket: (typeof baskets)[number],
  address: Address,
): Promise<OrderDraft> {
  const entries = basket.map((item) => entryOf(products, item))
  const cart = {
    id: newId(),
    revision: 1,
    createdAt: Date.now(),
    orderId: null,
    content: {
      entries,
      couponCodes: [],
      shippingLocation: { country: address.country, region: address.region, postalCode: address.postalCode },
      shippingMethodId: 'ground',
      email: null,
    },
  }
  const { shoppingCart, sellable, lineTotals, shippingTaxes } = await priceCart(scope, cart)
  const settings = await scope.settings()
  const shipping = shoppingCart.requiresShipping ? shoppingCart.selectedShippingOption : null
  return {
    // Demo orders have no cart.
    cartId: null,
    paymentMethod: 'bank-transfer',
    testMode: false,
    takesStock: false,
    email: `${address.firstName}.${address.lastName}@example.com`.toLowerCase(),
    buyer: shipping ? null : { firstName: address.firstName, lastName: address.lastName, country: null, region: '' },
    shippingAddress: shipping ? address : null,
    billingAddress: shipping ? address : null,
    shippingMethod: shipping && { name: shipping.name, isPickup: shipping.isPickup },
    note: '',
    newsletter: null,
    currency: shoppingCart.currency,
    couponCodes: [],
    discounts: [],
    taxes: shoppingCart.applicableTaxRules,
    shippingTaxes: [...shippingTaxes],
    subtotalCents: shoppingCart.subtotalCents,
    discountCents: shoppingCart.discountCents,
    shippingCostCents: shoppingCart.shippingCostCents,
    taxCents: shoppingCart.taxCents,
    grandTotalCents: shoppingCart.grandTotalCents,
    origin: '',
    lines: sellable.map(({ entry, variant }, index) => {
      const shown = shoppingCart.entries.find((one) => one.id === entry.id)!
      return {
        productId: variant.productId,
        variantId: variant.variantId,
        productType: variant.productType,
        sku: variant.sku,
        title: variant.title,
        attributes: { ...variant.attributes },
        additionalFields: null,
        answers: [],
        quantity: entry.quantity,
        unitPriceCents: shown.purchasePriceCents,
        totalCents: shown.subTotal,
        imageUrl: variant.picture?.assetUrl ?? null,
        paidCents: paidForLine(lineTotals[index]!, settings),
        tax: { category: '', rates: [...lineTotals[index]!.taxes] },
      }
    }),
  }
}

function entryOf(products: readonly Product[], { product: urlId, values, quantity }: (typeof baskets)[number][number]) {
  const product = products.find((one) => one.urlId === urlId)
  const variant = product?.variants.find(
    (one) => values === undefined || Object.values(one.attributes).join(' / ') === values,
  )
  if (!product || !variant) throw new Error(`The demo has no ${urlId} ${values ?? ''}`)
  const entry: StoredEntry = {
    id: newId(),
    itemId: product.id,
    variantId: variant.id,
    sku: variant.sku,
    quantity,
    additionalFields: null,
    answers: [],
  }
  return entry
}

const addressOf = ({ street, ...person }: (typeof customers)[number]): Address => ({
  ...person,
  addressLine1: street,
  addressLine2: '',
  company: '',
  country: 'US',
  phone: '',
})

const parcel = (index: number) => {
  const trackingNumber = `9400 1000 0000 0000 0${String(1000 + index)} 00`
  return {
    carrier: 'USPS',
    trackingNumber,
    trackingUrl: `https://tools.usps.com/go/TrackConfirmAction?tLabels=${trackingNumber.replaceAll(' ', '')}`,
  }
}

/** Moves an order and its timeline to its date; shipments are a day later, refunds a week. */
async function moveBack({ database, websiteId }: ChangeScope, orderId: string, placedAt: number): Promise<void> {
  const sentAt = placedAt + DAY_MILLISECONDS
  const refundedAt = placedAt + REFUNDED_AFTER
  await database
    .updateTable('orders')
    .set({ placed_at: placedAt })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .execute()
  await database
    .updateTable('fulfilments')
    .set({ at: sentAt })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .execute()
  await database
    .updateTable('refunds')
    .set({ at: refundedAt, done_at: refundedAt })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .execute()
  for (const [kinds, at] of [
    [['fulfilled'], sentAt],
    [['refunded'], refundedAt],
    [['placed', 'note'], placedAt],
  ] as const)
    await database
      .updateTable('order_events')
      .set({ at })
      .where('website_id', '=', websiteId)
      .where('order_id', '=', orderId)
      .where('kind', 'in', kinds)
      .execute()
}

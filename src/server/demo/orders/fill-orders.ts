import { baskets } from '#demo/baskets.ts'
import { customers } from '#demo/customers.ts'
import { funds } from '#demo/funds.ts'
import { seededNumbers } from '#demo/seeded-numbers.ts'
import { DAYS_OF_EMAILS, timesOfOrders, weighted } from '#demo/year.ts'
import { startRefund } from '#server/checkout/refunds/start-refund.ts'
import { issueSoldCardsJob, writeGiftCardEmailJob } from '#server/gift-cards/jobs.ts'
import { newId } from '#server/identifiers.ts'
import { orderLifecycle } from '#server/order-lifecycle.ts'
import { addOrderNote } from '#server/orders/change-order.ts'
import type { OrderDraft } from '#server/orders/draft.ts'
import { fulfilOrder } from '#server/orders/fulfil-order.ts'
import { insertOrder } from '#server/orders/insert-order.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { suggestedRefund } from '#shared/orders/refunds.ts'
import { productTypes } from '#shared/products/codes.ts'
import { isDonation } from '#shared/products/donations/rules.ts'
import { type PastEmails, pastEmails } from '../fill-emails.ts'
import { fillReturn, RETURNED_AFTER } from '../returns/fill-return.ts'
import { ofSubscriptions, settleSubscription } from '../subscriptions/settle-subscription.ts'
import { countDiscounts } from './count-discounts.ts'
import { openGiftCards } from './fill-gift-cards.ts'
import { moveBack, moveCustomersBack, REFUNDED_AFTER } from './move-back.ts'
import { type DemoOrder, type DemoShop, draftOf } from './order-draft.ts'

const ORDERS = 260
/** The newest orders are still to be fulfilled, and one of them to be paid. */
const NEW_ORDERS = 3
/** One order in so many is refunded in part. */
const ORDERS_PER_REFUND = 29
/** One order in so many of this year is a donation. Receipts have numbers of their year: earlier ones would have wrong ones. */
const ORDERS_PER_DONATION = 11
/** One order in so many of the last weeks begins a subscription: its first renewal is still to come. */
const ORDERS_PER_SUBSCRIPTION = 4
const SUBSCRIBED_WITHIN = 27 * DAY_MILLISECONDS
/** One order in so many of the last weeks, of those that were sent, has something that comes back. */
const ORDERS_PER_RETURN = 5
const RETURNED_WITHIN = 40 * DAY_MILLISECONDS
const SHARE_OF_COUPONS = 0.12
/** People nearby fetch every other order. */
const SHARE_OF_PICKUPS = 0.5
const NEARBY = 'ME'
/** Stored in each order's timeline, so that no one takes it for a real one. */
export const DEMO_ORDER_NOTE = 'Demo order. It was created with the demo shop; it isn’t a real purchase.'

/**
 * Gives the demo a year of orders, with its seasons: the last ones still to fulfill, one of them awaiting its payment.
 * They follow the store's rules for prices, discounts, taxes and shipping, send no emails and take no stock; some were
 * refunded in part. The same seed makes the same orders; only their dates follow the clock.
 * @returns the emails that those of the last weeks would have caused
 */
export async function fillOrders(scope: ChangeScope, shop: DemoShop): Promise<PastEmails[]> {
  const random = seededNumbers(1911)
  const emails: PastEmails[] = []
  const drafts: OrderDraft[] = []
  const now = Date.now()
  let today = 0
  // Emails to customers are only collected: no one bought anything.
  const quiet: ChangeScope = {
    ...scope,
    enqueue: async (job, payload) => {
      const isRecent = today > now - DAYS_OF_EMAILS * DAY_MILLISECONDS
      if (isRecent && !ofGiftCards.has(job.kind) && !ofSubscriptions.has(job.kind))
        emails.push(pastEmails(job, payload, today))
      return ''
    },
  }
  // Without a key for secrets, no gift card can be made.
  const { secret, sealing } = shop.services
  const cards = sealing && openGiftCards(quiet, { secret, sealing })
  const moments = timesOfOrders(ORDERS, now, random)
  for (const [index, placedAt] of moments.entries()) {
    today = placedAt
    const isNew = index >= ORDERS - NEW_ORDERS
    const usual = orderBy(random)
    const isGiven = index % ORDERS_PER_DONATION === ORDERS_PER_DONATION - 1 && isOfYear(placedAt, now)
    const isSubscription =
      !isGiven && !isNew && index % ORDERS_PER_SUBSCRIPTION === 0 && placedAt > now - SUBSCRIBED_WITHIN
    const order = isGiven
      ? donationBy(usual, index)
      : isSubscription
        ? subscriptionBy(usual)
        : (cards?.orderAt(index, usual) ?? usual)
    const draft = await draftOf(quiet, shop, order)
    await cards?.spend(draft, placedAt)
    const { orderId } = await insertOrder(quiet, orderLifecycle, draft, index === ORDERS - 2 ? 'awaiting' : 'paid')
    drafts.push(draft)
    await cards?.settle(orderId, draft, placedAt)
    if (isSubscription) await settleSubscription(scope, quiet, { orderId, draft, placedAt, index })
    const isOpen = draft.lines.some(
      ({ productType }) =>
        productType !== productTypes.digital && productType !== productTypes.giftCard && !isDonation({ productType }),
    )
    if (!isNew && isOpen) {
      today = placedAt + DAY_MILLISECONDS
      const how = draft.shippingAddress ? parcel(index) : { carrier: '', trackingNumber: '', trackingUrl: '' }
      const isSent = draft.shippingMethod !== null
      const sent = await fulfilOrder(quiet, orderId, '', { ...how, lines: [], notifyBuyer: isSent })
      if (!sent.ok) throw new Error(`The demo’s order: ${sent.failure.code}`)
    }
    const isSentGoods = !isNew && !isSubscription && draft.shippingAddress !== null
    const isRefunded = isSentGoods && index % ORDERS_PER_REFUND === ORDERS_PER_REFUND - 1
    if (isRefunded) {
      today = placedAt + REFUNDED_AFTER
      await refundOne(quiet, orderId)
    }
    const isReturned = index % ORDERS_PER_RETURN === 0 && placedAt > now - RETURNED_WITHIN
    if (isSentGoods && !isRefunded && isReturned && placedAt + RETURNED_AFTER < now)
      await fillReturn(quiet, orderId, index, placedAt)
    await addOrderNote(quiet, orderId, '', DEMO_ORDER_NOTE)
    await moveBack(quiet, orderId, placedAt)
  }
  await moveCustomersBack(scope)
  await countDiscounts(scope, drafts)
  return emails
}

/** Somebody who buys something. Four in ten orders are by the dozen who come back. */
function orderBy(random: () => number): DemoOrder {
  const { items } = weighted(baskets, random())
  const regulars = customers.slice(0, 12)
  const people = random() < 0.4 ? regulars : customers
  const customer = people[Math.floor(random() * people.length)]!
  const couponCodes = random() < SHARE_OF_COUPONS ? ['KILN10'] : []
  const isPickup = customer.region === NEARBY && random() < SHARE_OF_PICKUPS
  return { customer, items, couponCodes, isPickup }
}

/** Jobs of gift cards: the cards are made at once, and passed on by hand. */
const ofGiftCards: ReadonlySet<string> = new Set([issueSoldCardsJob.kind, writeGiftCardEmailJob.kind])

const isOfYear = (at: number, now: number): boolean => new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear()

/** A donation in place of what somebody buys. */
const donationBy = (order: DemoOrder, index: number): DemoOrder => ({
  ...order,
  items: [{ product: 'kiln-fund', values: gifts[index % gifts.length]!, quantity: 1 }],
  couponCodes: [],
  fund: index % 4 === 0 ? funds.classes : funds.kiln,
})
/** A monthly bag of tea in place of what somebody buys. */
const subscriptionBy = ({ customer }: DemoOrder): DemoOrder => ({
  customer,
  items: [{ product: 'mill-tea', quantity: 1 }],
  couponCodes: [],
  isPickup: false,
  isSubscription: true,
})

const gifts = ['$25', '$10', '$50', '$25', '$10'] as const

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

const parcel = (index: number) => {
  const trackingNumber = `9400 1000 0000 0000 0${String(1000 + index)} 00`
  return {
    carrier: 'USPS',
    trackingNumber,
    trackingUrl: `https://tools.usps.com/go/TrackConfirmAction?tLabels=${trackingNumber.replaceAll(' ', '')}`,
  }
}

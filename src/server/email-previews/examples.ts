import type { EmailedSubscription } from '#server/checkout/subscriptions/emailed-subscription.ts'
import type { Website } from '#server/websites/website.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { EmailKind } from '#shared/emails/words/kinds.ts'
import type { GiftCard } from '#shared/gift-cards/schema.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { OrderReturn } from '#shared/returns/schema.ts'
import { monthly } from '#shared/subscription-plans/schema.ts'
import type { Withdrawal } from '#shared/withdrawals/schema.ts'
import { exampleTexts as texts } from './texts.ts'

const [UNIT, SHIPPING] = [2_500, 500]
const TOTAL = 2 * UNIT + SHIPPING

/** An order that nobody placed, where the shop has none that the email could be about. */
export function exampleOrder({ settings }: Pick<Website, 'settings'>, kind: EmailKind, now: number): Order {
  const address = {
    ...{ firstName: texts.firstName, lastName: texts.lastName, company: '', addressLine1: texts.street },
    ...{ addressLine2: '', city: texts.city, region: '', postalCode: '', country: settings.country, phone: '' },
  }
  const isShipped = kind !== 'order-complete' && kind !== 'downloads'
  const isPickup = kind === 'order-ready'
  const line: OrderLine = {
    ...{ id: 'example-line', productId: 'example-product', variantId: 'example-variant', productType: 1, sku: 'A1' },
    ...{ title: texts.product, attributes: {}, additionalFields: null, answers: [], quantity: 2 },
    ...{ fulfilledQuantity: 0, refundedQuantity: 0, removedQuantity: 0, unitPriceCents: UNIT },
    ...{ totalCents: 2 * UNIT, paidCents: null, tax: null, imageUrl: null },
  }
  const isRefund = kind === 'order-refunded'
  return {
    ...{ id: 'example-order', number: 1, placedAt: now - DAY_MILLISECONDS, revision: 0, tags: [], note: '' },
    state: kind === 'order-cancelled' ? 'cancelled' : 'fulfilled',
    paymentState: isRefund || kind === 'order-cancelled' ? 'refunded' : 'paid',
    ...{ paymentMethod: 'card', testMode: false, takesStock: true, email: texts.email, buyer: null },
    shippingAddress: isShipped && !isPickup ? address : null,
    billingAddress: address,
    shippingMethod: isShipped ? { name: isPickup ? texts.pickup : texts.standard, isPickup } : null,
    ...{ currency: settings.currency, lines: [line], couponCodes: [], discounts: [], taxes: [], shippingTaxes: null },
    ...{ subtotalCents: 2 * UNIT, discountCents: 0, shippingCostCents: isShipped ? SHIPPING : 0, taxCents: 0 },
    grandTotalCents: isShipped ? TOTAL : 2 * UNIT,
    owedCents: kind === 'order-payment-due' ? UNIT : 0,
    expectedCents: 0,
    refundedCents: isRefund ? UNIT : 0,
    refunds: isRefund ? [exampleRefund(now)] : [],
    fulfilments: [
      {
        ...{ id: 'example-parcel', at: now, carrier: isPickup ? '' : texts.carrier },
        ...{ trackingNumber: isPickup ? '' : '1Z999', trackingUrl: '', lines: [{ lineId: line.id, quantity: 2 }] },
      },
    ],
    downloads: kind === 'downloads' ? [exampleDownload(now)] : [],
    events: [],
  }
}

const exampleRefund = (now: number): Order['refunds'][number] => ({
  ...{ id: 'example-refund', at: now, by: '', cents: UNIT, heldCents: UNIT, shippingCents: 0, state: 'done' },
  ...{ isByHand: false, isOfEdit: false, exchangedCents: 0, reason: '', failure: '' },
  lines: [{ lineId: 'example-line', quantity: 1, cents: UNIT, isRestocked: false }],
  parts: [],
})

const exampleDownload = (now: number): Order['downloads'][number] => ({
  ...{ id: 'example-download', productId: 'example-product', filename: texts.file, bytes: 2_400_000 },
  ...{ allowed: 5, used: 0, expiresAt: now + 30 * DAY_MILLISECONDS, lastAt: null },
})

/** A return of the example order. */
export const exampleReturn = (now: number): OrderReturn => ({
  ...{ id: 'example-return', state: 'requested', createdAt: now - DAY_MILLISECONDS, changedAt: now, by: '', note: '' },
  message: '',
  order: { id: 'example-order', number: 1, email: texts.email, buyerName: texts.name },
  exchange: null,
  lines: [
    {
      ...{ lineId: 'example-line', title: texts.product, quantity: 1, reason: 'changed-mind' },
      pieces: [{ condition: 'as-new', quantity: 1, isRestocked: true }],
    },
  ],
})

/** A withdrawal from the example order. */
export const exampleWithdrawal = (now: number): Withdrawal => ({
  ...{ id: 'example-withdrawal', name: texts.name, orderNumber: '#00001', email: texts.email, items: '' },
  ...{ receivedAt: now, refundBy: now + 14 * DAY_MILLISECONDS, state: 'received', message: '', decidedAt: null },
  ...{ decidedBy: '', order: { id: 'example-order', number: 1 } },
})

/** A gift card that pays for nothing. */
export const exampleCard = ({ settings }: Pick<Website, 'settings'>, now: number): GiftCard => ({
  ...{ id: 'example-card', lastFour: 'XXXX', currency: settings.currency, initialCents: TOTAL, balanceCents: TOTAL },
  ...{ isDisabled: false, isTest: false, expiresAt: null, createdAt: now, createdBy: '', reason: '' },
  ...{ recipientName: texts.firstName, recipientEmail: texts.email, message: texts.message, sentAt: null },
  ...{ orderId: null, senderName: texts.sender, copyEmail: '', deliverAt: null, isReturned: false },
})

/** A subscription that nobody has. */
export const exampleSubscription = ({ settings }: Pick<Website, 'settings'>): EmailedSubscription => ({
  name: texts.name,
  currency: settings.currency,
  ...{ state: 'active', isTest: false, nextAt: Date.now() + 44 * DAY_MILLISECONDS },
  content: {
    business: null,
    shippingAddress: null,
    item: { title: texts.product, unitPriceCents: UNIT, quantity: 1, productType: productTypes.physical },
    keptMethod: null,
    lostMethod: null,
    newPrice: { unitPriceCents: UNIT + SHIPPING, from: 0 },
    pausedBy: 'buyer',
    plan: monthly,
  },
})

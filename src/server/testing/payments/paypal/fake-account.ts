import type { CapturedPayment, Order, OrdersCapture, Refund } from '@paypal/paypal-server-sdk'
import type { PayPalDispute } from '#server/payments/paypal/disputes.ts'
import { idOf } from './fake-ids.ts'
import { type FakeVault, keep, type WaysBack, willBeKept } from './fake-vault.ts'
import { PayPalRefuses } from './paypal-refuses.ts'

/** What the next capture of an order does, as PayPal's sandbox can be set to do. */
export type NextCapture = 'completes' | 'waits' | 'is declined' | 'instrument is declined' | 'is refused for the shop'

/** What one account of the fake knows. */
export interface FakeAccount extends FakeVault {
  readonly orders: Map<string, Order>
  /** Where PayPal leads the buyer of an order. */
  readonly ways: Map<string, WaysBack>
  readonly disputes: Map<string, PayPalDispute>
  readonly webhooks: Map<string, { readonly id: string; readonly url: string; event_types: unknown }>
  /** The orders whose buyers are asked to have their account kept. */
  readonly keeping: Set<string>
  /** First answers by request id. */
  readonly answers: Map<string, FakeAnswer>
  nextCapture: NextCapture
}

export interface FakeAnswer {
  readonly status: number
  readonly value: object
}

/** The buyer approves an order in PayPal's window. */
export function approve(order: Order): void {
  order.status = statuses.approved
}

const statuses = {
  asks: 'PAYER_ACTION_REQUIRED' as Order['status'],
  approved: 'APPROVED' as Order['status'],
  completed: 'COMPLETED' as Order['status'],
}

interface CreatedOrder {
  readonly purchase_units: readonly {
    readonly amount: { readonly currency_code: string; readonly value: string }
    readonly custom_id?: string
    readonly invoice_id?: string
  }[]
  readonly payment_source: {
    readonly paypal: {
      readonly experience_context?: WaysBack
      readonly vault_id?: string
      readonly attributes?: { readonly vault?: { readonly store_in_vault: string; readonly usage_type: string } }
    }
  }
}

/** Makes an order that waits for its buyer, or that a kept account pays at once. @param url of the fake */
export function createOrder(account: FakeAccount, url: string, body: CreatedOrder): Order {
  const unit = body.purchase_units[0]!
  const { vault_id: token, experience_context: ways, attributes } = body.payment_source.paypal
  if (token !== undefined && !account.tokens.has(token))
    throw new PayPalRefuses(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  if (unit.invoice_id && [...account.orders.values()].some((one) => isPaidInvoice(one, unit.invoice_id!)))
    throw new PayPalRefuses(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_INVOICE_ID')
  if (Number(unit.amount.value) <= 0) throw new PayPalRefuses(422, 'UNPROCESSABLE_ENTITY', 'CANNOT_BE_ZERO_OR_NEGATIVE')
  const id = idOf('O', account)
  const order: Order = {
    id,
    status: statuses.asks,
    intent: 'CAPTURE' as NonNullable<Order['intent']>,
    purchaseUnits: [
      {
        referenceId: 'default',
        amount: { currencyCode: unit.amount.currency_code, value: unit.amount.value },
        ...(unit.custom_id && { customId: unit.custom_id }),
        ...(unit.invoice_id && { invoiceId: unit.invoice_id }),
      },
    ],
    links: [
      { href: `${url}/v2/checkout/orders/${id}`, rel: 'self' },
      ...(ways ? [{ href: `${url}/checkoutnow?token=${id}`, rel: 'payer-action' }] : []),
    ],
  }
  if (token !== undefined) {
    approve(order)
    captureOrder(account, url, order)
  }
  if (ways) account.ways.set(id, ways)
  if (attributes?.vault?.store_in_vault === 'ON_SUCCESS') account.keeping.add(id)
  account.orders.set(id, order)
  return order
}

const isPaidInvoice = ({ status, purchaseUnits }: Order, invoiceId: string) =>
  status === statuses.completed && purchaseUnits![0]!.invoiceId === invoiceId

/** Takes the money of an approved order. */
export function captureOrder(account: FakeAccount, url: string, order: Order): Order {
  const status: string | undefined = order.status
  if (status === 'COMPLETED') throw new PayPalRefuses(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED')
  if (status !== 'APPROVED') throw new PayPalRefuses(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED')
  const how = account.nextCapture
  if (how === 'instrument is declined')
    throw new PayPalRefuses(
      422,
      'UNPROCESSABLE_ENTITY',
      'INSTRUMENT_DECLINED',
      'The instrument presented was declined.',
    )
  if (how === 'is refused for the shop')
    throw new PayPalRefuses(
      422,
      'UNPROCESSABLE_ENTITY',
      'PAYEE_ACCOUNT_RESTRICTED',
      'The merchant account is restricted.',
    )
  const unit = order.purchaseUnits![0]!
  const id = idOf('C', account)
  const captureStatus = { completes: 'COMPLETED', waits: 'PENDING', 'is declined': 'DECLINED' }[how]
  const capture: OrdersCapture = {
    id,
    status: captureStatus as OrdersCapture['status'],
    amount: { currencyCode: unit.amount!.currencyCode, value: unit.amount!.value },
    customId: unit.customId,
    finalCapture: true,
    links: [
      { href: `${url}/v2/payments/captures/${id}`, rel: 'self' },
      { href: `${url}/v2/checkout/orders/${order.id}`, rel: 'up' },
    ],
    ...(how === 'waits' && { statusDetails: { reason: 'PENDING_REVIEW' as never } }),
  }
  unit.payments = { captures: [capture] }
  order.status = statuses.completed
  if (order.id && account.keeping.has(order.id)) {
    if (account.keepsLater) order.paymentSource = willBeKept
    else keep(account, order)
  }
  return order
}

/** The order's latest capture. @throws Error when there is none */
export const captureIn = (order: Order): OrdersCapture => order.purchaseUnits![0]!.payments!.captures!.at(-1)!

/** PayPal decides about a capture that waited. */
export function decide(order: Order, status: 'COMPLETED' | 'DECLINED'): void {
  captureIn(order).status = status as OrdersCapture['status']
}

/** The order that a capture belongs to. */
export const orderOfCapture = (account: FakeAccount, captureId: string | undefined): Order | undefined =>
  [...account.orders.values()].find((order) =>
    order.purchaseUnits![0]!.payments?.captures?.some(({ id }) => id === captureId),
  )

/** A capture by itself names its order. */
export const captureAlone = (order: Order): CapturedPayment => ({
  ...captureIn(order),
  supplementaryData: { relatedIds: { orderId: order.id! } },
})

interface RefundBody {
  readonly amount?: { readonly value: string }
  readonly custom_id?: string
}

/** Gives money of a capture back; without our id it is a refund that the owner makes at PayPal. */
export function refundCapture(account: FakeAccount, url: string, order: Order, body: RefundBody): Refund {
  const capture = captureIn(order)
  if (String(capture.status) === 'PENDING')
    throw new PayPalRefuses(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_NOT_COMPLETED')
  const payments = order.purchaseUnits![0]!.payments!
  const given = (payments.refunds ?? []).reduce((sum, { amount }) => sum + Number(amount!.value), 0)
  const left = Number(capture.amount!.value) - given
  const value = body.amount?.value ?? left.toFixed(2)
  if (left <= 0) throw new PayPalRefuses(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED')
  if (Number(value) > left) throw new PayPalRefuses(422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED')
  const id = idOf('R', account)
  const refund: Refund = {
    id,
    status: 'COMPLETED' as NonNullable<Refund['status']>,
    amount: { currencyCode: capture.amount!.currencyCode, value },
    ...(body.custom_id && { customId: body.custom_id }),
    links: [
      { href: `${url}/v2/payments/refunds/${id}`, rel: 'self' },
      { href: `${url}/v2/payments/captures/${capture.id}`, rel: 'up' },
    ],
  }
  payments.refunds = [...(payments.refunds ?? []), refund]
  const isAll = Number(value) === left
  capture.status = (isAll ? 'REFUNDED' : 'PARTIALLY_REFUNDED') as OrdersCapture['status']
  return refund
}

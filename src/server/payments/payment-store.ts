import { prepareListQuery, prepareQuery } from '#server/database/prepare-query.ts'
import type { OrderDraft } from '#server/orders/draft.ts'
import type { Scope } from '#server/scope.ts'
import type { PaymentAction } from '#shared/checkout/schema.ts'
import type { Currency } from '#shared/money/schema.ts'
import { statesBefore } from '#shared/orders/transitions.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { paymentAction, paymentDraft } from './documents.ts'
import type { PaymentTables } from './tables.ts'
import { type PaymentState, paymentTransitions } from './transitions.ts'

/** An attempt to buy a cart. While it is open, its stock and discounts are reserved. */
export interface Payment {
  readonly id: string
  /** The cart that is bought; null for payments with another origin. */
  readonly cartId: string | null
  readonly idempotencyKey: string
  readonly requestHash: string
  readonly method: PaymentMethodId
  readonly amountCents: number
  readonly currency: Currency
  readonly state: PaymentState
  readonly draft: OrderDraft
  /** The order that it pays for; null while there is none. */
  readonly orderId: string | null
  /** The provider's own id of the charge; null until its answer contains one. */
  readonly reference: string | null
  /** What the buyer has to do at the provider; null when there is nothing. */
  readonly action: PaymentAction | null
  readonly expiresAt: number
}

/** Whether a payment holds stock and its result is open. */
export const isOpen = (payment: Pick<Payment, 'state'>): boolean => paymentTransitions[payment.state].length > 0

/** A payment before its provider was called. */
export type NewPayment = Omit<Payment, 'orderId' | 'reference' | 'action'>

/**
 * Writes a new payment; false when another one has the same idempotency key.
 * @param reference the provider's own id of the charge, where it is known
 */
export async function insertPayment(
  { database, websiteId }: Scope,
  payment: NewPayment,
  reference: string | null = null,
): Promise<boolean> {
  const draft = paymentDraft.write(payment.draft)
  const { numAffectedRows } = await write(database, { ...payment, websiteId, draft, reference, now: Date.now() })
  return numAffectedRows === 1n
}

const write = prepareQuery(
  (
    database,
    payment: Omit<NewPayment, 'draft'> & { websiteId: string; draft: string; reference: string | null; now: number },
  ) =>
    database
      .insertInto('payments')
      .values({
        website_id: payment.websiteId,
        id: payment.id,
        cart_id: payment.cartId,
        idempotency_key: payment.idempotencyKey,
        request_hash: payment.requestHash,
        method: payment.method,
        amount_cents: payment.amountCents,
        currency: payment.currency,
        state: payment.state,
        draft: payment.draft,
        provider_reference: payment.reference,
        action: null,
        created_at: payment.now,
        expires_at: payment.expiresAt,
      })
      .onConflict((conflict) => conflict.columns(['website_id', 'idempotency_key']).doNothing()),
)

/** Payments by the value of a column, oldest first. */
const selectBy = (column: 'id' | 'idempotency_key' | 'cart_id') =>
  prepareQuery((database, values: { websiteId: string; value: string }) =>
    database
      .selectFrom('payments')
      .leftJoin('order_payments', (join) =>
        join
          .onRef('order_payments.website_id', '=', 'payments.website_id')
          .onRef('order_payments.payment_id', '=', 'payments.id'),
      )
      .selectAll('payments')
      .select('order_payments.order_id')
      .where('payments.website_id', '=', values.websiteId)
      .where(`payments.${column}`, '=', values.value)
      .orderBy('payments.id'),
  )
const selectById = selectBy('id')
const selectByKey = selectBy('idempotency_key')
const selectByCart = selectBy('cart_id')

/** A payment; null when the website has none with that id. */
export async function readPayment({ database, websiteId }: Scope, paymentId: string): Promise<Payment | null> {
  return toPayment((await selectById(database, { websiteId, value: paymentId })).rows[0])
}

/** The payment with an idempotency key; null when there is none. */
export async function findPaymentByKey({ database, websiteId }: Scope, key: string): Promise<Payment | null> {
  return toPayment((await selectByKey(database, { websiteId, value: key })).rows[0])
}

/** All attempts to buy one cart, oldest first. */
export async function listPaymentsOfCart({ database, websiteId }: Scope, cartId: string): Promise<Payment[]> {
  return (await selectByCart(database, { websiteId, value: cartId })).rows.map((row) => toPayment(row)!)
}

/**
 * Moves an open payment to a state; false when it was not open any more. The caller that gets true runs the effects of
 * the new state: it places the order, or releases the reservation. So each happens once, on any number of nodes.
 * @param before the states that it may have now; all that are allowed before the new one if absent
 */
export async function movePayment(
  { database, websiteId }: Scope,
  paymentId: string,
  state: PaymentState,
  { reference = null, action = null }: Partial<Pick<Payment, 'reference' | 'action'>> = {},
  before = statesBefore(paymentTransitions, state),
): Promise<boolean> {
  // PostgreSQL accepts no empty list.
  if (before.length === 0) return false
  const to = { state, reference, action: action && paymentAction.write(action) }
  const { numAffectedRows } = await move(database, { websiteId, paymentId, ...to }, before)
  return numAffectedRows === 1n
}

interface Move {
  readonly websiteId: string
  readonly paymentId: string
  readonly state: PaymentState
  readonly reference: string | null
  readonly action: string | null
}

const move = prepareListQuery((database, to: Move, states) =>
  database
    .updateTable('payments')
    .set((set) => ({
      state: to.state,
      // An answer without a new value does not delete the stored one.
      provider_reference: set.fn.coalesce(set.val(to.reference), 'provider_reference'),
      action: set.fn.coalesce(set.val(to.action), 'action'),
    }))
    .where('website_id', '=', to.websiteId)
    .where('id', '=', to.paymentId)
    .where('state', 'in', states as readonly PaymentState[]),
)

function toPayment(row: (PaymentTables['payments'] & { order_id: string | null }) | undefined): Payment | null {
  if (!row) return null
  return {
    id: row.id,
    cartId: row.cart_id,
    idempotencyKey: row.idempotency_key,
    requestHash: row.request_hash,
    method: row.method,
    amountCents: row.amount_cents,
    currency: row.currency,
    state: row.state,
    draft: paymentDraft.read(row.draft),
    orderId: row.order_id,
    reference: row.provider_reference,
    action: row.action === null ? null : paymentAction.read(row.action),
    expiresAt: row.expires_at,
  }
}

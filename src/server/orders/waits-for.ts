import { type RawBuilder, sql } from 'kysely'
import type { OrderWait } from '#shared/orders/schema.ts'

// Literals: with bound values the partial indexes of open and unpaid orders are not found.
const open = sql.lit('open')
const awaiting = sql.lit('awaiting')
const cancelled = sql.lit('cancelled')
const onPickup = sql.lit('pay-on-pickup')
const state = sql.ref('orders.state')
const payment = sql.ref('orders.payment_state')
const method = sql.ref('orders.payment_method')

const conditions: Readonly<Record<OrderWait, RawBuilder<boolean>>> = {
  fulfillment: sql<boolean>`${state} = ${open} and (${payment} <> ${awaiting} or ${method} = ${onPickup})`,
  payment: sql<boolean>`${payment} = ${awaiting} and ${state} <> ${cancelled}
    and (${state} <> ${open} or ${method} <> ${onPickup})`,
}

/**
 * Orders that wait for this and for nothing else: payment comes first, except for pay on pickup. `nextStepOf` of the
 * studio says the same of one order.
 */
export const waitsFor = (wait: OrderWait): RawBuilder<boolean> => conditions[wait]

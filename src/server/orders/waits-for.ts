import { type RawBuilder, sql } from 'kysely'
import type { OrderWait } from '#shared/orders/schema.ts'

// The states are literals: with bound values the partial indexes of open and unpaid orders are not found.
const conditions: Readonly<Record<OrderWait, RawBuilder<boolean>>> = {
  fulfillment: sql<boolean>`orders.state = 'open'
    and (orders.payment_state <> 'awaiting' or orders.payment_method = 'pay-on-pickup')`,
  payment: sql<boolean>`orders.payment_state = 'awaiting' and orders.state <> 'cancelled'
    and (orders.state <> 'open' or orders.payment_method <> 'pay-on-pickup')`,
}

/**
 * Orders that wait for this and for nothing else: payment comes first, except for pay on pickup. `nextStepOf` of the
 * studio says the same of one order.
 */
export const waitsFor = (wait: OrderWait): RawBuilder<boolean> => conditions[wait]

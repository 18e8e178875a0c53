import { type ExpressionBuilder, sql } from 'kysely'
import type { OrderWait } from '#shared/orders/schema.ts'
import type { OrderTables } from './tables.ts'

type Orders = ExpressionBuilder<OrderTables, 'orders'>

// The states are literals: with bound values the partial indexes of open and unpaid orders are not found.
const conditions = {
  fulfillment: ({ and, or, eb }: Orders) =>
    and([
      eb('orders.state', '=', sql.lit('open')),
      or([eb('orders.payment_state', '<>', 'awaiting'), eb('orders.payment_method', '=', 'pay-on-pickup')]),
    ]),
  payment: ({ and, or, eb }: Orders) =>
    and([
      eb('orders.payment_state', '=', sql.lit('awaiting')),
      eb('orders.state', '<>', 'cancelled'),
      or([eb('orders.state', '<>', 'open'), eb('orders.payment_method', '<>', 'pay-on-pickup')]),
    ]),
} satisfies Readonly<Record<OrderWait, unknown>>

/**
 * Orders that wait for this and for nothing else: payment comes first, except for pay on pickup. `nextStepOf` of the
 * studio says the same of one order.
 */
export const waitsFor = (wait: OrderWait) => conditions[wait]

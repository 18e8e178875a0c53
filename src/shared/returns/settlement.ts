import { costOfExchange, settlementOfReturn } from '#shared/exchanges/rules.ts'
import { suggestedRefund } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { receivedPieces } from './rules.ts'
import type { OrderReturn } from './schema.ts'

/** What the items of a return were paid for, of those that have arrived or, before, of all that are to come. */
export function creditOfReturn(order: Order, found: Pick<OrderReturn, 'state' | 'lines'>): number {
  const pieces =
    found.state === 'received'
      ? receivedPieces(found)
      : new Map(found.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  return suggestedRefund(order, { pieces, shippingCents: 0 }, { paysOwed: true }).cents
}

/** What is owed or refunded when a return with an exchange is completed; null where it settles nothing more. */
export function settlementOfExchange(
  order: Order,
  { state, lines, exchange }: Pick<OrderReturn, 'state' | 'lines' | 'exchange'>,
): ReturnType<typeof settlementOfReturn> | null {
  if (state === 'refunded' || (exchange?.state !== 'reserved' && exchange?.state !== 'added')) return null
  // New items that were shipped already are lines of the order: it owes them.
  const addedCents = exchange.state === 'added' ? 0 : (costOfExchange(exchange) ?? 0)
  return settlementOfReturn({
    creditCents: creditOfReturn(order, { state, lines }),
    owedCents: order.owedCents + addedCents,
  })
}

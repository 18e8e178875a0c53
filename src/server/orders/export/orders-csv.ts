import type { FastifyReply } from 'fastify'
import { sendCsv } from '#server/files/send-csv.ts'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import { groupByBundle } from '#shared/orders/bundled-lines.ts'
import type { exportOrdersCall } from '#shared/orders/read-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { batchesOfOrderIds } from '../list-orders.ts'
import { readOrders } from '../read-orders.ts'
import { tendersLeft } from '../tenders-left.ts'
import { cellsOf, type OrderRow, titles } from './order-columns.ts'

/** The orders that a search and filters match as CSV, a row for each line, oldest first. */
export function streamOrdersCsv(
  scope: Scope,
  website: Website,
  query: QueryOf<typeof exportOrdersCall>,
  reply: FastifyReply,
): FastifyReply {
  return sendCsv(reply, `${website.slug}-orders.csv`, cellsOfOrders(scope, query, website.settings.timeZone))
}

async function* cellsOfOrders(
  scope: Scope,
  query: QueryOf<typeof exportOrdersCall>,
  timeZone: string,
): AsyncGenerator<(string | number)[]> {
  yield titles
  for await (const ids of batchesOfOrderIds(scope, query, timeZone)) {
    const orders = await readOrders(scope, ids)
    for (const id of ids) {
      const order = orders.get(id)
      if (!order) continue
      const giftCards = await tendersLeft(scope, order)
      for (const row of rowsOf(order)) yield cellsOf({ ...row, order: { ...order, giftCards } }, timeZone)
    }
  }
}

/** A row for each line of an order: the first one has the amounts of the order, the first of a bundle how many there are. */
const rowsOf = (order: Order): OrderRow[] =>
  groupByBundle(order.lines)
    .flatMap(({ lines }) => lines.map((line, index) => ({ line, isFirstOfBundle: index === 0 })))
    .map((row, index) => ({ ...row, order, isFirst: index === 0 }))

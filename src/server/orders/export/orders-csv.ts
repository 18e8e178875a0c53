import type { FastifyReply } from 'fastify'
import { sendCsv } from '#server/files/send-csv.ts'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import { groupByBundle } from '#shared/orders/bundled-lines.ts'
import type { Order } from '#shared/orders/schema.ts'
import { readOrders } from '../read-orders.ts'
import { tendersLeft } from '../tenders-left.ts'
import { cellsOf, type OrderRow, titles } from './order-columns.ts'

const BATCH = 200

/** All orders as CSV, a row for each line, oldest first. */
export function streamOrdersCsv(scope: Scope, website: Website, reply: FastifyReply): FastifyReply {
  return sendCsv(reply, `${website.slug}-orders.csv`, cellsOfOrders(scope, website.settings.timeZone))
}

async function* cellsOfOrders(scope: Scope, timeZone: string): AsyncGenerator<(string | number)[]> {
  yield titles
  for (let after = 0; ; ) {
    const batch = await scope.database
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('website_id', '=', scope.websiteId)
      .where('number', '>', after)
      .orderBy('number')
      .limit(BATCH)
      .execute()
    const orders = await readOrders(
      scope,
      batch.map(({ id }) => id),
    )
    for (const { id } of batch) {
      const order = orders.get(id)
      if (!order) continue
      const giftCards = await tendersLeft(scope, order)
      for (const row of rowsOf(order)) yield cellsOf({ ...row, order: { ...order, giftCards } }, timeZone)
    }
    if (batch.length < BATCH) return
    after = batch.at(-1)!.number
  }
}

/** A row for each line of an order: the first one has the amounts of the order, the first of a bundle how many there are. */
const rowsOf = (order: Order): OrderRow[] =>
  groupByBundle(order.lines)
    .flatMap(({ lines }) => lines.map((line, index) => ({ line, isFirstOfBundle: index === 0 })))
    .map((row, index) => ({ ...row, order, isFirst: index === 0 }))

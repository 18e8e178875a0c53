import type { Call } from '#server/http/serve.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import * as changes from '#shared/orders/change-api.ts'
import * as reads from '#shared/orders/read-api.ts'
import { addOrderNote, cancelOrder, markOrderPaid } from './change-order.ts'
import { changeOrders } from './change-orders.ts'
import { correctContact, correctTracking } from './correct-order.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { listCarriers } from './list-carriers.ts'
import { listOrderIds, listOrders } from './list-orders.ts'
import { neighboursOf } from './neighbours.ts'
import { streamOrdersCsv } from './orders-csv.ts'
import { readOrder } from './read-order.ts'
import { markOrderRefunded } from './refund-order.ts'
import { undoFulfilment, undoOrderPaid } from './undo-order-steps.ts'

/** The owner's calls on orders. */
export function orderRoutes(services: Services): void {
  const { serve, orderLifecycle } = services

  serve(reads.listOrders, async ({ website, query }) =>
    succeed(await listOrders(reading(services, website), query, website.settings.timeZone)),
  )

  serve(reads.listOrderIds, async ({ website, query }) =>
    succeed({ orderIds: await listOrderIds(reading(services, website), query, website.settings.timeZone) }),
  )
  serve(reads.listCarriers, async ({ website }) =>
    succeed({ carriers: await listCarriers(reading(services, website)) }),
  )

  serve(reads.getOrder, async ({ website, parameters }) => {
    const scope = reading(services, website)
    const order = await readOrder(scope, parameters.orderId)
    return order ? succeed({ order, ...(await neighboursOf(scope, order.number)) }) : fail('order-not-found')
  })

  serve(changes.fulfilOrder, async (call) =>
    change(call, (scope, by) => fulfilOrder(scope, call.parameters.orderId, by, call.body)),
  )
  serve(changes.cancelOrder, async (call) =>
    change(call, (scope, by) => cancelOrder(scope, orderLifecycle, call.parameters.orderId, by, call.body)),
  )
  serve(changes.markOrderPaid, async (call) =>
    change(call, (scope, by) => markOrderPaid(scope, orderLifecycle, call.parameters.orderId, by)),
  )
  serve(changes.undoOrderPaid, async (call) =>
    change(call, (scope, by) => undoOrderPaid(scope, call.parameters.orderId, by)),
  )
  serve(changes.changeTracking, async (call) =>
    change(call, (scope, by) => correctTracking(scope, call.parameters, by, call.body)),
  )
  serve(changes.undoFulfilment, async (call) => change(call, (scope, by) => undoFulfilment(scope, call.parameters, by)))
  serve(changes.changeContact, async (call) =>
    change(call, (scope, by) => correctContact(scope, call.parameters.orderId, by, call.body)),
  )
  serve(changes.changeOrders, async ({ website, staff, body }) =>
    succeed(await changeOrders(services, website, staff, body)),
  )
  serve(changes.markOrderRefunded, async (call) =>
    change(call, (scope, by) => markOrderRefunded(scope, call.parameters.orderId, by)),
  )
  serve(changes.addOrderNote, async (call) =>
    change(call, (scope, by) => addOrderNote(scope, call.parameters.orderId, by, call.body.text)),
  )

  serve(reads.exportOrders, async ({ website, reply }) => streamOrdersCsv(reading(services, website), website, reply))

  async function change<Code extends string>(
    { website, staff, parameters }: Pick<Call<typeof changes.markOrderRefunded>, 'website' | 'staff' | 'parameters'>,
    work: (scope: ChangeScope, by: string) => Promise<Result<unknown, Code>>,
  ) {
    const outcome = await changing(services, website, staff, (scope) => work(scope, staff.name))
    if (!outcome.ok) return outcome
    const order = await readOrder(reading(services, website), parameters.orderId)
    return succeed({ order: order! })
  }
}

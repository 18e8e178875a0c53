import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { listTags } from '#server/tags/tag-store.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as changes from '#shared/orders/change-api.ts'
import * as reads from '#shared/orders/read-api.ts'
import { importTrackingCall } from '#shared/orders/tracking/api.ts'
import { addOrderNote, cancelOrder, markOrderPaid } from './change-order.ts'
import { changeOrders } from './change-orders.ts'
import { correctContact, correctTracking } from './correct-order.ts'
import { streamOrdersCsv } from './export/orders-csv.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { listCarriers } from './list-carriers.ts'
import { listDueOrders } from './list-due.ts'
import { listOrderIds, listOrders } from './list-orders.ts'
import { neighboursOf } from './neighbours.ts'
import { orderChange } from './order-change.ts'
import { readOrder } from './read-order.ts'
import { changeTags } from './tags/change-tags.ts'
import { importTracking } from './tracking/import-tracking.ts'
import { undoFulfilment, undoOrderPaid } from './undo-order-steps.ts'

/** The owner's calls on orders. */
export function orderRoutes(services: Services): void {
  const { serve, orderLifecycle } = services

  serve(reads.listOrdersCall, async ({ website, query }) =>
    succeed(await listOrders(reading(services, website), query, website.settings.timeZone)),
  )

  serve(reads.listOrderIdsCall, async ({ website, query }) =>
    succeed({ orderIds: await listOrderIds(reading(services, website), query, website.settings.timeZone) }),
  )
  serve(reads.listCarriersCall, async ({ website }) =>
    succeed({ carriers: await listCarriers(reading(services, website)) }),
  )

  serve(reads.listOrderTagsCall, async ({ website }) =>
    succeed({ tags: await listTags(reading(services, website), 'order_tags') }),
  )

  serve(reads.listDueOrdersCall, async ({ website, query }) =>
    succeed(await listDueOrders(reading(services, website), query.from, query.to)),
  )

  serve(reads.getOrderCall, async ({ website, parameters }) => {
    const scope = reading(services, website)
    const order = await readOrder(scope, parameters.orderId)
    return order ? succeed({ order, ...(await neighboursOf(scope, order.number)) }) : fail('order-not-found')
  })

  serve(changes.fulfilOrderCall, (call) =>
    orderChange(services, call, (scope, by) => fulfilOrder(scope, call.parameters.orderId, by, call.body)),
  )
  serve(changes.cancelOrderCall, (call) =>
    orderChange(services, call, (scope, by) =>
      cancelOrder(scope, orderLifecycle, call.parameters.orderId, by, call.body),
    ),
  )
  serve(changes.markOrderPaidCall, (call) =>
    orderChange(services, call, (scope, by) => markOrderPaid(scope, orderLifecycle, call.parameters.orderId, by)),
  )
  serve(changes.undoOrderPaidCall, (call) =>
    orderChange(services, call, (scope, by) => undoOrderPaid(scope, call.parameters.orderId, by)),
  )
  serve(changes.changeTrackingCall, (call) =>
    orderChange(services, call, (scope, by) => correctTracking(scope, call.parameters, by, call.body)),
  )
  serve(changes.undoFulfilmentCall, (call) =>
    orderChange(services, call, (scope, by) => undoFulfilment(scope, call.parameters, by)),
  )
  serve(changes.changeContactCall, (call) =>
    orderChange(services, call, (scope, by) =>
      correctContact(scope, orderLifecycle, call.parameters.orderId, by, call.body),
    ),
  )
  serve(changes.changeOrdersCall, async ({ website, staff, body }) =>
    succeed(await changeOrders(services, website, staff, body)),
  )
  serve(importTrackingCall, ({ website, staff, body }) => importTracking(services, website, staff, body))
  serve(changes.changeOrderTagsCall, (call) =>
    orderChange(services, call, (scope, by) => changeTags(scope, call.parameters.orderId, by, call.body)),
  )
  serve(changes.addOrderNoteCall, (call) =>
    orderChange(services, call, (scope, by) => addOrderNote(scope, call.parameters.orderId, by, call.body.text)),
  )

  serve(reads.exportOrdersCall, async ({ website, query, reply }) =>
    streamOrdersCsv(reading(services, website), website, query, reply),
  )
}

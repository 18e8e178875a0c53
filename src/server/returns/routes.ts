import { ownerChange } from '#server/changes/owner-change.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Services } from '#server/services.ts'
import { restockableLines } from '#server/stock/restockable-lines.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/returns/owner-api.ts'
import { returnableOf } from '#shared/returns/rules.ts'
import { receiveReturn } from './change-return.ts'
import { addReturn } from './open-return.ts'
import { listReturns, readReturn, returnsOfOrder } from './return-store.ts'

/** The owner's calls on returns. Their decision and exchange are in `checkout/exchanges`, their refund in `checkout/refunds`. */
export function returnRoutes(services: Services): void {
  const { serve } = services
  const opened = async (website: Website, returnId: string) => ({
    return: (await readReturn(reading(services, website), returnId))!,
  })

  serve(api.listReturnsCall, async ({ website, query }) =>
    succeed(await listReturns(reading(services, website), query)),
  )

  serve(api.listOrderReturnsCall, async ({ website, parameters: { orderId } }) => {
    const scope = reading(services, website)
    const order = await readOrder(scope, orderId)
    if (!order) return fail('order-not-found')
    const returns = await returnsOfOrder(scope, orderId)
    const returnable = returnableOf(order, returns).map(({ line, quantity }) => ({ lineId: line.id, quantity }))
    const restockable = [...(await restockableLines(scope, order))]
    return succeed({ returns, returnable, restockable, instructions: website.settings.returns.instructions })
  })

  serve(api.createReturnCall, (call) => {
    const { idempotencyKey, ...body } = call.body
    const { orderId } = call.parameters
    return ownerChange(
      services,
      call,
      (scope) => addReturn(scope, { ...body, orderId, key: idempotencyKey, by: call.staff.name }),
      (returnId) => opened(call.website, returnId),
    )
  })

  serve(api.receiveReturnCall, (call) => {
    const { returnId } = call.parameters
    return ownerChange(
      services,
      call,
      (scope) => receiveReturn(scope, returnId, call.staff.name, call.body),
      () => opened(call.website, returnId),
    )
  })
}

import { ownerChange } from '#server/changes/owner-change.ts'
import { orderChange } from '#server/orders/order-change.ts'
import { readReturn } from '#server/returns/return-store.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { markOrderRefundedCall } from '#shared/orders/change-api.ts'
import { decideRefundCall, refundOrderCall } from '#shared/orders/refund-api.ts'
import { refundReturnCall } from '#shared/returns/owner-api.ts'
import { decideRefund } from './decide-refund.ts'
import { refundReturn } from './refund-return.ts'
import { markOrderRefunded, startRefund } from './start-refund.ts'

/** The owner's calls on refunds. */
export function refundRoutes(services: Services): void {
  const { serve } = services

  serve(refundOrderCall, (call) =>
    orderChange(services, call, (scope, by) => startRefund(scope, call.parameters.orderId, by, call.body)),
  )
  serve(decideRefundCall, (call) =>
    orderChange(services, call, (scope, by) =>
      decideRefund(scope, { ...call.parameters, decision: call.body.decision, by }),
    ),
  )
  serve(refundReturnCall, (call) => {
    const { returnId } = call.parameters
    return ownerChange(
      services,
      call,
      (scope) => refundReturn(scope, services.orderLifecycle, returnId, call.staff.name, call.body),
      async () => ({ return: (await readReturn(reading(services, call.website), returnId))! }),
    )
  })
  serve(markOrderRefundedCall, (call) =>
    orderChange(services, call, (scope, by) => markOrderRefunded(scope, call.parameters.orderId, by)),
  )
}

import { orderChange } from '#server/orders/order-change.ts'
import type { Services } from '#server/services.ts'
import { markOrderRefundedCall } from '#shared/orders/change-api.ts'
import { decideRefundCall, refundOrderCall } from '#shared/orders/refund-api.ts'
import { decideRefund } from './decide-refund.ts'
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
  serve(markOrderRefundedCall, (call) =>
    orderChange(services, call, (scope, by) => markOrderRefunded(scope, call.parameters.orderId, by)),
  )
}

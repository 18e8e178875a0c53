import type { JobHandler } from '#server/jobs/worker.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { readPayment } from '#server/payments/payment-store.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { chargeOf } from './charge.ts'
import type { showOrderJob } from './jobs.ts'

/**
 * Shows an order's number at the provider that has charged it: the charge is made before its order has one. The order
 * stands whatever comes of it.
 */
export function showOrderHandler(services: Services): JobHandler<typeof showOrderJob> {
  return async ({ websiteId, payload, isLastTry }) => {
    const scope = reading(services, { id: websiteId })
    const payment = await readPayment(scope, payload.paymentId)
    const show = payment && services.providers[payment.method].showOrder
    if (!show || payment.orderId === null) return
    const order = await readOrder(scope, payment.orderId)
    if (!order) return
    const shown = show(chargeOf(websiteId, payment), formatOrderNumber(order.number))
    // A missing number at the provider is nothing that the owner has to do something about.
    await shown.catch((error: unknown) => {
      if (!isLastTry) throw error
    })
  }
}

import { ownerChange } from '#server/changes/owner-change.ts'
import { writeOrderEmailsJob } from '#server/orders/jobs.ts'
import { orderChange } from '#server/orders/order-change.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { owedPath } from '#server/orders/order-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/orders/edits/api.ts'
import { dueNowOf } from '#shared/orders/edits/rules.ts'
import { editOrder } from './edit-order.ts'
import { markOwedPaid } from './mark-owed-paid.ts'
import { previewOrderEdit } from './preview-order-edit.ts'

/** The owner's calls on editing orders, and on what customers owe after it. */
export function orderEditRoutes(services: Services): void {
  const { serve, env, secret } = services

  serve(api.previewOrderEditCall, async ({ website, parameters, body }) => {
    const scope = reading(services, website)
    const order = await readOrder(scope, parameters.orderId)
    if (!order) return fail('order-not-found')
    const preview = await previewOrderEdit(scope, order, body.edit)
    return preview.ok ? succeed({ preview: preview.value }) : preview
  })

  serve(api.editOrderCall, (call) =>
    orderChange(services, call, (scope, by) =>
      editOrder(scope, services.orderLifecycle, call.parameters.orderId, by, call.body),
    ),
  )

  serve(api.linkOwedCall, (call) => {
    const { website, request, body, parameters, staff } = call
    return ownerChange(
      services,
      call,
      async (scope) => {
        const order = await readOrder(scope, parameters.orderId)
        if (!order) return fail('order-not-found')
        if (dueNowOf(order) === 0 || order.state === 'cancelled') return fail('order-nothing-owed')
        if (body.sendEmail) {
          await scope.enqueue(writeOrderEmailsJob, { orderId: order.id, kinds: ['order-edited'] })
          await addOrderEvent(scope, order.id, { kind: 'letter-sent', by: staff.name, text: 'Payment link' })
        }
        return succeed(order.id)
      },
      (orderId) => ({ url: `${originOf(env, website, request)}${owedPath(secret, website.id, orderId)}` }),
    )
  })

  serve(api.markOwedPaidCall, (call) =>
    orderChange(services, call, (scope, by) => markOwedPaid(scope, call.parameters.orderId, by, call.body)),
  )
}

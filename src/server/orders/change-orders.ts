import type { Staff } from '#server/http/serve.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result } from '#shared/http/failure.ts'
import type { changeOrdersCall } from '#shared/orders/change-api.ts'
import { markOrderPaid } from './change-order.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { changeTags } from './tags/change-tags.ts'
import { undoFulfilment, undoOrderPaid } from './undo-order-steps.ts'

const wholeOrder = { carrier: '', trackingNumber: '', trackingUrl: '', lines: [] }

/**
 * Does one step with several orders, each in its own transaction: those whose state does not allow it are left as they
 * are, and the others are done.
 */
export async function changeOrders(
  services: Services,
  website: Website,
  staff: Staff,
  body: BodyOf<typeof changeOrdersCall>,
): Promise<{ changed: string[]; fulfilments: { orderId: string; fulfilmentId: string }[] }> {
  const asked = 'orderIds' in body ? body.orderIds : body.fulfilments.map(({ orderId }) => orderId)
  const known = await knownAmong(services, website, asked)
  const orderIds = [...known]
  const changed: string[] = []
  const fulfilments: { orderId: string; fulfilmentId: string }[] = []

  async function each<Value>(orderId: string, step: (scope: ChangeScope) => Promise<Result<Value>>) {
    const outcome = await changing(services, website, staff, step)
    if (outcome.ok) changed.push(orderId)
    return outcome
  }

  switch (body.action) {
    case 'fulfil':
      for (const orderId of orderIds) {
        const done = await each(orderId, (scope) =>
          fulfilOrder(scope, orderId, staff.name, { ...wholeOrder, notifyBuyer: body.notifyBuyer }),
        )
        if (done.ok) fulfilments.push({ orderId, fulfilmentId: done.value.fulfilmentId })
      }
      break
    case 'mark-paid':
      for (const orderId of orderIds)
        await each(orderId, (scope) => markOrderPaid(scope, services.orderLifecycle, orderId, staff.name))
      break
    case 'undo-paid':
      for (const orderId of orderIds) await each(orderId, (scope) => undoOrderPaid(scope, orderId, staff.name))
      break
    case 'add-tag':
    case 'remove-tag': {
      const tags = [body.tag]
      const wanted = body.action === 'add-tag' ? { add: tags, remove: [] } : { add: [], remove: tags }
      for (const orderId of orderIds)
        await each(orderId, async (scope) => {
          const outcome = await changeTags(scope, orderId, staff.name, wanted)
          return outcome.ok && !outcome.value ? fail('order-state') : outcome
        })
      break
    }
    case 'undo-fulfil':
      for (const one of body.fulfilments.filter(({ orderId }) => known.has(orderId)))
        await each(one.orderId, (scope) => undoFulfilment(scope, one, staff.name))
  }
  return { changed, fulfilments }
}

/** The ids that are orders of the website, each once. */
async function knownAmong({ database }: Services, website: Website, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .selectFrom('orders')
    .select('id')
    .where('website_id', '=', website.id)
    .where('id', 'in', orderIds)
    .execute()
  const found = new Set(rows.map(({ id }) => id))
  return new Set(orderIds.filter((id) => found.has(id)))
}

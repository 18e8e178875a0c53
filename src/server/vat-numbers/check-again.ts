import type { JobHandler } from '#server/jobs/worker.ts'
import type { PlacedOrder } from '#server/orders/lifecycle.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { askAboutNumber } from './check-vat-number.ts'
import { checkVatNumberJob } from './jobs.ts'
import { saveVatCheck } from './vat-check-store.ts'

/** Has the VAT number of an order asked again that VIES had no answer about. */
export async function checkOrderAgain(scope: ChangeScope, { orderId, draft }: PlacedOrder): Promise<void> {
  const vat = draft.business?.vat
  if (vat?.state !== 'unavailable') return
  await scope.enqueue(checkVatNumberJob, { number: vat.number, orderId }, { uniqueKey: `${vat.number} ${orderId}` })
}

/** The job that asks VIES again; it fails until VIES answers. What it said about an order is in the order's timeline. */
export function checkVatNumberHandler(services: Services): JobHandler<typeof checkVatNumberJob> {
  return async ({ websiteId, payload: { number, orderId }, finish }) => {
    const website = await services.websites.byId(websiteId)
    if (!website) return
    const check = await askAboutNumber(services, website.settings, number, Date.now())
    if (check.state === 'unavailable') throw new Error('VIES doesn’t answer.')
    await changing(services, website, null, async (scope) => {
      await finish(scope.database)
      await saveVatCheck(scope, check)
      if (orderId === undefined) return
      const kind = check.state === 'valid' ? 'vat-number-confirmed' : 'vat-number-refused'
      await addOrderEvent(scope, orderId, { kind, by: '', text: [number, check.name].filter(Boolean).join(', ') })
    })
  }
}

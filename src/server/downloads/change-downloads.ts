import { writeOrderEmailsJob } from '#server/orders/jobs.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { ChangeScope } from '#server/scope.ts'
import { downloadState, mayDownload } from '#shared/downloads/rules.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { openDownloads } from './open-downloads.ts'
import { renewDownloads } from './take-download.ts'

type Refusal = 'order-not-found' | 'downloads-closed' | 'downloads-none'

/**
 * Opens downloads of an order again at the owner's request: one of them, or all including files that were added to the
 * products since; the buyer gets an email.
 */
export async function allowDownloads(
  scope: ChangeScope,
  orderId: string,
  by: string,
  downloadId: string | null,
): Promise<Result<void, Refusal | 'download-not-found'>> {
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  if (!mayDownload(order)) return fail('downloads-closed')
  const named = order.downloads.find((one) => one.id === downloadId)
  if (downloadId && !named) return fail('download-not-found')
  const added = downloadId ? 0 : await openDownloads(scope, orderId)
  if (order.downloads.length + added === 0) return fail('downloads-none')
  if (added > 0) await scope.enqueue(writeOrderEmailsJob, { orderId, kinds: ['downloads'] })
  if (order.downloads.length > 0) {
    await renewDownloads(scope, orderId, downloadId)
    await addOrderEvent(scope, orderId, { kind: 'downloads-allowed', by, text: named?.filename ?? '' })
  }
  return succeed(undefined)
}

/** Emails the buyer the working links again. */
export async function sendDownloads(
  scope: ChangeScope,
  orderId: string,
  by: string,
): Promise<Result<void, Refusal | 'downloads-over'>> {
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  if (!mayDownload(order)) return fail('downloads-closed')
  if (order.downloads.length === 0) return fail('downloads-none')
  const now = Date.now()
  if (!order.downloads.some((one) => downloadState(one, order, now) === 'open')) return fail('downloads-over')
  await scope.enqueue(writeOrderEmailsJob, { orderId, kinds: ['downloads'] })
  await addOrderEvent(scope, orderId, { kind: 'letter-sent', by, text: 'Downloads' })
  return succeed(undefined)
}

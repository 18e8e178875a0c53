import type { Order, OrderDownload } from '#shared/orders/schema.ts'
import { downloadLimits } from './limits.ts'

/**
 * Whether a file can be downloaded, and why not: the order is canceled or not paid, or the product was refunded, the
 * time is over, or all downloads are used.
 */
export type DownloadState = 'open' | 'closed' | 'expired' | 'used-up'

type OrderStanding = Pick<Order, 'state' | 'paymentState' | 'testMode'>

/**
 * Downloads need a paid order: canceling or refunding it closes them immediately, and a test order opens none. After a
 * refund of a part, the rest stays open.
 */
export function mayDownload({ state, paymentState, testMode }: OrderStanding): boolean {
  return (
    (paymentState === 'paid' || paymentState === 'partly-paid' || paymentState === 'partly-refunded') &&
    state !== 'cancelled' &&
    !testMode
  )
}

/** Whether every piece of a product that was bought was refunded: its files are closed. */
function isRefunded({ lines }: Pick<Order, 'lines'>, productId: string): boolean {
  const bought = lines.filter((line) => line.productId === productId)
  return bought.length > 0 && bought.every((line) => line.refundedQuantity >= line.quantity)
}

/** The state of one file of an order. @param now milliseconds since 1970 */
export function downloadState(
  download: Pick<OrderDownload, 'used' | 'allowed' | 'expiresAt' | 'productId'>,
  order: OrderStanding & Pick<Order, 'lines'>,
  now: number,
): DownloadState {
  if (!mayDownload(order) || isRefunded(order, download.productId)) return 'closed'
  if (download.expiresAt <= now) return 'expired'
  return download.used >= download.allowed ? 'used-up' : 'open'
}

/**
 * Whether a request only continues a download that was counted already: it does not start at the first byte, and the
 * file was started shortly before. Without this, a broken connection would use up a purchased download.
 */
export function goesOn(download: Pick<OrderDownload, 'lastAt'>, start: number, now: number): boolean {
  return start > 0 && download.lastAt !== null && now - download.lastAt < downloadLimits.goesOnMilliseconds
}

import type { Order, OrderDownload } from '#shared/orders/schema.ts'
import { downloadLimits } from './limits.ts'

/** Whether a file can be downloaded, and why not: the order does not stand for it, the time is over, it was used up. */
export type DownloadState = 'open' | 'closed' | 'expired' | 'used-up'

type OrderStanding = Pick<Order, 'state' | 'paymentState' | 'testMode'>

/** Downloads are for orders that are paid: canceling or refunding one closes them immediately, and a test opens none. */
export function mayDownload({ state, paymentState, testMode }: OrderStanding): boolean {
  return paymentState === 'paid' && state !== 'cancelled' && !testMode
}

/** How one file of an order stands. @param now milliseconds since 1970 */
export function downloadState(
  download: Pick<OrderDownload, 'used' | 'allowed' | 'expiresAt'>,
  order: OrderStanding,
  now: number,
): DownloadState {
  if (!mayDownload(order)) return 'closed'
  if (download.expiresAt <= now) return 'expired'
  return download.used >= download.allowed ? 'used-up' : 'open'
}

/**
 * Whether a request only fetches the rest of a download that was counted already: it does not begin at the first byte,
 * and the file was begun a short while ago. Without this, a line that breaks would use up what was bought.
 */
export function goesOn(download: Pick<OrderDownload, 'lastAt'>, start: number, now: number): boolean {
  return start > 0 && download.lastAt !== null && now - download.lastAt < downloadLimits.goesOnMilliseconds
}

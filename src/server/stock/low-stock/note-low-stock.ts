import { insertRows, type OnConflict } from '#server/database/insert-rows.ts'
import type { VariantMove } from '#server/products/write/write-stock-history.ts'
import type { ChangeScope } from '#server/scope.ts'
import { dayAfter } from '#shared/dates/days.ts'
import { calendarDay, momentOf } from '#shared/dates/format.ts'
import { runsLow } from '#shared/stock/rules.ts'
import { writeLowStockEmailJob } from './jobs.ts'

interface LowStockMove extends VariantMove {
  /** `variants.low_stock_at`. */
  readonly lowStockAt: number | null
}

/** When the email is written, on the clock of the shop. */
const MORNING = '08:00'

/**
 * Notes variants that have just run low, and queues the email of the next morning. A variant is noted once until the
 * email, however often it runs low.
 */
export async function noteLowStock(
  scope: ChangeScope,
  moves: readonly LowStockMove[],
  now = Date.now(),
): Promise<void> {
  if (moves.every(({ before, after }) => before <= after)) return
  const { lowStock, orderNotificationEmail, timeZone } = await scope.settings()
  if (!lowStock.sendsEmail || orderNotificationEmail === '') return
  const low = moves.filter((move) => runsLow(move, move.lowStockAt ?? lowStock.threshold))
  if (low.length === 0) return
  const rows = low.map(({ variantId }) => ({ website_id: scope.websiteId, variant_id: variantId, noted_at: now }))
  await insertRows(scope.database, 'low_stock_notices', rows, onlyOnce)
  const runAt = nextMorning(now, timeZone)
  // The day is a part of the key: what runs low while the email is being written belongs to the next one.
  await scope.enqueue(writeLowStockEmailJob, {}, { runAt, uniqueKey: calendarDay(runAt, timeZone) })
}

const onlyOnce: OnConflict<'low_stock_notices'> = (insert) =>
  insert.onConflict((conflict) => conflict.columns(['website_id', 'variant_id']).doNothing())

/** The next morning after a moment, in milliseconds since 1970. */
export function nextMorning(now: number, timeZone: string): number {
  const today = calendarDay(now, timeZone)
  const morning = momentOf(`${today}T${MORNING}`, timeZone)!
  return morning > now ? morning : momentOf(`${dayAfter(today)}T${MORNING}`, timeZone)!
}

import { sql } from 'kysely'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { writeReviewRequestJob } from '../jobs.ts'

/**
 * Orders whose day was missed, as while the site was off, are still asked for so many days. An owner who turns reviews
 * on does not write to everyone who ever bought something.
 */
const LATE_DAYS = 7
const MOST_ORDERS = 5_000

/** Queues the emails to buyers whose last shipment or download is some days ago; part of the daily work. */
export async function askForReviews(scope: ChangeScope, now: number): Promise<void> {
  const { reviews } = await scope.settings()
  if (!reviews.isOn || !reviews.asksBuyers) return
  const { database, websiteId } = scope
  const until = now - reviews.askAfterDays * DAY_MILLISECONDS
  const rows = await database
    .selectFrom('order_events as event')
    .innerJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'event.website_id').onRef('orders.id', '=', 'event.order_id'),
    )
    .select('event.order_id')
    .distinct()
    .where('event.website_id', '=', websiteId)
    .where('orders.website_id', '=', websiteId)
    .where(sql<boolean>`event.kind in ('fulfilled', 'downloads-opened')`)
    .where('event.at', '>', until - LATE_DAYS * DAY_MILLISECONDS)
    .where('event.at', '<=', until)
    .where('orders.state', '=', 'fulfilled')
    .where('orders.test_mode', '=', 0)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('review_requests as asked')
            .select('asked.order_id')
            .where('asked.website_id', '=', websiteId)
            .whereRef('asked.order_id', '=', 'event.order_id'),
        ),
      ),
    )
    .limit(MOST_ORDERS)
    .execute()
  for (const { order_id: orderId } of rows)
    await scope.enqueue(writeReviewRequestJob, { orderId }, { uniqueKey: orderId })
}

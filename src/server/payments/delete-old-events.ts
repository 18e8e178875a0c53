import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** Providers send an event again for some days; owners look for one that is weeks old. */
const KEPT_MILLISECONDS = 90 * DAY_MILLISECONDS

/** Deletes events of providers that are older than 90 days. */
export async function deleteOldPaymentEvents({ database, websiteId }: Scope, now: number): Promise<void> {
  await database
    .deleteFrom('payment_events')
    .where('website_id', '=', websiteId)
    .where('received_at', '<', now - KEPT_MILLISECONDS)
    .execute()
}

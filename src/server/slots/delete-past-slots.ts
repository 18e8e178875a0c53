import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** Slots are kept for a week after they are over, and their orders for good. */
const RETENTION_MILLISECONDS = 7 * DAY_MILLISECONDS

/** Deletes the counts and bookings of days that are over. */
export async function deletePastSlots({ database, websiteId }: Scope, now: number): Promise<void> {
  const before = new Date(now - RETENTION_MILLISECONDS).toISOString().slice(0, 10)
  for (const table of ['slot_counts', 'slot_bookings'] as const)
    await database.deleteFrom(table).where('website_id', '=', websiteId).where('slot', '<', before).execute()
}

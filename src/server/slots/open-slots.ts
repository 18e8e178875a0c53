import type { Scope } from '#server/scope.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { openDays, openSlot, type SlotFacts } from '#shared/slots/rules.ts'
import type { Schedule, Slot } from '#shared/slots/schema.ts'

/** The days and slots of a shipping method that can be chosen now. */
export async function listOpenDays(scope: Scope, methodId: string, schedule: Schedule) {
  return openDays(schedule, await factsOf(scope, methodId, await scope.settings()))
}

/** A slot by its name, where it can be chosen now; else null. */
export async function findOpenSlot(
  scope: Scope,
  methodId: string,
  schedule: Schedule,
  id: string,
): Promise<Slot | null> {
  return openSlot(schedule, id, await factsOf(scope, methodId, await scope.settings()))
}

async function factsOf(
  { database, websiteId }: Scope,
  methodId: string,
  { timeZone }: Pick<StoreSettings, 'timeZone'>,
): Promise<SlotFacts> {
  const now = Date.now()
  const rows = await database
    .selectFrom('slot_counts')
    .select(['slot', 'booked'])
    .where('website_id', '=', websiteId)
    .where('method_id', '=', methodId)
    // Yesterday in UTC, so that no time zone misses a part of today.
    .where('slot', '>=', new Date(now - 24 * 3_600_000).toISOString().slice(0, 10))
    .execute()
  return { now, timeZone, booked: new Map(rows.map(({ slot, booked }) => [slot, booked])) }
}

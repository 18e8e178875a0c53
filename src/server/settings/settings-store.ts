import type { ChangeScope, Scope } from '#server/stores.ts'
import { datesAfter } from '#shared/policies/rules.ts'
import { type OwnerSettings, ownerSettingsOf } from '#shared/settings/owner-settings.ts'
import { type StoreSettings, storeSettingsSchema } from '#shared/settings/schema.ts'

/** Settings as their owner changes them. */
export interface OpenedSettings {
  readonly settings: OwnerSettings
  /** Counts their changes. */
  readonly revision: number
}

/** What an owner sets, as it stands. */
export async function readSettings(scope: Scope): Promise<OpenedSettings> {
  const { stored, revision } = await readStored(scope)
  return { settings: ownerSettingsOf(stored), revision }
}

/** The same, and nobody else changes it until the commit. */
export async function lockSettings(scope: ChangeScope): Promise<OpenedSettings> {
  await scope.raiseVersion()
  return readSettings(scope)
}

/** Writes what an owner sets over what stood there; what the shop was set up with stays. The caller has locked it. */
export async function writeSettings(scope: ChangeScope, settings: OwnerSettings): Promise<OpenedSettings> {
  const { stored, revision } = await readStored(scope)
  const policyDates = datesAfter(stored.policies, stored.policyDates, settings.policies, Date.now())
  await scope.database
    .updateTable('websites')
    .set({ settings: JSON.stringify({ ...stored, ...settings, policyDates }), settings_revision: revision + 1 })
    .where('id', '=', scope.websiteId)
    .execute()
  return { settings, revision: revision + 1 }
}

async function readStored({ database, websiteId }: Scope): Promise<{ stored: StoreSettings; revision: number }> {
  const row = await database
    .selectFrom('websites')
    .select(['settings', 'settings_revision'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return { stored: storeSettingsSchema.parse(JSON.parse(row.settings)), revision: Number(row.settings_revision) }
}

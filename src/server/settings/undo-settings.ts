import { isDeepStrictEqual } from 'node:util'
import type { Undoer } from '#server/changes/undoer.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { type OwnerSettings, ownerSettingsSchema } from '#shared/settings/owner-settings.ts'
import { type SettingsSnapshot, settingsLog } from './change-log.ts'
import { checkCurrency, recordSettings } from './save-settings.ts'
import { lockSettings, writeSettings } from './settings-store.ts'

/**
 * Restores the settings that a change was about, unless someone has changed those since. Others stay as they are, and
 * so do settings that did not exist when the change was made.
 */
export const undoSettings: Undoer<SettingsSnapshot> = {
  log: settingsLog,
  permissions: ['settings.manage'],
  async undo(scope, changes, { batchId }) {
    for (const change of changes) {
      const { before, after } = change
      // Settings are never created or deleted.
      if (!before || !after) return fail('change-superseded')
      const fields = ownerSettingsSchema
        .keyof()
        .options.filter((field) => field in before && !isDeepStrictEqual(before[field], after[field]))
      const current = await lockSettings(scope)
      const isChanged = fields.some((field) => !isDeepStrictEqual(current.settings[field], after[field]))
      if (isChanged) return fail('change-superseded')
      const former = Object.fromEntries(fields.map((field) => [field, before[field]]))
      const settings: OwnerSettings = { ...current.settings, ...former }
      if (await checkCurrency(scope, current, settings.currency)) return fail('change-superseded')
      await recordSettings(scope, batchId, current, await writeSettings(scope, settings))
    }
    return succeed(undefined)
  },
}

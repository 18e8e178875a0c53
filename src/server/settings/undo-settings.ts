import { isDeepStrictEqual } from 'node:util'
import type { Undoer } from '#server/changes/undoer.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { type OwnerSettings, ownerSettingsOf } from '#shared/settings/owner-settings.ts'
import { recordSettings } from './save-settings.ts'
import { lockSettings, writeSettings } from './settings-store.ts'

/** Puts the shop's rules back, as long as nobody has changed them since. */
export const undoSettings: Undoer = {
  permissions: ['settings.manage'],
  async undo(scope, changes, { batchId }) {
    for (const { before, after } of changes) {
      const current = await lockSettings(scope)
      if (!isDeepStrictEqual(current.settings, ownerSettingsOf(after as OwnerSettings)))
        return fail('change-superseded')
      const restored = await writeSettings(scope, ownerSettingsOf(before as OwnerSettings))
      await recordSettings(scope, batchId, current, restored)
    }
    return succeed(undefined)
  },
}

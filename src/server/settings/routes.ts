import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import * as api from '#shared/settings/owner-api.ts'
import { saveSettings } from './save-settings.ts'
import { readSettings } from './settings-store.ts'

/** The owner's settings of the shop. */
export function settingsRoutes(services: Services): void {
  const { serve } = services

  serve(api.getStoreSettingsCall, async ({ website }) => succeed(await readSettings(reading(services, website))))

  serve(api.saveStoreSettingsCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => saveSettings(scope, call.body, batchId),
      (saved, batchId) => ({ ...saved, batchId: saved.revision === call.body.revision ? null : batchId }),
    ),
  )
}

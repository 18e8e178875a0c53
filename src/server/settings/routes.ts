import { newBatchId } from '#server/changes/record-change.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import * as api from '#shared/settings/owner-api.ts'
import { saveSettings } from './save-settings.ts'
import { readSettings } from './settings-store.ts'

/** The owner's settings of the shop. */
export function settingsRoutes(services: Services): void {
  const { serve } = services

  serve(api.getStoreSettings, async ({ website }) => succeed(await readSettings(reading(services, website))))

  serve(api.saveStoreSettings, async ({ website, staff, body }) => {
    const batchId = newBatchId()
    const saved = await changing(services, website, staff, (scope) => saveSettings(scope, body, batchId))
    if (!saved.ok) return saved
    const isChanged = saved.value.revision !== body.revision
    return succeed({ ...saved.value, batchId: isChanged ? batchId : null })
  })
}

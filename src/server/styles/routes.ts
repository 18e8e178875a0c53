import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import { readStylesCall, saveStylesCall } from '#shared/styles/api.ts'
import { saveStyles } from './save-styles.ts'
import { readStyles } from './styles-store.ts'

/** The owner's styles of the site. */
export function stylesRoutes(services: Services): void {
  const { serve } = services

  serve(readStylesCall, async ({ website }) => succeed(await readStyles(reading(services, website))))

  serve(saveStylesCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => saveStyles(scope, call.body, batchId),
      (saved, batchId) => ({ ...saved, batchId: saved.revision === call.body.revision ? null : batchId }),
    ),
  )
}

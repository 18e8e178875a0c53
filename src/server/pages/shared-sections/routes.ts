import { ownerChange } from '#server/changes/owner-change.ts'
import { withCurrentPictures } from '#server/files/current-pictures.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/pages/shared-sections/api.ts'
import { deleteSharedSection } from './delete-shared-section.ts'
import { createSharedSection, readSharedSection, renameSharedSection } from './save-shared-section.ts'
import { listPagesWith, listSharedSections } from './shared-section-store.ts'

/** The calls on shared sections, besides those of the editor, which has them as pages. */
export function sharedSectionRoutes(services: Services): void {
  const { serve } = services

  serve(api.listSharedSectionsCall, async ({ website }) => {
    const scope = reading(services, website)
    return succeed({ sections: await withCurrentPictures(scope, await listSharedSections(scope), false) })
  })

  serve(api.listSharedSectionPagesCall, async ({ website, parameters: { sharedId } }) => {
    const scope = reading(services, website)
    if (!(await readSharedSection(scope, sharedId))) return fail('shared-section-not-found')
    return succeed(await listPagesWith(scope, sharedId))
  })

  serve(api.createSharedSectionCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => createSharedSection(scope, call.body, batchId),
      ({ id }, batchId) => ({ sharedId: id, batchId }),
    ),
  )

  serve(api.renameSharedSectionCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => renameSharedSection(scope, call.parameters.sharedId, call.body.name, batchId),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    ),
  )

  serve(api.deleteSharedSectionCall, (call) =>
    ownerChange(services, call, (scope, batchId) =>
      deleteSharedSection(scope, call.parameters.sharedId, call.query.places, batchId),
    ),
  )
}

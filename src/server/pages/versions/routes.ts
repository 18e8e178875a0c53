import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/pages/versions-api.ts'
import { readEditedPage } from '../page-store.ts'
import { previewLink } from '../preview-link.ts'
import { guarded } from '../site-wide-pages.ts'
import { deleteVersion, renameVersion, saveVersion } from './change-versions.ts'
import { readVersion, readVersions } from './read-versions.ts'
import { cancelSchedule, scheduleChanges } from './schedule-changes.ts'

/** The versions of a page, and the one that is published later. */
export function versionRoutes(services: Services): void {
  const { serve, database, secret, onPageRemoved } = services

  serve(api.listVersionsCall, async ({ website, parameters: { pageId } }) => {
    const scope = reading({ database }, website)
    const page = await readEditedPage(scope, pageId)
    if (!page) return fail('page-not-found')
    const now = Date.now()
    const versions = await readVersions(scope, page)
    return succeed({
      versions: versions.map((version) => ({
        ...version,
        previewPath: previewLink(secret, website.id, pageId, now, version).path,
        isInExperiment: website.experiments.some((one) => one.versionId === version.versionId),
      })),
    })
  })

  serve(api.getVersionCall, async ({ website, parameters: { pageId, versionId }, query: { source } }) => {
    const scope = reading({ database }, website)
    const page = await readEditedPage(scope, pageId)
    const content = page && (await readVersion(scope, page, { versionId, source }))
    return content ? succeed({ content }) : fail('page-not-found')
  })

  serve(api.saveVersionCall, (call) =>
    ownerChange(
      services,
      call,
      guarded(call.staff, [call.parameters.pageId], (scope, batchId) =>
        saveVersion(scope, call.parameters.pageId, call.body.name, batchId),
      ),
      ({ id }, batchId) => ({ versionId: id, batchId }),
    ),
  )

  serve(api.renameVersionCall, (call) =>
    ownerChange(
      services,
      call,
      guarded(call.staff, [call.parameters.pageId], (scope, batchId) =>
        renameVersion(scope, { ...call.parameters, ...call.body }, batchId),
      ),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    ),
  )

  serve(api.deleteVersionCall, (call) =>
    ownerChange(
      services,
      call,
      guarded(call.staff, [call.parameters.pageId], async (scope, batchId) => {
        const deleted = await deleteVersion(scope, call.parameters, batchId)
        if (deleted.ok) for (const react of onPageRemoved) await react(scope, call.parameters, batchId)
        return deleted
      }),
    ),
  )

  serve(api.scheduleChangesCall, (call) =>
    ownerChange(
      services,
      call,
      guarded(call.staff, [call.parameters.pageId], (scope, batchId) =>
        scheduleChanges(scope, call.parameters.pageId, call.body, batchId),
      ),
    ),
  )

  serve(api.cancelScheduleCall, (call) =>
    ownerChange(
      services,
      call,
      guarded(call.staff, [call.parameters.pageId], (scope, batchId) =>
        cancelSchedule(scope, call.parameters.pageId, batchId),
      ),
    ),
  )
}

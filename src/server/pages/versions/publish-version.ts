import { newBatchId, recordChange } from '#server/changes/record-change.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { isSame } from '#shared/pages/draft/steps.ts'
import { isShown } from '#shared/pages/schema.ts'
import { pageLog } from '../change-log.ts'
import type { publishVersionJob } from '../jobs.ts'
import { readPage, updatePage } from '../page-store.ts'
import { deleteSavedVersion, readSavedVersion } from './saved-version-store.ts'
import { endSchedule } from './schedule-changes.ts'

/**
 * Publishes scheduled changes whose time has come. What was canceled or moved to another time meanwhile stays as it is,
 * and so does a page that visitors do not see any more.
 */
export const publishVersionHandler =
  (services: Services): JobHandler<typeof publishVersionJob> =>
  async ({ websiteId, payload: { versionId } }) => {
    await changing(services, { id: websiteId }, null, async (scope) => {
      // The version locks the website, as when an owner publishes.
      await scope.raiseVersion()
      const version = await readSavedVersion(scope, versionId)
      if (!version || version.publishAt === null || version.publishAt > Date.now()) return
      const before = await readPage(scope, version.pageId)
      if (!before || !isShown(before)) return endSchedule(scope, version.pageId)
      await deleteSavedVersion(scope, versionId)
      if (isSame(version.content, before.content)) return
      const updatedAt = Math.max(Date.now(), before.updatedAt + 1)
      const after = await updatePage(scope, before, { ...before, content: version.content, updatedAt })
      await recordChange(scope, newBatchId(), pageLog, { nounId: before.id, before, after })
    })
  }

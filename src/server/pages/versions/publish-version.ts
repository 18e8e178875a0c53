import { newBatchId, recordChange } from '#server/changes/record-change.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { isSame } from '#shared/pages/draft/steps.ts'
import { isShown } from '#shared/pages/schema.ts'
import { pageLog } from '../change-log.ts'
import type { publishVersionJob } from '../jobs.ts'
import { readPage, updatePage } from '../page-store.ts'
import { deleteSavedVersion, readSavedVersion, type SavedVersion } from './saved-version-store.ts'
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
      await publishContent(scope, version, newBatchId())
    })
  }

/**
 * Publishes what a version has on its page, which visitors see already; the caller has raised the website's version.
 * @returns false where they do not
 */
export async function publishContent(
  scope: ChangeScope,
  { pageId, content }: Pick<SavedVersion, 'pageId' | 'content'>,
  batchId: string,
): Promise<boolean> {
  const before = await readPage(scope, pageId)
  if (!before || !isShown(before)) return false
  if (isSame(content, before.content)) return true
  const updatedAt = Math.max(Date.now(), before.updatedAt + 1)
  const after = await updatePage(scope, before, { ...before, content, updatedAt })
  await recordChange(scope, batchId, pageLog, { nounId: before.id, before, after })
  return true
}

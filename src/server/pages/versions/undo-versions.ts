import type { Undoer } from '#server/changes/undoer.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { readEditedPage } from '../page-store.ts'
import { isAnySiteWide } from '../site-wide-pages.ts'
import { type LoggedVersion, versionLog } from './change-log.ts'
import { changeVersion, dropVersion, restoreVersion } from './change-versions.ts'
import { readSavedVersion } from './saved-version-store.ts'
import { enqueuePublication, timeOfSchedule } from './schedule-changes.ts'

/**
 * Takes back what was saved, renamed, deleted, scheduled or canceled. What would be published at a time that is over, or
 * beside something else that is scheduled, is only kept.
 */
export const undoVersions: Undoer<LoggedVersion> = {
  log: versionLog,
  permissions: ['pages.write'],
  besides: {
    permission: 'pages.design',
    isNeeded: (scope, changes) =>
      isAnySiteWide(
        scope,
        changes.map(({ before, after }) => (after ?? before)!.pageId),
      ),
  },
  async undo(scope, changes, { batchId }) {
    await scope.raiseVersion()
    for (const { nounId, before, after } of changes) {
      const page = await readEditedPage(scope, (after ?? before)!.pageId)
      const current = await readSavedVersion(scope, nounId)
      if (!page || current?.name !== after?.name || current?.publishAt !== after?.publishAt)
        return fail('change-superseded')
      if (before === null) {
        if (current) await dropVersion(scope, page, current, batchId)
        continue
      }
      const publishAt = await timeOfSchedule(scope, page, { ...before, id: nounId })
      if (current) await changeVersion(scope, page, current, { name: before.name, publishAt }, batchId)
      else await restoreVersion(scope, page, { ...before, id: nounId, publishAt }, batchId)
      if (publishAt !== null) await enqueuePublication(scope, nounId, publishAt)
    }
    return succeed(undefined)
  },
}

import { newBatchId } from '#server/changes/record-change.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import type { publishPageJob } from '../jobs.ts'
import { readOwnPage } from '../page-store.ts'
import { readDraft } from './draft-store.ts'
import { publishDraft } from './publish-draft.ts'

/**
 * Publishes a scheduled page whose time has come, with its draft. A page that was rescheduled or taken back meanwhile
 * stays as it is: its new time has a job of its own.
 */
export const publishPageHandler =
  (services: Services): JobHandler<typeof publishPageJob> =>
  async ({ websiteId, payload: { pageId } }) => {
    await changing(services, { id: websiteId }, null, async (scope) => {
      // The version locks the website, as when an owner publishes.
      await scope.raiseVersion()
      const page = await readOwnPage(scope, pageId)
      if (page?.status !== 'scheduled' || page.publishAt === null || page.publishAt > Date.now()) return
      const draft = await readDraft(scope, pageId)
      await publishDraft(scope, pageId, draft?.sequence ?? 0, newBatchId())
    })
  }

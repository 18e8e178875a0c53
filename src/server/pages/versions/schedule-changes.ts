import type { ChangeScope } from '#server/scope.ts'
import type { BodyOf, FailuresOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { isSame } from '#shared/pages/draft/steps.ts'
import { isShown, type Page } from '#shared/pages/schema.ts'
import type { scheduleChangesCall } from '#shared/pages/versions-api.ts'
import { readDraft } from '../draft/draft-store.ts'
import { publishVersionJob } from '../jobs.ts'
import { readOwnPage } from '../page-store.ts'
import { addVersion, changeVersion, dropVersion } from './change-versions.ts'
import {
  deleteSavedVersion,
  readScheduled,
  readSchedules,
  type SavedVersion,
  updateSavedVersion,
} from './saved-version-store.ts'

/**
 * Publishes the draft of a page that is shown at a time: as it is now, held as a version, whatever the draft becomes.
 * @param wanted `sequence`: the number of steps that the owner saw; null moves what is scheduled to another time
 */
export async function scheduleChanges(
  scope: ChangeScope,
  pageId: string,
  wanted: BodyOf<typeof scheduleChangesCall>,
  batchId: string,
): Promise<Result<void, FailuresOf<typeof scheduleChangesCall>>> {
  const { publishAt, sequence } = wanted
  // It locks the website: of two owners who schedule at once, the second one replaces what the first one did.
  await scope.raiseVersion()
  const page = await readOwnPage(scope, pageId)
  if (!page) return fail('page-not-found')
  if (!isShown(page)) return fail('page-not-shown')
  if (publishAt <= Date.now()) return fail('page-schedule-past')
  const former = await readScheduled(scope, pageId)
  if (sequence === null) {
    if (!former) return fail('page-schedule-empty')
    await changeVersion(scope, page, former, { publishAt }, batchId)
    await enqueuePublication(scope, former.id, publishAt)
    return succeed(undefined)
  }
  const draft = await readDraft(scope, pageId)
  if ((draft?.sequence ?? 0) !== sequence) return fail('draft-moved')
  if (!draft || isSame(draft.content, page.content)) return fail('page-schedule-empty')
  if (former) await dropVersion(scope, page, former, batchId)
  const added = await addVersion(scope, page, { name: '', content: draft.content, publishAt }, batchId)
  if (!added.ok) return added
  await enqueuePublication(scope, added.value.id, publishAt)
  return succeed(undefined)
}

/** Queues the publication of a version, in the transaction that schedules it. */
export async function enqueuePublication(scope: ChangeScope, versionId: string, publishAt: number): Promise<void> {
  const uniqueKey = `${versionId} ${publishAt}`
  await scope.enqueue(publishVersionJob, { versionId }, { runAt: publishAt, uniqueKey })
}

/** Cancels what is scheduled. Where the draft is another one meanwhile, it stays as a saved version. */
export async function cancelSchedule(
  scope: ChangeScope,
  pageId: string,
  batchId: string,
): Promise<Result<void, 'page-schedule-missing'>> {
  await scope.raiseVersion()
  const page = await readOwnPage(scope, pageId)
  const version = page && (await readScheduled(scope, pageId))
  if (!version) return fail('page-schedule-missing')
  const draft = (await readDraft(scope, pageId)) ?? page
  if (isSame(draft.content, version.content)) await dropVersion(scope, page, version, batchId)
  else await changeVersion(scope, page, version, { publishAt: null }, batchId)
  return succeed(undefined)
}

/**
 * Ends the schedule of a page that was published or hidden meanwhile: what was scheduled would take newer changes back.
 * Where the draft is another one, it stays as a saved version.
 */
export async function endSchedule(scope: ChangeScope, pageId: string): Promise<void> {
  const version = await readScheduled(scope, pageId)
  if (!version) return
  const draft = await readDraft(scope, pageId)
  if (draft && isSame(draft.content, version.content)) await deleteSavedVersion(scope, version.id)
  else await updateSavedVersion(scope, { ...version, publishAt: null })
}

/**
 * When a version that comes back is published: at its time, unless that is over, or the page is hidden or has something
 * else scheduled.
 */
export async function timeOfSchedule(
  scope: ChangeScope,
  page: Page,
  { id, publishAt }: Pick<SavedVersion, 'id' | 'publishAt'>,
): Promise<number | null> {
  if (publishAt === null || publishAt <= Date.now() || !isShown(page)) return null
  const other = (await readSchedules(scope, [page.id])).get(page.id)
  return other && other.id !== id ? null : publishAt
}

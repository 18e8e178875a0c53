import { recordChange } from '#server/changes/record-change.ts'
import { endRedirects } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { isSame } from '#shared/pages/draft/steps.ts'
import { isShown } from '#shared/pages/schema.ts'
import { publishItem } from '../items/save-item.ts'
import { readPage, updatePage } from '../page-store.ts'
import { logOf } from '../shared-sections/change-log.ts'
import { endSchedule } from '../versions/schedule-changes.ts'
import { readDraft } from './draft-store.ts'

/**
 * Publishes a draft: the page gets its content, and a page that was a draft itself is seen from now on; so is the item
 * whose content it is. What was scheduled before is not published any more.
 * @param seen the number of steps that the owner saw; after another one they look again
 * @returns whether anything was different
 */
export async function publishDraft(
  scope: ChangeScope,
  pageId: string,
  seen: number,
  batchId: string,
): Promise<Result<boolean, 'page-not-found' | 'draft-moved'>> {
  await scope.raiseVersion()
  const before = await readPage(scope, pageId)
  if (!before) return fail('page-not-found')
  const draft = await readDraft(scope, pageId)
  if ((draft?.sequence ?? 0) !== seen) return fail('draft-moved')
  const { content } = draft ?? before
  if (isShown(before) && isSame(content, before.content)) return succeed(false)
  // A private page stays one: only its content is published.
  const status = before.status === 'private' ? 'private' : 'published'
  const updatedAt = Math.max(Date.now(), before.updatedAt + 1)
  // First, so that it is undone last: the page’s status follows the item’s.
  const item = await publishItem(scope, pageId, batchId)
  const after = await updatePage(scope, before, { ...before, content, status, publishAt: null, updatedAt })
  await recordChange(scope, batchId, logOf(after), { nounId: pageId, before, after })
  await endSchedule(scope, pageId)
  if (before.status !== status && !item && after.purpose === 'page')
    await endRedirects(scope, [`/${after.urlId}`], batchId)
  return succeed(true)
}

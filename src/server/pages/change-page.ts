import { recordChange } from '#server/changes/record-change.ts'
import { chooseAddress } from '#server/collections/choose-address.ts'
import { removeLinksTo } from '#server/collections/layouts.ts'
import { choosePicture } from '#server/collections/listing-details.ts'
import { endRedirects, leaveRedirect } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { BodyOf, FailuresOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { blocksOf, type PageContent } from '#shared/pages/content.ts'
import { isSame } from '#shared/pages/draft/steps.ts'
import type { updatePageCall } from '#shared/pages/owner-api.ts'
import { isShown, type Page, withoutFrame } from '#shared/pages/schema.ts'
import { pageLog } from './change-log.ts'
import { readDraft } from './draft/draft-store.ts'
import { withDraft } from './draft/logged-draft.ts'
import { escapeMarkup } from './escape-markup.ts'
import * as store from './page-store.ts'
import { setLinked } from './set-linked.ts'
import { endSchedule } from './versions/schedule-changes.ts'

interface PageChange extends Omit<BodyOf<typeof updatePageCall>, 'password' | 'purpose'> {
  readonly purpose?: Page['purpose'] | undefined
  /** Undefined keeps the password that it has. */
  readonly passwordHash?: string | null | undefined
}

/**
 * Changes a page's settings. Its heading follows the title if it was the title; its old URL redirects to the new one; a
 * link is added at the end of the main navigation, or all links to it are removed. A page that is shown from now on has
 * the content of its draft.
 * @returns whether anything was different
 */
export async function changePage(
  scope: ChangeScope,
  pageId: string,
  wanted: PageChange,
  batchId: string,
): Promise<Result<boolean, FailuresOf<typeof updatePageCall>>> {
  await scope.raiseVersion()
  const before = await store.readOwnPage(scope, pageId)
  if (!before) return fail('page-not-found')
  if (before.updatedAt !== wanted.updatedAt) return fail('edit-conflict', { updatedAt: before.updatedAt })
  const { purpose = before.purpose } = wanted
  const isSpecial = purpose !== 'page'
  if (before.urlId === '' && (wanted.status !== 'published' || isSpecial)) return fail('page-home-hidden')
  const publishAt = wanted.status === 'scheduled' ? wanted.publishAt : null
  const isSameTime = before.status === 'scheduled' && publishAt === before.publishAt
  if (wanted.status === 'scheduled' && !isSameTime && (publishAt === null || publishAt <= Date.now()))
    return fail('page-schedule-past')
  const picture = await choosePicture(scope, wanted.socialPicture)
  if (!picture.ok) return picture
  const isKept = before.urlId === '' || wanted.urlId === before.urlId
  const urlId = isKept
    ? succeed(before.urlId)
    : await chooseAddress(scope, { ...wanted, fallback: 'Page', ownerId: pageId })
  if (!urlId.ok) return urlId
  const { isInNavigation, updatedAt: _, passwordHash = before.passwordHash, ...settings } = wanted
  const draft = !isShown(before) && isShown(wanted) ? await readDraft(scope, pageId) : null
  const content = draft?.content ?? before.content
  const wantedPage: Page = {
    ...before,
    ...settings,
    publishAt,
    purpose,
    passwordHash: isSpecial ? null : passwordHash,
    socialPicture: picture.value,
    ...(purpose === 'splash' && withoutFrame),
    urlId: urlId.value,
    content: withHeading(content, before.title, wanted.title),
  }
  const isChanged = !isSame(wantedPage, before)
  if (isChanged) {
    // Two changes within a millisecond must differ.
    const updatedAt = Math.max(Date.now(), before.updatedAt + 1)
    const after = await store.updatePage(scope, before, { ...wantedPage, updatedAt })
    await recordChange(scope, batchId, pageLog, { nounId: pageId, before, after })
    if (isShown(before) !== isShown(after)) await endSchedule(scope, pageId)
    const hadUrl = before.status === 'published' && before.purpose === 'page'
    if (isSpecial) await giveUpPurpose(scope, after, batchId)
    else if (hadUrl) await leaveRedirect(scope, `/${before.urlId}`, `/${after.urlId}`, batchId)
    else if (after.status === 'published') await endRedirects(scope, [`/${after.urlId}`], batchId)
  }
  const linked = await setLinked(scope, pageId, isInNavigation && !isSpecial, batchId)
  return linked.ok ? succeed(isChanged || linked.value) : linked
}

/** Other pages with the purpose become ordinary ones, which are not shown until they are published again. */
async function giveUpPurpose(scope: ChangeScope, page: Page, batchId: string): Promise<void> {
  for (const before of await store.readOthersFor(scope, page)) {
    const wanted: Page = {
      ...before,
      purpose: 'page',
      status: 'draft',
      updatedAt: Math.max(Date.now(), before.updatedAt + 1),
    }
    const after = await store.updatePage(scope, before, wanted)
    await recordChange(scope, batchId, pageLog, { nounId: before.id, before, after })
  }
}

/** Deletes a page with its draft and its links in every navigation. */
export async function deletePage(
  scope: ChangeScope,
  pageId: string,
  batchId: string,
): Promise<Result<void, 'page-not-found' | 'page-home'>> {
  await scope.raiseVersion()
  const before = await store.readOwnPage(scope, pageId)
  if (!before) return fail('page-not-found')
  if (before.urlId === '') return fail('page-home')
  await removeLinksTo(scope, new Set([pageId]), batchId)
  const logged = await withDraft(scope, before)
  await store.deletePage(scope, pageId)
  await recordChange(scope, batchId, pageLog, { nounId: pageId, before: logged, after: null })
  return succeed(undefined)
}

/** The content with the first heading changed, if it was the old title. */
function withHeading(content: PageContent, before: string, after: string): PageContent {
  const heading = `<h1>${escapeMarkup(before)}</h1>`
  for (const block of blocksOf(content)) {
    if (block.type !== 'text' || !block.settings.html.startsWith(heading)) continue
    const html = `<h1>${escapeMarkup(after)}</h1>${block.settings.html.slice(heading.length)}`
    return {
      ...content,
      blocks: { ...content.blocks, [block.id]: { ...block, settings: { ...block.settings, html } } },
    }
  }
  return content
}

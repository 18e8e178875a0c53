import { recordChange } from '#server/changes/record-change.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { contentSchema, type PageContent } from '#shared/pages/content.ts'
import { difference } from '#shared/pages/draft/steps.ts'
import { type PlaceFate, withoutPlaces } from '#shared/pages/shared-sections/detach.ts'
import { pageLog } from '../change-log.ts'
import { readDraft, storeDraft } from '../draft/draft-store.ts'
import { withDraft } from '../draft/logged-draft.ts'
import { deletePage, readPage, updatePage } from '../page-store.ts'
import { sharedSectionLog } from './change-log.ts'
import { readSharedSection } from './save-shared-section.ts'
import { idsOfPagesWith } from './shared-section-store.ts'

/**
 * Deletes a shared section. All pages and drafts with a place for it get a copy of what visitors see of it, or nothing
 * instead: one change, which is undone as a whole. A page that has no room for a copy refuses it.
 */
export async function deleteSharedSection(
  scope: ChangeScope,
  sharedId: string,
  fate: PlaceFate,
  batchId: string,
): Promise<Result<void, 'shared-section-not-found' | 'shared-section-page-full'>> {
  await scope.raiseVersion()
  const before = await readSharedSection(scope, sharedId)
  if (!before) return fail('shared-section-not-found')
  const shared = new Map([[sharedId, before.content]])
  const without = (content: PageContent) => {
    const next = withoutPlaces(content, sharedId, fate, shared, newId)
    return contentSchema.safeParse(next).success ? next : null
  }
  // First, so that the action has its name.
  await recordChange(scope, batchId, sharedSectionLog, {
    nounId: sharedId,
    before: await withDraft(scope, before),
    after: null,
  })
  for (const pageId of await idsOfPagesWith(scope, sharedId, 'page')) {
    const page = await readPage(scope, pageId)
    if (!page) continue
    const content = without(page.content)
    if (!content) return fail('shared-section-page-full', { title: page.title })
    const updatedAt = Math.max(Date.now(), page.updatedAt + 1)
    // A draft that has not moved the section follows the page.
    const after = await updatePage(scope, page, { ...page, content, updatedAt })
    await recordChange(scope, batchId, pageLog, { nounId: pageId, before: page, after })
  }
  for (const pageId of await idsOfPagesWith(scope, sharedId, 'page-draft')) {
    const draft = await readDraft(scope, pageId)
    const page = await readPage(scope, pageId)
    if (!draft || !page) continue
    const content = without(draft.content)
    if (!content) return fail('shared-section-page-full', { title: page.title })
    const step = {
      ...{ id: newId(), label: fate === 'detach' ? 'Detach shared section' : 'Remove shared section', undoes: null },
      operations: difference(draft.content, content),
    }
    await storeDraft(scope, pageId, draft, { content, steps: [step], published: page.content })
  }
  await deletePage(scope, sharedId)
  return succeed(undefined)
}

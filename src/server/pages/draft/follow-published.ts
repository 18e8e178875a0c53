import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { contentSchema, type PageContent } from '#shared/pages/content.ts'
import { applyStep, difference, isSame, type Operation } from '#shared/pages/draft/steps.ts'
import { indexSections } from '../sections/index-sections.ts'
import { readScheduled, updateSavedVersion } from '../versions/saved-version-store.ts'
import { markDraft, readDraft, storeDraft } from './draft-store.ts'

/**
 * Copies a change of a published page into its draft and into what is scheduled, for example a form that was put on the
 * page: otherwise the next publishing would take it back. What these have changed themselves stays.
 */
export async function followPublished(
  scope: ChangeScope,
  pageId: string,
  before: PageContent,
  after: PageContent,
): Promise<void> {
  const changes = difference(before, after)
  if (changes.length === 0) return
  const draft = await readDraft(scope, pageId)
  const followed = draft && follow(draft.content, changes)
  if (followed) {
    const step = { id: newId(), label: 'Change outside the editor', operations: followed.operations, undoes: null }
    const content = { content: followed.content, steps: [step], published: after }
    await storeDraft({ ...scope, userId: null }, pageId, draft, content)
  } else if (draft) await markDraft(scope, pageId, !isSame(draft.content, after))
  else await indexSections(scope, pageId, after)
  const scheduled = await readScheduled(scope, pageId)
  const later = scheduled && follow(scheduled.content, changes)
  if (later) await updateSavedVersion(scope, { ...scheduled, content: later.content })
}

/** A content with those of the changes that fit; null where none does. */
function follow(content: PageContent, changes: readonly Operation[]) {
  const operations: Operation[] = []
  let followed = content
  for (const change of changes) {
    const applied = applyStep(followed, { operations: [change] })
    if (!applied) continue
    followed = applied
    operations.push(change)
  }
  const parsed = contentSchema.safeParse(followed)
  return operations.length > 0 && parsed.success ? { content: parsed.data, operations } : null
}

import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { contentSchema, type PageContent } from '#shared/pages/content.ts'
import { applyStep, difference, type Operation } from '#shared/pages/draft/steps.ts'
import { readDraft, storeDraft } from './draft-store.ts'

/**
 * Carries a change of a published page into its draft, for example a form that was put on the page: otherwise the next
 * publishing would take it back. What the draft has changed itself stays.
 */
export async function followPublished(
  scope: ChangeScope,
  pageId: string,
  before: PageContent,
  after: PageContent,
): Promise<void> {
  const draft = await readDraft(scope, pageId)
  if (!draft) return
  const operations: Operation[] = []
  let content = draft.content
  for (const change of difference(before, after)) {
    const applied = applyStep(content, { operations: [change] })
    if (!applied) continue
    content = applied
    operations.push(change)
  }
  const parsed = contentSchema.safeParse(content)
  if (operations.length === 0 || !parsed.success) return
  const step = { id: newId(), label: 'Change outside the editor', operations, undoes: null }
  await storeDraft({ ...scope, userId: null }, pageId, draft, { content: parsed.data, steps: [step] })
}

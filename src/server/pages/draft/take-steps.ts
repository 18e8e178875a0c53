import { cleanPageText } from '#server/html/clean-body.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { changeHtml } from '#shared/pages/blocks/blocks.ts'
import { contentSchema, mapBlocks, type PageContent } from '#shared/pages/content.ts'
import { applyStep, isSame, operation, type Step, valueAt } from '#shared/pages/draft/steps.ts'
import { type Page, SHARED_SECTION } from '#shared/pages/schema.ts'
import { isSharedContent, sharedIdsOf } from '#shared/pages/shared-sections/shared-content.ts'
import { readPage } from '../page-store.ts'
import { readSharedContents } from '../shared-sections/shared-section-store.ts'
import { knownSteps, readDraft, storeDraft } from './draft-store.ts'

/**
 * Changes the draft of a page by steps; visitors see nothing. Steps that it has already are left out, so that an editor
 * may send them again. HTML is cleaned in the draft and in the steps.
 * @param after the number of steps that the editor knows
 */
export async function takeSteps(
  scope: ChangeScope,
  pageId: string,
  { after, steps }: { readonly after: number; readonly steps: readonly Step[] },
): Promise<Result<{ sequence: number; hasMoved: boolean }, 'page-not-found' | 'draft-moved' | 'step-refused'>> {
  const page = await readPage(scope, pageId)
  if (!page) return fail('page-not-found')
  const draft = await readDraft(scope, pageId)
  const known = await knownSteps(
    scope,
    pageId,
    steps.map(({ id }) => id),
  )
  const sequence = draft?.sequence ?? 0
  let content = draft?.content ?? page.content
  let isCleaned = false
  const taken: Step[] = []
  for (const step of steps) {
    if (known.has(step.id)) continue
    const applied = applyStep(content, step)
    if (!applied) return fail('draft-moved')
    const parsed = contentSchema.safeParse(applied)
    if (!parsed.success || !(await fits(scope, page, content, parsed.data))) return fail('step-refused')
    const cleaned = mapBlocks(parsed.data, (block) => changeHtml(block, cleanPageText))
    isCleaned ||= !isSame(cleaned, applied)
    taken.push(asStored(step, content, cleaned))
    content = cleaned
  }
  const others = sequence - after - known.size
  if (taken.length === 0) return succeed({ sequence, hasMoved: others > 0 })
  const stored = await storeDraft(scope, pageId, draft, { content, steps: taken, published: page.content })
  return stored === null ? fail('draft-moved') : succeed({ sequence: stored, hasMoved: others > 0 || isCleaned })
}

/** Whether a shared section stays one section, and a page shows no shared section that this website does not have. */
async function fits(scope: ChangeScope, page: Page, before: PageContent, after: PageContent): Promise<boolean> {
  if (page.purpose === SHARED_SECTION) return isSharedContent(after)
  const known = new Set(sharedIdsOf(before))
  const added = sharedIdsOf(after).filter((id) => !known.has(id))
  return (await readSharedContents(scope, added)).size === added.length
}

/** A step with the values that are really stored. */
const asStored = (step: Step, before: PageContent, after: PageContent): Step => ({
  ...step,
  operations: step.operations.map(({ path }) => operation(path, valueAt(before, path), valueAt(after, path))),
})

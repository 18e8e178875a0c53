import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { difference, isSame } from '#shared/pages/draft/steps.ts'
import type { Page } from '#shared/pages/schema.ts'
import type { LoggedPage } from '../change-log.ts'
import { readSavedVersions } from '../versions/saved-version-store.ts'
import { readDraft, storeDraft } from './draft-store.ts'

/** A page as it is logged before it is deleted: with its saved versions, and its draft where that has unpublished changes. */
export async function withDraft(scope: Scope, page: Page): Promise<LoggedPage> {
  const draft = await readDraft(scope, page.id)
  const versions = await readSavedVersions(scope, page.id)
  return {
    ...page,
    ...(draft && !isSame(draft.content, page.content) && { draft: draft.content }),
    ...(versions.length > 0 && { versions: versions.map(({ pageId: _, ...version }) => version) }),
  }
}

/** Gives a page that has come back the draft that it was deleted with, as one step of its editor. */
export async function restoreDraft(scope: ChangeScope, page: Page, draft: PageContent): Promise<void> {
  const step = {
    ...{ id: newId(), label: 'Restore unpublished changes', undoes: null },
    operations: difference(page.content, draft),
  }
  await storeDraft({ ...scope, userId: null }, page.id, null, {
    content: draft,
    steps: [step],
    published: page.content,
  })
}

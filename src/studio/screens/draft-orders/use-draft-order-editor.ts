import { blankDraft } from '#shared/draft-orders/rules.ts'
import type { DraftContent, DraftOrder } from '#shared/draft-orders/schema.ts'
import { storedDrafts } from '#studio/kit/editor/stored-drafts.ts'
import { type DraftEditor, type DraftRules, useDraftEditor } from '#studio/kit/editor/use-draft-editor.ts'

export const unsavedDraftOrders = storedDrafts<DraftContent>('draft-order-1')

const rules: DraftRules<DraftOrder, DraftContent> = {
  drafts: unsavedDraftOrders,
  draftOf: ({ content }) => content,
  stateOf: ({ revision }) => revision,
  textOf: (content) => JSON.stringify(content),
  rebase: (present, sent, { content }) => (present === sent ? content : present),
}

export type DraftOrderEditor = DraftEditor<DraftOrder, DraftContent>

/**
 * The editor of a draft order; what is not saved stays in the tab.
 * @param draft null for a new one
 * @param first what a new one begins with
 */
export const useDraftOrderEditor = (draft: DraftOrder | null, first: DraftContent = blankDraft): DraftOrderEditor =>
  useDraftEditor(draft, () => draft?.content ?? first, rules)

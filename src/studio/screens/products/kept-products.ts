import { keptDrafts } from '#studio/kit/editor/kept-drafts.ts'
import type { ProductDraft } from './draft.ts'

/** Unsaved drafts of products in this tab's storage. */
export const keptProducts = keptDrafts<ProductDraft>('product:3')

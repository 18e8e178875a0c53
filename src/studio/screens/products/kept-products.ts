import { keptDrafts } from '#studio/kit/editor/kept-drafts.ts'
import type { ProductDraft } from './draft.ts'

/** Unsaved drafts of products that this tab holds. */
export const keptProducts = keptDrafts<ProductDraft>('product:3')

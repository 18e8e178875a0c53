import { storedDrafts } from '#studio/kit/editor/stored-drafts.ts'
import type { ProductDraft } from './draft.ts'

/** Unsaved drafts of products in this tab's storage. */
export const productDrafts = storedDrafts<ProductDraft>('product:3')

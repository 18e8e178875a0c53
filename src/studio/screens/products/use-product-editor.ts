import type { Product } from '#shared/products/schema.ts'
import {
  type ChangeDraft,
  type DraftEditor,
  type DraftRules,
  useDraftEditor,
} from '#studio/kit/editor/use-draft-editor.ts'
import { draftOf, inputOf, type ProductDraft } from './draft.ts'
import { productDrafts } from './product-drafts.ts'
import { rebase } from './rebase.ts'
import { unreadOf } from './unread-fields.ts'

export type ChangeProduct = ChangeDraft<ProductDraft>
export type ProductEditor = DraftEditor<Product, ProductDraft>

const rules: DraftRules<Product, ProductDraft> = {
  drafts: productDrafts,
  draftOf,
  stateOf: (product) => product.updatedAt,
  textOf: (draft) => JSON.stringify([inputOf(draft), unreadOf(draft)]),
  rebase,
}

/**
 * The state of the product editor.
 * @param product the saved product, or null for a new one, which starts with `fresh`
 */
export const useProductEditor = (product: Product | null, fresh: ProductDraft): ProductEditor =>
  useDraftEditor(product, () => (product ? draftOf(product) : fresh), rules)

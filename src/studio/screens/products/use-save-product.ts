import { useEffect } from 'react'
import { getHomeCall } from '#shared/home/schema.ts'
import { type Failure, fail } from '#shared/http/failure.ts'
import { createProductCall, listProductsCall, updateProductCall } from '#shared/products/api.ts'
import { checkProduct } from '#shared/products/check-product.ts'
import type { Product } from '#shared/products/schema.ts'
import { listStockCall } from '#shared/stock/schema.ts'
import { useSaveDraft } from '#studio/kit/editor/use-save-draft.ts'
import { Refusal } from '#studio/kit/refusal.ts'
import { ask } from '#studio/kit/use-contract-query.ts'
import { focusFirstWrong } from '#studio/kit/wrong-fields.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { inputOf, type ProductDraft } from './draft.ts'
import { productDrafts } from './product-drafts.ts'
import { editorKeyOf } from './product-query.ts'
import { errorAt } from './refusal-place.ts'
import { unreadOf } from './unread-fields.ts'
import type { ProductEditor } from './use-product-editor.ts'

const affected = [listProductsCall, listStockCall, getHomeCall]

/** Saves the editor's draft of a product, which is new where `product` is null. */
export function useSaveProduct(product: Product | null, editor: ProductEditor, onCreated: (product: Product) => void) {
  const { currency } = useStaff().website
  const { save, isSaving, refusal, setRefusal } = useSaveDraft(editor, {
    affected,
    check(draft) {
      const wrong = judge(draft, currency)
      return wrong && new Refusal(wrong)
    },
    async send(draft, updatedAt) {
      const body = inputOf(draft)
      const { product: saved } = product
        ? await ask(updateProductCall, { parameters: { productId: product.id }, body: { ...body, updatedAt } })
        : await ask(createProductCall, { body })
      return { saved, key: editorKeyOf(saved.id), reply: { product: saved } }
    },
    onSaved(saved) {
      if (product) return
      productDrafts.forget(null)
      onCreated(saved)
    },
  })
  const isTitled = editor.draft.title.trim() !== ''
  useEffect(() => {
    if (isTitled) setRefusal((before) => (errorAt(before, 'title') ? null : before))
  }, [isTitled, setRefusal])
  useEffect(() => {
    if (errorAt(refusal, 'variants')) focusFirstWrong(document)
  }, [refusal])
  const isRead = unreadOf(editor.draft).length === 0
  useEffect(() => {
    if (isRead) setRefusal((before) => (errorAt(before, 'variants') ? null : before))
  }, [isRead, setRefusal])
  return { save, isSaving, refusal, forgive: () => setRefusal(null) }
}

/** The error of a draft that can be found without the server; null without one. */
function judge(draft: ProductDraft, currency: string): Failure | null {
  if (draft.title.trim() === '') {
    return fail('invalid-fields', { errors: { title: 'Enter a title.' } }).failure
  }
  const [unread] = unreadOf(draft)
  if (unread !== undefined) {
    const words = `“${unread}” can’t be read. Correct the field, then save.`
    return fail('invalid-fields', { errors: { variants: words } }).failure
  }
  const result = checkProduct(inputOf(draft), currency, Date.now())
  return result.ok ? null : result.failure
}

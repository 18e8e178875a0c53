import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getHomeCall } from '#shared/home/schema.ts'
import { type Failure, fail } from '#shared/http/failure.ts'
import { createProductCall, listProductsCall, updateProductCall } from '#shared/products/api.ts'
import { checkProduct } from '#shared/products/check-product.ts'
import type { Product } from '#shared/products/schema.ts'
import { listStockCall } from '#shared/stock/schema.ts'
import { Refusal, refusalOfSave } from '#studio/kit/refusal.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { inputOf, type ProductDraft } from './draft.ts'
import { productDrafts } from './product-drafts.ts'
import { editorKeyOf } from './product-query.ts'
import { errorAt } from './refusal-place.ts'
import type { ProductEditor } from './use-product-editor.ts'

/** Saves the editor's draft after checking it with the server's rules. */
export function useSaveProduct(product: Product | null, editor: ProductEditor, onCreated: (product: Product) => void) {
  const client = useQueryClient()
  const { currency } = useStaff().website
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** @param over `updatedAt` of a newer version that is overwritten on purpose */
  async function save(changes: Partial<ProductDraft> = {}, over = editor.ground): Promise<void> {
    if (isSaving) return
    // The editor's own draft object, so that changes during the save can be detected.
    const sent = Object.keys(changes).length > 0 ? { ...editor.draft, ...changes } : editor.draft
    const wrong = judge(sent, currency)
    if (wrong) return setRefusal(new Refusal(wrong))
    setSaving(true)
    setRefusal(null)
    try {
      const body = inputOf(sent)
      const reply = product
        ? await ask(updateProductCall, { parameters: { productId: product.id }, body: { ...body, updatedAt: over } })
        : await ask(createProductCall, { body })
      // A running request would restore the previous state.
      await client.cancelQueries({ queryKey: editorKeyOf(reply.product.id) })
      client.setQueryData(editorKeyOf(reply.product.id), { product: reply.product })
      // Only after success: when a step is refused, such as publishing, the draft stays as it was.
      if (sent !== editor.draft) editor.change('save', changes)
      editor.settle(reply.product, sent)
      for (const one of [listProductsCall, listStockCall, getHomeCall])
        void client.invalidateQueries({ queryKey: keyOf(one) })
      if (!product) {
        productDrafts.forget(null)
        onCreated(reply.product)
      }
    } catch (error) {
      setRefusal(refusalOfSave(error))
    } finally {
      setSaving(false)
    }
  }
  const isTitled = editor.draft.title.trim() !== ''
  useEffect(() => {
    if (isTitled) setRefusal((before) => (errorAt(before, 'title') ? null : before))
  }, [isTitled])
  return { save, isSaving, refusal, forgive: () => setRefusal(null) }
}

/** The error of a draft that can be found without the server; null without one. */
function judge(draft: ProductDraft, currency: string): Failure | null {
  if (draft.title.trim() === '') {
    return fail('invalid-fields', { errors: { title: 'Enter a title.' } }).failure
  }
  const result = checkProduct(inputOf(draft), currency, Date.now())
  return result.ok ? null : result.failure
}

import { blankDiscount } from '#shared/discounts/blank-discount.ts'
import { checkDiscount, tidyDiscount } from '#shared/discounts/check-discount.ts'
import {
  createDiscountCall,
  getDiscountCall,
  listDiscountsCall,
  updateDiscountCall,
} from '#shared/discounts/owner-api.ts'
import { contentOf } from '#shared/discounts/rules.ts'
import type { Discount, DiscountContent } from '#shared/discounts/schema.ts'
import { storedDrafts } from '#studio/kit/editor/stored-drafts.ts'
import { type ChangeDraft, type DraftRules, useDraftEditor } from '#studio/kit/editor/use-draft-editor.ts'
import { useSaveDraft } from '#studio/kit/editor/use-save-draft.ts'
import { Refusal } from '#studio/kit/refusal.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

export type ChangeDiscount = ChangeDraft<DiscountContent>

export const discountDrafts = storedDrafts<DiscountContent>('discount:1')

const rules: DraftRules<Discount, DiscountContent> = {
  drafts: discountDrafts,
  draftOf: contentOf,
  stateOf: ({ revision }) => revision,
  textOf: (draft) => JSON.stringify(tidyDiscount(draft)),
  rebase: (present, sent, saved) => (present === sent ? contentOf(saved) : present),
}

/** The state of the editor of a discount, and how it is saved; null is a new one. */
export function useDiscountEditor(saved: Discount | null, onCreated: (discount: Discount) => void) {
  const sayUndo = useUndoNotice()
  const editor = useDraftEditor(saved, () => (saved ? contentOf(saved) : blankDiscount), rules)
  const saving = useSaveDraft(editor, {
    affected: [listDiscountsCall],
    check: (draft) => {
      const errors = checkDiscount(draft)
      return Object.keys(errors).length > 0 ? new Refusal({ code: 'invalid-fields', errors }) : null
    },
    async send(draft, revision) {
      const content = tidyDiscount(draft)
      const { batchId, ...reply } = saved
        ? await ask(updateDiscountCall, { parameters: { discountId: saved.id }, body: { ...content, revision } })
        : await ask(createDiscountCall, { body: content })
      sayUndo('Discount saved', batchId)
      const { discount } = reply
      return { saved: discount, key: keyOf(getDiscountCall, { parameters: { discountId: discount.id } }), reply }
    },
    onSaved: (discount) => {
      if (!saved) onCreated(discount)
    },
  })
  return { editor, ...saving }
}

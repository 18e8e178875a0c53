import { useNavigate } from 'react-router'
import {
  deleteDiscountCall,
  duplicateDiscountCall,
  getDiscountCall,
  listDiscountsCall,
  switchDiscountCall,
} from '#shared/discounts/owner-api.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import { shownName } from '#shared/discounts/shown-name.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { discountDrafts } from './use-discount-editor.ts'

/** Actions on a whole discount. */
export function useDiscountActions() {
  const navigate = useNavigate()
  const sayUndo = useUndoNotice()
  const outdates = [listDiscountsCall, getDiscountCall]
  const copy = useContractMutation(duplicateDiscountCall, {
    outdates,
    onDone: ({ discount }) => {
      void navigate(`/discounts/${discount.id}`)
      showDone('Discount duplicated. The copy is off.')
    },
  })
  const turn = useContractMutation(switchDiscountCall, { outdates })
  const remove = useContractMutation(deleteDiscountCall, { outdates: [listDiscountsCall] })
  return {
    duplicate: (discount: Discount) => copy.mutate({ parameters: { discountId: discount.id } }),
    turn: (discount: Discount, isOn: boolean) =>
      turn.mutate(
        { parameters: { discountId: discount.id }, body: { isOn } },
        { onSuccess: ({ batchId }) => sayUndo(`${shownName(discount)} turned ${isOn ? 'on' : 'off'}`, batchId) },
      ),
    remove: (discount: Discount) =>
      remove.mutate(
        { parameters: { discountId: discount.id } },
        {
          onSuccess: ({ batchId }) => {
            discountDrafts.forget(discount.id)
            void navigate('/discounts')
            sayUndo(`${shownName(discount)} deleted`, batchId)
          },
        },
      ),
  }
}

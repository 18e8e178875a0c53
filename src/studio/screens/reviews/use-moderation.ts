import { getHomeCall } from '#shared/home/schema.ts'
import { getProductCall } from '#shared/products/api.ts'
import { getReviewCall, listReviewsCall, moderateReviewsCall } from '#shared/reviews/api.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { doneInWords } from './review-words.ts'

/** Publishes, hides or deletes reviews, with an undo. */
export function useModeration(onDone: () => void = () => {}) {
  const notice = useUndoNotice()
  return useContractMutation(moderateReviewsCall, {
    outdates: [listReviewsCall, getReviewCall, getProductCall, getHomeCall],
    onDone: ({ batchId }, { body: { reviewIds, state } }) => {
      onDone()
      notice(doneInWords(reviewIds.length, state), batchId)
    },
  })
}

import { useNavigate } from 'react-router'
import { duplicatePageCall } from '#shared/pages/owner-api.ts'
import type { Page } from '#shared/pages/schema.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { outdatedByPages } from './settings/use-page-actions.ts'

/** Returns a function that makes a copy of a page and opens it. */
export function useDuplicatePage(): (page: Pick<Page, 'id' | 'title'>) => void {
  const sayUndo = useUndoNotice()
  const navigate = useNavigate()
  const { mutate } = useContractMutation(duplicatePageCall, { outdates: outdatedByPages })
  return ({ id, title }) =>
    mutate(
      { parameters: { pageId: id } },
      {
        onSuccess: ({ pageId, batchId }) => {
          sayUndo(`“${title}” duplicated`, batchId)
          void navigate(`/pages/${pageId}/edit`)
        },
      },
    )
}

import { useQueryClient } from '@tanstack/react-query'
import {
  changeSubmissionsCall,
  countUnreadCall,
  type Folder,
  getSubmissionCall,
  listAllSubmissionsCall,
  listSubmissionsCall,
} from '#shared/forms/inbox-api.ts'
import { listFormsCall } from '#shared/forms/owner-api.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { showDone, showRefusal, showUndo } from '#studio/kit/notices.tsx'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'

const outdates = [
  listSubmissionsCall,
  listAllSubmissionsCall,
  getSubmissionCall,
  countUnreadCall,
  listFormsCall,
  getHomeCall,
]

const done: Readonly<Record<Folder, string>> = {
  inbox: 'moved to the inbox',
  spam: 'moved to spam',
  deleted: 'deleted',
}

/**
 * Marks and moves submissions; a move can be undone.
 * @param formOf the form of a submission, or the one form of all of them
 */
export function useChangeSubmissions(formOf: string | ((submissionId: string) => string)) {
  const client = useQueryClient()

  async function change(
    submissionIds: readonly string[],
    changes: { isRead?: boolean; isReplied?: boolean; folder?: Folder },
  ) {
    const byForm = Map.groupBy(submissionIds, (id) => (typeof formOf === 'string' ? formOf : formOf(id)))
    for (const [formId, some] of byForm)
      await ask(changeSubmissionsCall, { parameters: { formId }, body: { submissionIds: some, ...changes } })
    for (const one of outdates) void client.invalidateQueries({ queryKey: keyOf(one) })
  }
  return {
    mark: (submissionIds: readonly string[], isRead: boolean) => change(submissionIds, { isRead }).catch(showRefusal),

    markReplied: (submissionId: string, isReplied: boolean) => change([submissionId], { isReplied }).catch(showRefusal),

    async move(submissionIds: readonly string[], from: Folder, folder: Folder): Promise<boolean> {
      try {
        await change(submissionIds, { folder })
      } catch (error) {
        showRefusal(error)
        return false
      }
      const count = submissionIds.length === 1 ? 'Response' : `${submissionIds.length} responses`
      showUndo(`${count} ${done[folder]}`, () => {
        change(submissionIds, { folder: from })
          .then(() => showDone('Undone.'))
          .catch(showRefusal)
      })
      return true
    },
  }
}

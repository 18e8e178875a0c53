import { useQueryClient } from '@tanstack/react-query'
import { changeSubmissions, countUnread, type Folder, getSubmission, listSubmissions } from '#shared/forms/inbox-api.ts'
import { listForms } from '#shared/forms/owner-api.ts'
import { getHome } from '#shared/home/schema.ts'
import { showDone, showRefusal, showUndo } from '#studio/kit/notices.tsx'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'

const outdates = [listSubmissions, getSubmission, countUnread, listForms, getHome]

const done: Readonly<Record<Folder, string>> = {
  inbox: 'moved to the inbox',
  spam: 'moved to spam',
  deleted: 'deleted',
}

/** Marks and moves answers to a form; what is moved can be taken back. */
export function useChangeSubmissions(formId: string) {
  const client = useQueryClient()
  const parameters = { formId }

  async function change(submissionIds: readonly string[], changes: { isRead?: boolean; folder?: Folder }) {
    await ask(changeSubmissions, { parameters, body: { submissionIds: [...submissionIds], ...changes } })
    for (const one of outdates) void client.invalidateQueries({ queryKey: keyOf(one) })
  }
  return {
    mark: (submissionIds: readonly string[], isRead: boolean) => change(submissionIds, { isRead }).catch(showRefusal),

    async move(submissionIds: readonly string[], from: Folder, folder: Folder): Promise<boolean> {
      try {
        await change(submissionIds, { folder })
      } catch (error) {
        showRefusal(error)
        return false
      }
      const count = submissionIds.length === 1 ? 'Answer' : `${submissionIds.length} answers`
      showUndo(`${count} ${done[folder]}`, () => {
        change(submissionIds, { folder: from })
          .then(() => showDone('Undone.'))
          .catch(showRefusal)
      })
      return true
    },
  }
}

import { Mail, MailOpen, ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react'
import type { Folder } from '#shared/forms/inbox-api.ts'
import { SelectionBar, SelectionStep } from '#studio/kit/selection-bar.tsx'
import type { Selection } from '#studio/kit/use-selection.ts'
import { useChangeSubmissions } from './use-change-submissions.ts'

interface SubmissionBarProps {
  /** The form of a submission, or the one form of all of them. */
  readonly formOf: string | ((submissionId: string) => string)
  readonly folder: Folder
  readonly selection: Selection
}

/** Actions on the selected submissions. */
export function SubmissionBar({ formOf, folder, selection }: SubmissionBarProps) {
  const { mark, move } = useChangeSubmissions(formOf)
  const ids = [...selection.ids]
  const isSpam = folder === 'spam'
  async function put(to: Folder) {
    if (await move(ids, folder, to)) selection.clear()
  }
  return (
    <SelectionBar selection={selection} noun="responses">
      <SelectionStep leftSection={<MailOpen size={16} aria-hidden />} onClick={() => mark(ids, true)}>
        Mark as read
      </SelectionStep>
      <SelectionStep leftSection={<Mail size={16} aria-hidden />} onClick={() => mark(ids, false)}>
        Mark as unread
      </SelectionStep>
      <SelectionStep
        leftSection={isSpam ? <ShieldCheck size={16} aria-hidden /> : <ShieldAlert size={16} aria-hidden />}
        onClick={() => put(isSpam ? 'inbox' : 'spam')}
      >
        {isSpam ? 'Not spam' : 'Spam'}
      </SelectionStep>
      <SelectionStep color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => put('deleted')}>
        Delete
      </SelectionStep>
    </SelectionBar>
  )
}

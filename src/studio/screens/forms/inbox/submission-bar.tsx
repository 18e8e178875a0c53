import { Mail, MailOpen, ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react'
import type { Folder } from '#shared/forms/inbox-api.ts'
import { SelectionBar, SelectionStep } from '#studio/kit/selection-bar.tsx'
import type { Selection } from '#studio/kit/use-selection.ts'
import { useChangeSubmissions } from './use-change-submissions.ts'

interface SubmissionBarProps {
  readonly formId: string
  readonly folder: Folder
  readonly selection: Selection
}

/** What can be done with the ticked answers. */
export function SubmissionBar({ formId, folder, selection }: SubmissionBarProps) {
  const { mark, move } = useChangeSubmissions(formId)
  const ids = [...selection.ids]
  const isSpam = folder === 'spam'
  async function put(to: Folder) {
    if (await move(ids, folder, to)) selection.clear()
  }
  return (
    <SelectionBar selection={selection} noun="answers">
      <SelectionStep leftSection={<MailOpen size={16} aria-hidden />} onClick={() => mark(ids, true)}>
        Read
      </SelectionStep>
      <SelectionStep leftSection={<Mail size={16} aria-hidden />} onClick={() => mark(ids, false)}>
        Unread
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

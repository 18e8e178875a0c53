import type { EmailSummary } from '#shared/emails/schema.ts'
import { editableEmails } from '#shared/emails/words/kinds.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

/** The status of an email in a word. */
export const emailWords: Readonly<Record<EmailSummary['state'], { readonly tone: Tone; readonly label: string }>> = {
  waiting: { tone: 'wait', label: 'Sending' },
  delayed: { tone: 'look', label: 'Delayed' },
  sent: { tone: 'done', label: 'Sent' },
  mailbox: { tone: 'off', label: 'Not sent' },
  unconfirmed: { tone: 'look', label: 'Not confirmed' },
  failed: { tone: 'wrong', label: 'Not delivered' },
}

/** The kind of an email as text: its name in the settings, else its own words: 'mail-test' is 'Mail test'. */
export function kindInWords(kind: string): string {
  const editable = ownValue(editableEmails, kind)
  if (editable) return editable.name
  const words = kind.replaceAll('-', ' ').trim()
  return words ? words[0]!.toUpperCase() + words.slice(1) : 'Email'
}

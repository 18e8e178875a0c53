import type { EmailSummary } from '#shared/emails/schema.ts'
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

/** The kind of an email as text: 'order-confirmation' is 'Order confirmation'. */
export function kindInWords(kind: string): string {
  const words = kind.replaceAll('-', ' ').trim()
  return words ? words[0]!.toUpperCase() + words.slice(1) : 'Email'
}

import type { LetterSummary } from '#shared/letters/schema.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

/** How a letter stands, in a word. */
export const letterWords: Readonly<Record<LetterSummary['state'], { readonly tone: Tone; readonly label: string }>> = {
  waiting: { tone: 'go', label: 'On its way' },
  delayed: { tone: 'wrong', label: 'Delayed' },
  sent: { tone: 'done', label: 'Sent' },
  mailbox: { tone: 'off', label: 'Kept here' },
  failed: { tone: 'wrong', label: 'Failed' },
}

/** What a letter is for: 'order-confirmation' is 'Order confirmation'. */
export function kindInWords(kind: string): string {
  const words = kind.replaceAll('-', ' ').trim()
  return words ? words[0]!.toUpperCase() + words.slice(1) : 'Letter'
}

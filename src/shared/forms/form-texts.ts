/**
 * What visitors read at a form (§8). It stands apart from the messages of the whole noun, so that pages load no words that
 * only its owner can meet.
 */
export const formTexts = {
  submitting: 'Submitting…',
  saving: 'Saving…',
  notConfigured: 'This form has not been configured yet.',
  tooMany: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  notPermitted: 'Unable to submit form. Please try again later.',
  notSent: 'Unable to send form. Please try again later.',
  noKey: 'Could not get a form submission key, please try again later.',
  unknown: 'Unknown error, please try again later.',
  problemBelow: 'Your form has encountered a problem. Please scroll down to review.',
  problemAbove: 'Your form has encountered a problem. Please scroll up to review.',
  /** Said where no script runs, and a page that is the same for everyone could carry nothing that tells people from programs. */
  onceMore: (button: string) => `Nothing has been sent yet. Check the form, then press “${button}” again.`,
} as const

/** The sentence for a submission that failed (§8): by its status, else what the server said. */
export function submissionSentence(status: number, said: string | undefined): string {
  if (status === 401) return formTexts.notPermitted
  if (status === 404) return formTexts.notConfigured
  if (status === 429) return formTexts.tooMany
  if (status === 500) return formTexts.notSent
  return said || formTexts.unknown
}

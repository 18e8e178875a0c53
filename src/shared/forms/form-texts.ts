/** Texts of a form for visitors. They are apart from the messages for owners, so that pages load no others. */
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
  /** Shown without JavaScript, when a cached page could not contain the check against spam programs. */
  onceMore: (button: string) => `Nothing has been sent yet. Check the form, then press “${button}” again.`,
} as const

/** The sentence for a submission that failed: by its status, else the server's own text. */
export function submissionSentence(status: number, sentence: string | undefined): string {
  if (status === 401) return formTexts.notPermitted
  if (status === 404) return formTexts.notConfigured
  if (status === 429) return formTexts.tooMany
  if (status === 500) return formTexts.notSent
  return sentence || formTexts.unknown
}

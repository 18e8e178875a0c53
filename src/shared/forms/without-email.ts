import type { PublicForm } from './schema.ts'

type Message = Pick<PublicForm, 'parsedSubmissionMessage' | 'submissionHTML'>

const NOT_CONFIRMED = 'Thank you. Your sign-up is saved. We can’t send emails yet, so it isn’t confirmed.'

/**
 * The message after a newsletter form. The owner's text promises an email with a link; an installation that cannot send
 * emails shows a text that says so.
 */
export function withoutEmail<Shown extends Message>(
  { canSendEmail }: { readonly canSendEmail: boolean },
  kind: PublicForm['kind'],
  shown: Shown,
): Shown {
  if (canSendEmail || kind !== 'newsletter') return shown
  return { ...shown, parsedSubmissionMessage: NOT_CONFIRMED, submissionHTML: '' }
}

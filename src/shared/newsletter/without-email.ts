import type { PublicForm } from '#shared/forms/schema.ts'

type Message = Pick<PublicForm, 'parsedSubmissionMessage' | 'submissionHTML'>

const NOT_CONFIRMED = 'Thank you. Your sign-up is saved. We can’t send emails yet, so it isn’t confirmed.'

/**
 * What a newsletter form shows once it was sent. Its owner's own words promise an email with a link: where the installation
 * sends none, the truth stands in their place.
 */
export function withoutEmail<Shown extends Message>(
  { canSendEmail }: { readonly canSendEmail: boolean },
  kind: PublicForm['kind'],
  shown: Shown,
): Shown {
  if (canSendEmail || kind !== 'newsletter') return shown
  return { ...shown, parsedSubmissionMessage: NOT_CONFIRMED, submissionHTML: '' }
}

import type { ChangeScope } from '#server/scope.ts'
import type { Answers } from '#shared/forms/answers.ts'
import type { Form } from '#shared/forms/schema.ts'

/** A submission that is not spam. */
export interface SubmittedForm {
  readonly form: Form
  readonly answers: Answers
  /** The sender's address in lower case; '' when there is none. */
  readonly sender: string
  readonly pagePath: string
  /** IP address of the request. */
  readonly address: string
  readonly language: string
  readonly origin: string
  readonly now: number
}

/** An effect of a submission in another noun, in its transaction; the composition root lists them (`form-hooks.ts`). */
export type OnSubmission = (scope: ChangeScope, submitted: SubmittedForm) => Promise<void>

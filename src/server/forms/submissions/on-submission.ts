import type { ChangeScope } from '#server/scope.ts'
import type { Answers } from '#shared/forms/answers.ts'
import type { Form } from '#shared/forms/schema.ts'

/** A form that was handed in, and is no spam. */
export interface HandedInForm {
  readonly form: Form
  readonly answers: Answers
  /** The sender's address in small letters; '' where the form was given none. */
  readonly sender: string
  readonly pagePath: string
  /** Address of the request. */
  readonly address: string
  readonly language: string
  readonly origin: string
  readonly now: number
}

/** What another noun does in the transaction that keeps a submission; the composition root lists them (`form-hooks.ts`). */
export type OnSubmission = (scope: ChangeScope, handedIn: HandedInForm) => Promise<void>

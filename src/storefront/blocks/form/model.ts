import type { FormCaptcha } from '#shared/captcha/form-captcha.ts'
import type { Answers } from '#shared/forms/answers.ts'
import type { LikertLabels } from '#shared/forms/likert.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import type { AddressStart } from '../../forms/field-model.ts'

/** A form that came back: it was posted without a script, and did not get through yet. */
export interface PostedForm {
  readonly answers: Answers
  readonly errors: FieldErrors
  /** What else is to be said; '' where the errors say it all. */
  readonly sentence: string
  /** Nothing is wrong: it is asked for once more, as the page that it came from could carry neither crumb nor key. */
  readonly isQuestion: boolean
  /** What a second post carries, which pages that are the same for everyone cannot. */
  readonly crumb: string
  readonly key: string
}

/** A form block with the form that the server found for it. */
export interface FormModel {
  readonly id: string
  readonly type: 'form'
  readonly form: PublicForm
  /** The page that it stands on, for the submission (§3). */
  readonly page: { readonly id: string; readonly title: string }
  /** Null where its owner asks for none: then no data of visitors goes to Google. */
  readonly captcha: FormCaptcha | null
  /** Null where the form asks for no address. */
  readonly address: AddressStart | null
  /** Null where the form has no rating scale. */
  readonly likertLabels: LikertLabels | null
  readonly strictEmailEnding: boolean
  /** Goes before ids where the same form stands on the page a second time. */
  readonly idPrefix: string
  /** Path that it is posted to where no script runs; its own page's when left out. */
  readonly postsTo?: string
  /** The step that it is opened at, in previews; the first when left out. */
  readonly startStep?: number
  /** Whether its visitor has just sent it, without a script. */
  readonly isSent: boolean
  readonly posted: PostedForm | null
}

/** What the island of a form knows: what is said after it was sent comes with the answer. */
export interface FormIslandModel extends Omit<FormModel, 'form' | 'isSent' | 'id' | 'type'> {
  readonly form: Pick<PublicForm, 'id' | 'kind' | 'fields' | 'submitLabel' | 'parsedDisclaimerMessage'>
}

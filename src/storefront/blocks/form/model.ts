import type { FormCaptcha } from '#shared/captcha/form-captcha.ts'
import type { Answers } from '#shared/forms/answers.ts'
import type { LikertLabels } from '#shared/forms/likert.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import type { AddressStart } from '../../forms/field-model.ts'

/** A form that was posted without JavaScript and was refused. */
export interface PostedForm {
  readonly answers: Answers
  readonly errors: FieldErrors
  /** Another error; '' where the errors of the fields are enough. */
  readonly sentence: string
  /**
   * There is no error: the visitor is asked to press again, because a cached page contains neither CSRF token nor key.
   */
  readonly isQuestion: boolean
  /** The CSRF token for the second post; cached pages cannot contain one. */
  readonly csrfToken: string
  readonly key: string
}

/** A form with what showing it needs on any page. */
export interface ShownForm {
  readonly form: PublicForm
  /** Null where the owner wants none: then no visitor data goes to Google. */
  readonly captcha: FormCaptcha | null
  /** Null when the form has no address field. */
  readonly address: AddressStart | null
  /** Null when the form has no rating scale. */
  readonly likertLabels: LikertLabels | null
  readonly strictEmailEnding: boolean
}

/** A form block with the form that the server found for it. */
export interface FormModel extends ShownForm {
  readonly id: string
  readonly type: 'form'
  /** The page of the form, which is sent with the submission. */
  readonly page: { readonly id: string; readonly title: string }
  /** Prefix of ids when the page contains the same form twice. */
  readonly idPrefix: string
  /** Path that it is posted to without JavaScript; absent: the page's own path. */
  readonly postsTo?: string
  /** The step to show first, in previews; absent: the first step. */
  readonly startStep?: number
  /** Whether the visitor has just sent it, without JavaScript. */
  readonly isSent: boolean
  readonly posted: PostedForm | null
}

/** The form as its island needs it: the text after sending comes with the answer. */
export interface FormIslandModel extends Omit<FormModel, 'form' | 'isSent' | 'id' | 'type'> {
  readonly form: Pick<PublicForm, 'id' | 'kind' | 'fields' | 'submitLabel' | 'parsedDisclaimerMessage'>
}

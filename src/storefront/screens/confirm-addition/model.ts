import type { Answers } from '#shared/forms/answers.ts'
import type { LikertLabels } from '#shared/forms/likert.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import type { AddressStart } from '../../forms/field-model.ts'

/** The page that visitors without JavaScript see before an addition to the cart or a change there. */
export interface ConfirmAdditionModel {
  readonly title: string
  /** The chosen variant as text; empty without options. */
  readonly options: string
  readonly quantity: number
  /** Target of the form. */
  readonly action: string
  readonly backHref: string
  readonly buttonText: string
  /** Hidden fields of the form, by name. */
  readonly fields: Readonly<Record<string, string>>
  /** The field of an own amount; absent without one. */
  readonly amount?: {
    readonly typed: string
    readonly hint: string
    /** Why it cannot be bought, as text; null when it can. */
    readonly error: string | null
  }
  /** The product's form with the answers so far; null without a form. */
  readonly written: {
    readonly form: Pick<PublicForm, 'id' | 'fields' | 'parsedDisclaimerMessage'>
    readonly address: AddressStart | null
    readonly likertLabels: LikertLabels | null
    readonly answers: Answers
    readonly errors: FieldErrors
  } | null
}

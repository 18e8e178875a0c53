import type { Answers } from '#shared/forms/answers.ts'
import type { LikertLabels } from '#shared/forms/likert.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import type { AddressStart } from '../../forms/field-model.ts'

/** What visitors without JavaScript are asked before something goes into the cart, or is changed there. */
export interface ConfirmAdditionModel {
  readonly title: string
  /** The chosen variant in words; empty when there is nothing to choose. */
  readonly options: string
  readonly quantity: number
  /** Where the form is sent. */
  readonly action: string
  readonly backHref: string
  readonly buttonText: string
  /** What the form sends besides answers, by name. */
  readonly fields: Readonly<Record<string, string>>
  /** The product's own form, with what was written into it so far; null where it asks nothing. */
  readonly written: {
    readonly form: Pick<PublicForm, 'id' | 'fields' | 'parsedDisclaimerMessage'>
    readonly address: AddressStart | null
    readonly likertLabels: LikertLabels | null
    readonly answers: Answers
    readonly errors: FieldErrors
  } | null
}

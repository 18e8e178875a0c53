import type { AddressInput } from '#shared/addresses/layout.ts'
import type { AddressRules } from '#shared/forms/address-rules.ts'
import type { Answer } from '#shared/forms/answers.ts'
import type { FormField } from '#shared/forms/field-schema.ts'

/** The start values of address fields; null in forms without one. */
export interface AddressStart {
  readonly country: string
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** The inputs of the first country; those of others are loaded when one is chosen. */
  readonly inputs: readonly AddressInput[]
  readonly rules: AddressRules
}

/** Props of the inputs of one field. */
export interface InputProps<Field extends FormField = FormField> {
  readonly field: Field
  /** The id of the field's first input; a label refers to it. */
  readonly id: string
  /** The initial value. Inputs are uncontrolled, and read when the form is sent. */
  readonly answer: Answer | undefined
  readonly isInvalid: boolean
  /** The missing parts, when that is the error; empty: all parts are wrong together. */
  readonly missing: readonly string[]
  /** Ids of the error and the description, for `aria-describedby`. */
  readonly describedBy: string | undefined
}

/** Attributes of every input of a field, and of each of its parts. */
export function describing({ field, isInvalid, missing, describedBy }: InputProps, part?: string) {
  const isWrong = isInvalid && (part === undefined || missing.length === 0 || missing.includes(part))
  return {
    'aria-invalid': isWrong || undefined,
    'aria-required': field.required || undefined,
    'aria-describedby': describedBy,
  }
}

import type { AddressInput } from '#shared/addresses/layout.ts'
import type { AddressRules } from '#shared/forms/address-rules.ts'
import type { Answer } from '#shared/forms/answers.ts'
import type { FormField } from '#shared/forms/field-schema.ts'

/** What address fields begin with; forms without one carry null. */
export interface AddressStart {
  readonly country: string
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** The inputs of the country that it begins with; those of others are loaded when one is chosen. */
  readonly inputs: readonly AddressInput[]
  readonly rules: AddressRules
}

/** What the inputs of one field are drawn from. */
export interface InputProps<Field extends FormField = FormField> {
  readonly field: Field
  /** The id of the field's first input; a label points to it. */
  readonly id: string
  /** What stands in the inputs at first. They keep what is typed by themselves, and are read when the form is sent. */
  readonly answer: Answer | undefined
  readonly isInvalid: boolean
  /** The parts that are missing, where that is what is wrong; else all parts are wrong together. */
  readonly missing: readonly string[]
  /** Ids of the error and the description, for `aria-describedby`. */
  readonly describedBy: string | undefined
}

/** Attributes that every input of a field carries, and each of its parts. */
export function describing({ field, isInvalid, missing, describedBy }: InputProps, part?: string) {
  const isWrong = isInvalid && (part === undefined || missing.length === 0 || missing.includes(part))
  return {
    'aria-invalid': isWrong || undefined,
    'aria-required': field.required || undefined,
    'aria-describedby': describedBy,
  }
}

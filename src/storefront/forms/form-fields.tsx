import type { Answers } from '#shared/forms/answers.ts'
import { shownFields } from '#shared/forms/conditions.ts'
import { fieldMessages } from '#shared/forms/field-messages.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import type { LikertLabels } from '#shared/forms/likert.ts'
import { missingParts } from '#shared/forms/missing-parts.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import type { AddressStart } from './field-model.ts'
import { FormItem } from './form-item.tsx'

export interface FormFieldsProps {
  /** All fields of the form, in their order: conditions look at each other. */
  readonly fields: readonly FormField[]
  /** The fields to draw, where they are a step of several. */
  readonly only?: readonly FormField[]
  /** What stands in the inputs at first; keep it the same object, or fields are drawn again for nothing. */
  readonly start: Answers
  /** What is in the inputs now (`answersFromFields`), which conditions look at. */
  readonly answers: Answers
  readonly errors: FieldErrors
  readonly address: AddressStart | null
  /** The words for the answers of rating scales; null where there is none. */
  readonly likertLabels: LikertLabels | null
  readonly idPrefix?: string
}

/**
 * The fields of a form, for pages and for products. The inputs keep what is typed in them; anyone who draws them stands in a
 * `<form>`, and reads it with `answersFromFields(form, new FormData(element))` on `input` and when it is sent.
 */
export function FormFields(props: FormFieldsProps) {
  const { fields, only = fields, start, answers, errors, address, likertLabels, idPrefix = '' } = props
  const shown = new Set(shownFields(fields, answers).map((field) => field.id))
  return (
    <div className="field-list">
      {only.map((field) => (
        <FormItem
          key={field.id}
          field={field}
          idPrefix={idPrefix}
          answer={ownValue(start, field.id) ?? (field.type === 'hidden' ? field.value : undefined)}
          error={ownValue(errors, field.id)}
          missing={
            ownValue(errors, field.id) === fieldMessages.required()
              ? missingParts(field, ownValue(answers, field.id), address?.rules ?? null).join(' ')
              : ''
          }
          isShown={shown.has(field.id)}
          address={address}
          likertLabels={likertLabels}
        />
      ))}
    </div>
  )
}

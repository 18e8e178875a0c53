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
  /** All fields of the form in order: conditions refer to each other. */
  readonly fields: readonly FormField[]
  /** The fields to render, when they are one of several steps. */
  readonly only?: readonly FormField[]
  /** The initial answers; pass the same object each time, or all fields are rendered again. */
  readonly start: Answers
  /** The current answers (`answersFromFields`), for conditions. */
  readonly answers: Answers
  readonly errors: FieldErrors
  readonly address: AddressStart | null
  /** The labels of rating scales; null when there are none. */
  readonly likertLabels: LikertLabels | null
  readonly idPrefix?: string
}

/**
 * The fields of a form, for pages and products. Inputs are uncontrolled: render them in a `<form>`, and read it with
 * `answersFromFields(form, new FormData(element))` on `input` and when it is sent.
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

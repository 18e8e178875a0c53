import type { FieldOf, FormField } from '#shared/forms/field-schema.ts'
import type { LikertLabels } from '#shared/forms/likert.ts'
import { ChoiceInput, ConsentInput, SelectInput } from './choice-input.tsx'
import type { AddressStart, InputProps } from './field-model.ts'
import { LineInput } from './line-input.tsx'
import { PartedInput } from './parted-input.tsx'
import { rareInputs } from './rare-inputs.ts'
import { TextareaInput } from './textarea-input.tsx'

type AnsweredField = Exclude<FormField, FieldOf<'hidden' | 'section'>>

interface FieldInputsProps extends InputProps<AnsweredField> {
  readonly address: AddressStart | null
  readonly likertLabels: LikertLabels | null
}

/** The inputs of a field, by its type. */
export function FieldInputs({ address, likertLabels, field, ...rest }: FieldInputsProps) {
  const { address: AddressInput, file: FileInput, likert: LikertInput } = rareInputs
  switch (field.type) {
    case 'textarea':
      return <TextareaInput {...rest} field={field} />
    case 'name':
    case 'date':
    case 'time':
    case 'phone':
      return <PartedInput {...rest} field={field} />
    case 'address':
      return address && AddressInput && <AddressInput {...rest} field={field} start={address} />
    case 'checkbox':
    case 'radio':
      return <ChoiceInput {...rest} field={field} />
    case 'select':
      return <SelectInput {...rest} field={field} />
    case 'likert':
      return likertLabels && LikertInput && <LikertInput {...rest} field={field} labels={likertLabels} />
    case 'file':
      return FileInput && <FileInput {...rest} field={field} />
    case 'consent':
      return <ConsentInput {...rest} field={field} />
    default:
      return <LineInput {...rest} field={field} />
  }
}

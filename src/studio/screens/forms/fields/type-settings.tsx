import { Checkbox, MultiSelect, NumberInput, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import type { FieldType } from '#shared/forms/codes.ts'
import type { FieldOf, FormField } from '#shared/forms/field-schema.ts'
import { formLimits } from '#shared/forms/limits.ts'
import { NumberField } from '#studio/kit/number-field.tsx'
import type { FieldSettingsProps } from './field-settings-props.ts'
import { OptionsField } from './options-field.tsx'

type TypeSettingsProps = Pick<FieldSettingsProps, 'field' | 'change'>

const fileKinds = [
  { value: 'picture', label: 'Images' },
  { value: 'pdf', label: 'PDFs' },
  { value: 'document', label: 'Documents and spreadsheets' },
]

/** Settings of certain types only. */
export function TypeSettings({ field, change }: TypeSettingsProps) {
  switch (field.type) {
    case 'textarea':
      return (
        <>
          <PlaceholderField field={field} change={change} />
          <NumberInput
            label="Maximum characters"
            description="Leave empty for no limit. With a limit, visitors see a counter."
            value={field.maxLength || ''}
            min={0}
            max={formLimits.textareaLength}
            allowDecimal={false}
            clampBehavior="strict"
            onChange={(value) => change('max-length', { maxLength: Number(value) || 0 })}
          />
        </>
      )
    case 'currency':
      return (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="Symbol"
            value={field.symbol}
            maxLength={5}
            onChange={(event) => change('symbol', { symbol: event.currentTarget.value })}
          />
          <PlaceholderField field={field} change={change} />
        </SimpleGrid>
      )
    case 'name':
    case 'address':
    case 'date':
    case 'time':
      return <PlaceholderField field={field} change={change} />
    case 'phone':
      return (
        <Checkbox
          label="Show country code"
          checked={field.showCountryCode}
          onChange={(event) => change('country-code', { showCountryCode: event.currentTarget.checked })}
        />
      )
    case 'checkbox':
    case 'radio':
    case 'select':
    case 'likert':
      return (
        <OptionsField
          label={field.type === 'likert' ? 'Statements' : 'Options'}
          options={field.options}
          onChange={(options) => change('options', { options })}
        />
      )
    case 'section':
      return (
        <>
          <Checkbox
            label="Add a divider"
            checked={field.underline}
            onChange={(event) => change('underline', { underline: event.currentTarget.checked })}
          />
          <Checkbox
            label="Start a new step"
            description="The fields below are shown after the fields above are completed."
            checked={field.beginsStep}
            onChange={(event) => change('begins-step', { beginsStep: event.currentTarget.checked })}
          />
        </>
      )
    case 'hidden':
      return (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="URL parameter"
            description={`Filled from ?${field.key || 'name'}= in the URL`}
            value={field.key}
            maxLength={100}
            spellCheck={false}
            onChange={(event) => change('key', { key: event.currentTarget.value })}
          />
          <TextInput
            label="Default value"
            description="Used when the URL has no value"
            value={field.value}
            maxLength={formLimits.textLength}
            onChange={(event) => change('value', { value: event.currentTarget.value })}
          />
        </SimpleGrid>
      )
    case 'file':
      return (
        <>
          <MultiSelect
            label="Allowed file types"
            data={fileKinds}
            value={field.accept}
            onChange={(accept) => change('accept', { accept })}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NumberField
              label="Max file size (MB)"
              value={field.maxMegabytes}
              min={1}
              max={formLimits.fileMegabytes}
              allowDecimal={false}
              onChange={(maxMegabytes) => change('megabytes', { maxMegabytes })}
            />
            <NumberField
              label="Max number of files"
              value={field.maxFiles}
              min={1}
              max={formLimits.filesPerField}
              allowDecimal={false}
              onChange={(maxFiles) => change('files', { maxFiles })}
            />
          </SimpleGrid>
        </>
      )
    case 'consent':
      return (
        <Textarea
          label="Consent text"
          description="Shown next to the checkbox; a copy is saved with each response."
          value={field.text}
          maxLength={formLimits.descriptionLength}
          autosize
          minRows={2}
          maxRows={8}
          onChange={(event) => change('text', { text: event.currentTarget.value })}
        />
      )
    default:
      return 'placeholder' in field ? <PlaceholderField field={field} change={change} /> : null
  }
}

/** Where the example of a field with several inputs is shown. */
const placesOfExample: Partial<Record<FieldType, string>> = {
  name: 'First and last name, such as Ada Lovelace.',
  address: 'Shown in the street field.',
  date: 'Month, day and year, such as 12/24/2026.',
  time: 'Hour and minute, such as 9:30.',
}

function PlaceholderField({
  field,
  change,
}: {
  readonly field: Extract<FormField, { placeholder: string }> | FieldOf<'name' | 'address' | 'date' | 'time'>
  readonly change: FieldSettingsProps['change']
}) {
  return (
    <TextInput
      label="Placeholder"
      description={placesOfExample[field.type]}
      value={field.placeholder ?? ''}
      maxLength={formLimits.titleLength}
      onChange={(event) => change('placeholder', { placeholder: event.currentTarget.value })}
    />
  )
}

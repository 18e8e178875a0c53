import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { formLimits } from '#shared/forms/limits.ts'
import { lacksLabel } from '../form-words.ts'
import { ConditionEditor } from './condition-editor.tsx'
import type { FieldSettingsProps } from './field-settings-props.ts'
import { TypeSettings } from './type-settings.tsx'

/** The settings of a field: common ones, those of its type, and its conditions. */
export function FieldSettings({ field, fields, problem, change }: FieldSettingsProps) {
  const isSection = field.type === 'section'
  const canBeRequired = !isSection && field.type !== 'likert' && field.type !== 'hidden'
  return (
    <>
      <TextInput
        // A new field starts with the focus in its title.
        data-autofocus
        autoFocus
        label={isSection ? 'Heading' : field.type === 'hidden' ? 'Name in responses' : 'Label'}
        value={field.title}
        error={problem !== null && lacksLabel(field) && (isSection ? 'Enter a heading.' : 'Enter a label.')}
        maxLength={formLimits.titleLength}
        onChange={(event) => change('title', { title: event.currentTarget.value })}
      />
      {field.type !== 'hidden' && (
        <Textarea
          label="Description"
          description={isSection ? 'Text below the heading' : 'Help text below the label'}
          value={field.description}
          maxLength={formLimits.descriptionLength}
          autosize
          minRows={1}
          maxRows={6}
          onChange={(event) => change('description', { description: event.currentTarget.value })}
        />
      )}
      <TypeSettings field={field} change={change} />
      {canBeRequired && (
        <Checkbox
          label="Required"
          checked={field.required}
          onChange={(event) => change('required', { required: event.currentTarget.checked })}
        />
      )}
      {field.type !== 'hidden' && <ConditionEditor field={field} fields={fields} change={change} />}
    </>
  )
}

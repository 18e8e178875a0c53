import { TextInput } from '@mantine/core'

interface TitleFieldProps {
  readonly title: string
  readonly description?: string
  /** Whether the form was submitted without a title. */
  readonly isMissing: boolean
  readonly onChange: (title: string) => void
}

/** The required title of a page or store page. */
export function TitleField({ title, description, isMissing, onChange }: TitleFieldProps) {
  return (
    <TextInput
      label="Title"
      description={description}
      value={title}
      maxLength={200}
      data-autofocus
      autoComplete="off"
      error={isMissing ? 'Enter a title.' : null}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

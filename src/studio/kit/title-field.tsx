import { TextInput, type TextInputProps } from '@mantine/core'

/** The required title of a page or store page; its value and error come from the form. */
export function TitleField(props: Pick<TextInputProps, 'description' | 'value' | 'error' | 'onChange'>) {
  return <TextInput label="Title" maxLength={200} data-autofocus autoComplete="off" {...props} />
}

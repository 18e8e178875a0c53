import { TextInput } from '@mantine/core'
import { slugOf } from '#shared/pages/url-id.ts'
import { codeOf, fieldErrorsOf, wordsFor } from './refusal.ts'

interface UrlFieldProps {
  readonly title: string
  readonly urlId: string
  readonly description: string
  /** A refusal of the form; the field shows it if it is about the URL. */
  readonly error: unknown
  readonly onChange: (urlId: string) => void
}

/** Whether a refusal is about the URL. */
export const isAboutUrl = (error: unknown): boolean =>
  ['url-id-taken', 'url-id-reserved'].includes(codeOf(error)) || 'urlId' in fieldErrorsOf(error)

/** The URL of a page: made from the title while it is empty, and corrected when the field is left. */
export function UrlField({ title, urlId, description, error, onChange }: UrlFieldProps) {
  return (
    <TextInput
      label="URL"
      description={description}
      placeholder={slugOf(title)}
      value={urlId}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      error={isAboutUrl(error) ? (fieldErrorsOf(error).urlId ?? wordsFor(error)) : null}
      onChange={(event) => onChange(event.currentTarget.value.toLowerCase().replace(/\s/g, '-'))}
      onBlur={() => onChange(slugOf(urlId))}
    />
  )
}

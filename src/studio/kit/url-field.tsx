import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { slugOf } from '#shared/pages/url-id.ts'

interface UrlFieldProps {
  readonly title: string
  readonly urlId: string
  readonly description: string
  readonly error: ReactNode
  readonly onChange: (urlId: string) => void
}

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
      error={error}
      onChange={(event) => onChange(event.currentTarget.value.toLowerCase().replace(/\s/g, '-'))}
      onBlur={() => onChange(slugOf(urlId))}
    />
  )
}

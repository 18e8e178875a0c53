import { Radio, Stack, TextInput } from '@mantine/core'
import { type FolderBehavior, folderBehaviors } from '#shared/collections/schema.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import { aboutUrl, errorsAtFields } from '#studio/kit/field-refusals.ts'
import type { MenuNode } from './nodes.ts'

interface FolderFieldsProps {
  readonly link: MenuNode['link']
  /** A sentence about the URL, or a refusal of the form. */
  readonly error: unknown
  readonly onChange: (changes: Partial<MenuNode['link']>) => void
}

const choices: readonly { readonly value: FolderBehavior; readonly label: string; readonly description: string }[] = [
  { value: folderBehaviors.none, label: 'No page', description: 'The folder only opens its links.' },
  { value: folderBehaviors.index, label: 'Page with its links', description: 'The URL shows a list of the links.' },
  { value: folderBehaviors.redirect, label: 'Redirect to the first link', description: 'The URL leads to its page.' },
]

/** What the URL of a folder shows. */
export function FolderFields({ link, error, onChange }: FolderFieldsProps) {
  const words = typeof error === 'string' ? error : (errorsAtFields(error, aboutUrl).urlId ?? null)
  return (
    <>
      <Radio.Group
        label="Page of the folder"
        value={String(link.folderBehavior)}
        onChange={(value) => {
          const folderBehavior = Number(value) as FolderBehavior
          const urlId = folderBehavior === folderBehaviors.none ? '' : link.urlId || slugOf(link.title ?? '')
          onChange({ folderBehavior, urlId })
        }}
      >
        <Stack gap="xs" mt="xs">
          {choices.map(({ value, label, description }) => (
            <Radio key={value} value={String(value)} label={label} description={description} />
          ))}
        </Stack>
      </Radio.Group>
      {link.folderBehavior !== folderBehaviors.none && (
        <TextInput
          label="URL"
          value={link.urlId}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          error={words}
          onChange={(event) => onChange({ urlId: event.currentTarget.value.toLowerCase().replace(/\s/g, '-') })}
          onBlur={() => onChange({ urlId: slugOf(link.urlId) })}
        />
      )}
    </>
  )
}

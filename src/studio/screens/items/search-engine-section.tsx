import { Stack, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { itemPath } from '#shared/items/rules.ts'
import type { ItemCollection } from '#shared/items/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { UrlField } from '#studio/kit/url-field.tsx'
import type { ItemDraft } from './item-draft.ts'
import type { ChangeItem } from './use-item-editor.ts'

interface Props {
  readonly draft: ItemDraft
  readonly change: ChangeItem
  readonly collection: Pick<ItemCollection, 'urlId'>
  readonly urlError: ReactNode
}

/** The URL of an item, and how search engines show it. */
export function SearchEngineSection({ draft, change, collection, urlError }: Props) {
  const { title, excerpt, urlId, seoTitle, seoDescription } = draft
  return (
    <Panel title="Search engines">
      <Stack gap="md">
        <UrlField
          title={title}
          urlId={urlId}
          description={urlId ? itemPath(collection, { urlId }) : 'Leave empty to use the title.'}
          error={urlError}
          onChange={(next) => change('urlId', { urlId: next })}
        />
        <TextInput
          label="Search engine title"
          placeholder={title}
          value={seoTitle}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => change('seoTitle', { seoTitle: event.currentTarget.value })}
        />
        <Textarea
          label="Search engine description"
          placeholder={excerpt}
          value={seoDescription}
          maxLength={500}
          autosize
          minRows={2}
          onChange={(event) => change('seoDescription', { seoDescription: event.currentTarget.value })}
        />
      </Stack>
    </Panel>
  )
}

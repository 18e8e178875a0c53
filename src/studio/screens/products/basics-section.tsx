import { Stack, Textarea, TextInput } from '@mantine/core'
import { memo } from 'react'
import { Panel } from '#studio/kit/panel.tsx'
import { BodyField } from '#studio/kit/texts/body-field.tsx'
import type { ProductDraft } from './draft.ts'
import type { ChangeProduct } from './use-product-editor.ts'

interface BasicsProps extends Pick<ProductDraft, 'title' | 'excerpt' | 'body'> {
  readonly isNew: boolean
  readonly titleError: string | null
  readonly change: ChangeProduct
}

/** The product's title, description and type. */
export const BasicsSection = memo(function BasicsSection(props: BasicsProps) {
  const { title, excerpt, body, isNew, titleError, change } = props
  return (
    <Panel title="Product" id="basics">
      <Stack gap="md">
        <TextInput
          id="product-title"
          label="Title"
          value={title}
          maxLength={200}
          error={titleError}
          autoFocus={isNew}
          autoComplete="off"
          placeholder="Harbor Mug"
          onChange={(event) => change('title', { title: event.currentTarget.value })}
        />
        <Textarea
          label="Short description"
          description="One or two sentences for lists and search results."
          value={excerpt}
          maxLength={1000}
          autosize
          minRows={2}
          maxRows={6}
          onChange={(event) => change('excerpt', { excerpt: event.currentTarget.value })}
        />
        <BodyField label="Description" html={body} onChange={(html) => change('body', { body: html })} />
      </Stack>
    </Panel>
  )
})

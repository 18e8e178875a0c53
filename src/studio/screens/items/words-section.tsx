import { Stack, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Panel } from '#studio/kit/panel.tsx'
import { FocalPoint } from '../files/pictures/focal-point.tsx'
import { PictureField } from '../files/pictures/picture-field.tsx'
import type { ItemDraft } from './item-draft.ts'
import type { ChangeItem } from './use-item-editor.ts'

interface Props {
  readonly draft: ItemDraft
  readonly change: ChangeItem
  readonly noun: string
  /** Whether its page says where it was published first. */
  readonly hasSource: boolean
  readonly titleError: string | null
  /** The way to its content. */
  readonly children: ReactNode
}

/** Title, excerpt and picture: what lists show of an item. */
export function WordsSection({ draft, change, noun, hasSource, titleError, children }: Props) {
  const { title, excerpt, picture, sourceUrl } = draft
  return (
    <Panel title="Content" lead={`Its text and blocks are edited on the page itself.`} aside={children}>
      <Stack gap="md">
        <TextInput
          label="Title"
          value={title}
          maxLength={200}
          autoComplete="off"
          error={titleError}
          onChange={(event) => change('title', { title: event.currentTarget.value })}
        />
        <Textarea
          label="Excerpt"
          description={`Shown in lists, and below the title of the ${noun}.`}
          value={excerpt}
          maxLength={2000}
          autosize
          minRows={2}
          maxRows={10}
          onChange={(event) => change('excerpt', { excerpt: event.currentTarget.value })}
        />
        <PictureField picture={picture} onChange={(next) => change('picture', { picture: next })} />
        {picture && (
          <FocalPoint
            picture={picture}
            onChange={(focalPoint) => change('focalPoint', { picture: { ...picture, focalPoint } })}
          />
        )}
        {hasSource && (
          <TextInput
            label="Source link"
            description="A page elsewhere that it was published on first, or that it is about."
            placeholder="https://"
            value={sourceUrl}
            maxLength={2000}
            autoComplete="off"
            spellCheck={false}
            error={
              sourceUrl === '' || /^https?:\/\/[^\s]+$/i.test(sourceUrl) ? null : 'Start the address with https://.'
            }
            onChange={(event) => change('sourceUrl', { sourceUrl: event.currentTarget.value.trim() })}
          />
        )}
      </Stack>
    </Panel>
  )
}

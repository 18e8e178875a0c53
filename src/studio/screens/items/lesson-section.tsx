import { Autocomplete, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { listItemsCall } from '#shared/items/api.ts'
import type { ItemCollection, Lesson } from '#shared/items/schema.ts'
import type { MediaFile } from '#shared/pages/blocks/media-file.ts'
import { readVideoLink } from '#shared/pages/blocks/video-link.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { MediaSetting } from '../pages/editor/media-setting.tsx'
import { VideoLinkSetting } from '../pages/editor/video-link-setting.tsx'
import { LengthField, lengthOf } from './length-field.tsx'
import type { ChangeItem, ItemDraft } from './use-item-editor.ts'

interface Props {
  readonly draft: ItemDraft & { readonly lesson: Lesson }
  readonly change: ChangeItem
  readonly collection: Pick<ItemCollection, 'id' | 'kind'>
}

type Source = 'file' | 'link'

/** The chapter, the video and the length of a lesson. */
export function LessonSection({ draft: { lesson }, change, collection }: Props) {
  const isInCourse = collection.kind === 'course'
  const { chapter, video, seconds } = lesson
  const [source, setSource] = useState<Source>(video?.source ?? 'file')
  const file = video?.source === 'file' ? video : null
  const set = (changes: Partial<Lesson>) => change('lesson', { lesson: { ...lesson, ...changes } })
  async function choose(chosen: MediaFile | null) {
    const played: Lesson['video'] = chosen && { source: 'file', file: chosen, captions: file?.captions ?? null }
    set({ video: played, seconds: null })
    const read = chosen && (await lengthOf('video', chosen.assetUrl))
    if (read === null) return
    // The owner may have written on, or chosen another file.
    change('lesson', ({ lesson: now }) =>
      now?.video?.source === 'file' && now.video.file.id === chosen?.id ? { lesson: { ...now, seconds: read } } : {},
    )
  }
  return (
    <Panel title={isInCourse ? 'Lesson' : 'Video'} lead="The image is shown until the video plays.">
      <Stack gap="md">
        {isInCourse && (
          <ChapterField
            chapter={chapter}
            collectionId={collection.id}
            onChange={(next) => change('chapter', { lesson: { ...lesson, chapter: next } })}
          />
        )}
        <Select
          label="Video source"
          data={[
            { value: 'file', label: 'File' },
            { value: 'link', label: 'YouTube or Vimeo' },
          ]}
          value={source}
          allowDeselect={false}
          onChange={(next) => {
            setSource(next as Source)
            if (video && video.source !== next) set({ video: null })
          }}
        />
        {source === 'file' ? (
          <MediaSetting
            label="Video file"
            {...(isInCourse && { description: 'Optional: a lesson can be a text alone.' })}
            kind="video"
            value={file?.file ?? null}
            change={(chosen) => void choose(chosen)}
          />
        ) : (
          <VideoLinkSetting
            label="Video link"
            description="Visitors load it when they press play."
            most={500}
            value={video?.source === 'link' ? video.href : ''}
            isValid={(value) => value === '' || readVideoLink(String(value)) !== null}
            change={(value) => set({ video: value === '' ? null : { source: 'link', href: String(value) } })}
          />
        )}
        {file && (
          <MediaSetting
            label="Captions"
            description="What is said, for people who can’t hear it."
            kind="captions"
            value={file.captions}
            change={(captions) => set({ video: { ...file, captions } })}
          />
        )}
        <LengthField
          key={seconds}
          description={
            file
              ? 'Minutes and seconds, read from the file.'
              : 'Minutes and seconds. Leave empty if you don’t want to show it.'
          }
          seconds={seconds}
          onChange={(next) => set({ seconds: next })}
        />
      </Stack>
    </Panel>
  )
}

interface ChapterFieldProps {
  readonly chapter: string
  readonly collectionId: string
  readonly onChange: (chapter: string) => void
}

/** The chapter of a lesson: a new one, or one that other lessons of its course name. */
function ChapterField({ chapter, collectionId, onChange }: ChapterFieldProps) {
  const pages = useContractPages(listItemsCall, { parameters: { collectionId }, query: {} })
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Autocomplete
      label="Chapter"
      description="Lessons that follow each other and name the same chapter are listed below its name. Optional."
      data={[...new Set(rows.flatMap(({ lesson }) => lesson?.chapter || []))]}
      value={chapter}
      maxLength={200}
      autoComplete="off"
      onChange={onChange}
    />
  )
}

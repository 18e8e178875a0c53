import { Autocomplete, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { listItemsCall } from '#shared/items/api.ts'
import type { Lesson } from '#shared/items/schema.ts'
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
  readonly collectionId: string
}

type Source = 'file' | 'link'

/** The chapter, the video and the length of a lesson. */
export function LessonSection({ draft: { lesson }, change, collectionId }: Props) {
  const { chapter, video, seconds } = lesson
  const [source, setSource] = useState<Source>(video?.source ?? 'file')
  const file = video?.source === 'file' ? video : null
  const set = (changes: Partial<Lesson>) => change('lesson', { lesson: { ...lesson, ...changes } })
  async function choose(chosen: MediaFile | null) {
    const next: Lesson = {
      ...lesson,
      video: chosen && { source: 'file', file: chosen, captions: file?.captions ?? null },
      seconds: null,
    }
    change('lesson', { lesson: next })
    const read = chosen && (await lengthOf('video', chosen.assetUrl))
    if (read !== null) change('lesson', { lesson: { ...next, seconds: read } })
  }
  return (
    <Panel title="Lesson" lead="The image of the lesson is shown until its video plays.">
      <Stack gap="md">
        <Autocomplete
          label="Chapter"
          description="Lessons that follow each other and name the same chapter are listed below its name. Optional."
          data={useChapters(collectionId)}
          value={chapter}
          maxLength={200}
          autoComplete="off"
          onChange={(next) => change('chapter', { lesson: { ...lesson, chapter: next } })}
        />
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
            description="Optional: a lesson can be a text alone."
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

/** The chapters that lessons of a course name, in their order. */
function useChapters(collectionId: string): string[] {
  const pages = useContractPages(listItemsCall, { parameters: { collectionId }, query: {} })
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return [...new Set(rows.flatMap(({ lesson }) => lesson?.chapter || []))]
}

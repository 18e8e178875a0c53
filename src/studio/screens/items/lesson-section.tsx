import { Autocomplete, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { listItemsCall } from '#shared/items/api.ts'
import type { ItemCollection } from '#shared/items/schema.ts'
import { formatLength } from '#shared/items/track-length.ts'
import type { MediaFile } from '#shared/pages/blocks/media-file.ts'
import { videoAddress } from '#shared/pages/blocks/video-link.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { MediaSetting } from '../pages/editor/media-setting.tsx'
import { VideoTitle } from '../pages/editor/video-link-setting.tsx'
import { CheckedField } from './checked-field.tsx'
import type { ItemDraft, LessonDraft } from './item-draft.ts'
import { lengthOf } from './length-of.ts'
import type { ChangeItem } from './use-item-editor.ts'

interface Props {
  readonly draft: ItemDraft & { readonly lesson: LessonDraft }
  readonly change: ChangeItem
  readonly collection: Pick<ItemCollection, 'id' | 'kind'>
  /** What cannot be saved, by its field. */
  readonly errors: Readonly<Record<string, string>>
  /** Whether a save was refused. */
  readonly isRefused: boolean
}

type Source = 'file' | 'link'

/** The chapter, the video and the length of a lesson. */
export function LessonSection({ draft: { lesson }, change, collection, errors, isRefused }: Props) {
  const isInCourse = collection.kind === 'course'
  const { chapter, video, length } = lesson
  const linked = video?.source === 'link' ? video.href : ''
  const [source, setSource] = useState<Source>(video?.source ?? 'file')
  const file = video?.source === 'file' ? video : null
  const set = (changes: Partial<LessonDraft>, place = 'lesson') => change(place, { lesson: { ...lesson, ...changes } })
  async function choose(chosen: MediaFile | null) {
    const played: LessonDraft['video'] = chosen && { source: 'file', file: chosen, captions: file?.captions ?? null }
    set({ video: played, length: '' })
    const read = chosen && (await lengthOf('video', chosen.assetUrl))
    if (read === null) return
    // The owner may have written a length meanwhile, or chosen another file.
    change('lesson', ({ lesson: now }) =>
      now?.video?.source === 'file' && now.video.file.id === chosen?.id && now.length === ''
        ? { lesson: { ...now, length: formatLength(read) } }
        : {},
    )
  }
  return (
    <Panel title={isInCourse ? 'Lesson' : 'Video'} lead="The image is shown until the video plays.">
      <Stack gap="md">
        {isInCourse && (
          <ChapterField
            chapter={chapter}
            collectionId={collection.id}
            onChange={(next) => set({ chapter: next }, 'chapter')}
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
          <div>
            <CheckedField
              label="Video link"
              description="Visitors load it when they press play."
              placeholder="https://youtu.be/…"
              maxLength={500}
              value={linked}
              wrong={errors.video}
              isRefused={isRefused}
              onChange={(href) => set({ video: href === '' ? null : { source: 'link', href } }, 'video')}
              onLeave={() => {
                const whole = videoAddress(linked)
                if (whole !== linked) set({ video: whole === '' ? null : { source: 'link', href: whole } }, 'video')
              }}
            />
            <VideoTitle href={linked} />
          </div>
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
        <CheckedField
          label="Length"
          description={
            file
              ? 'Minutes and seconds, read from the file. Enter them if the file doesn’t have them.'
              : 'Minutes and seconds. Leave empty if you don’t want to show it.'
          }
          placeholder="3:45"
          value={length}
          wrong={errors.length}
          isRefused={isRefused}
          onChange={(next) => set({ length: next }, 'length')}
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

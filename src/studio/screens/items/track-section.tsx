import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { MOST_TRACK_SECONDS } from '#shared/items/schema.ts'
import { formatLength, parseLength } from '#shared/items/track-length.ts'
import type { MediaFile } from '#shared/pages/blocks/media-file.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { MediaSetting } from '../pages/editor/media-setting.tsx'
import type { ChangeItem, ItemDraft } from './use-item-editor.ts'

interface Props {
  readonly draft: ItemDraft
  readonly change: ChangeItem
  readonly albumArtist: string
}

/** What a track plays, who plays it, and how long it is. */
export function TrackSection({ draft: { recording, authorName }, change, albumArtist }: Props) {
  async function choose(file: MediaFile | null) {
    change('recording', { recording: file && { file, seconds: null } })
    if (!file) return
    const seconds = await lengthOf(file.assetUrl)
    if (seconds !== null) change('recording', { recording: { file, seconds } })
  }
  return (
    <Panel title="Recording">
      <Stack gap="md">
        <MediaSetting
          label="Audio file"
          description="Visitors can play the track once it has a file."
          kind="audio"
          value={recording?.file ?? null}
          change={(file) => void choose(file)}
        />
        {recording && (
          <LengthField
            key={`${recording.file.id} ${recording.seconds}`}
            seconds={recording.seconds}
            onChange={(seconds) => change('recording', { recording: { ...recording, seconds } })}
          />
        )}
        <TextInput
          label="Artist"
          description={albumArtist ? `Leave empty for ${albumArtist}.` : 'Who plays this track.'}
          value={authorName}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => change('authorName', { authorName: event.currentTarget.value })}
        />
      </Stack>
    </Panel>
  )
}

interface LengthFieldProps {
  readonly seconds: number | null
  readonly onChange: (seconds: number | null) => void
}

/** Its length, as it was read from the file or as the owner writes it. */
function LengthField({ seconds, onChange }: LengthFieldProps) {
  const [text, setText] = useState(seconds === null ? '' : formatLength(seconds))
  const parsed = parseLength(text)
  const isWrong = text.trim() !== '' && (parsed === null || parsed > MOST_TRACK_SECONDS)
  return (
    <TextInput
      label="Length"
      description="Minutes and seconds, read from the file."
      placeholder="3:45"
      value={text}
      error={isWrong ? 'Enter a length such as 3:45.' : null}
      autoComplete="off"
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => {
        if (!isWrong && parsed !== seconds) onChange(parsed)
      }}
    />
  )
}

/** The length of a file in whole seconds; null where the browser cannot read it. */
function lengthOf(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const audio = new Audio()
    audio.preload = 'metadata'
    audio.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(audio.duration) ? Math.min(Math.round(audio.duration), MOST_TRACK_SECONDS) : null),
    )
    audio.addEventListener('error', () => resolve(null))
    audio.src = url
  })
}

import { Stack, TextInput } from '@mantine/core'
import type { MediaFile } from '#shared/pages/blocks/media-file.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { MediaSetting } from '../pages/editor/media-setting.tsx'
import { LengthField, lengthOf } from './length-field.tsx'
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
    const seconds = await lengthOf('audio', file.assetUrl)
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
            description="Minutes and seconds, read from the file."
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

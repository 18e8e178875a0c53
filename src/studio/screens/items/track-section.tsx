import { Stack, TextInput } from '@mantine/core'
import { formatLength } from '#shared/items/track-length.ts'
import type { MediaFile } from '#shared/pages/blocks/media-file.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { MediaSetting } from '../pages/editor/media-setting.tsx'
import { CheckedField } from './checked-field.tsx'
import type { ItemDraft } from './item-draft.ts'
import { lengthOf } from './length-of.ts'
import type { ChangeItem } from './use-item-editor.ts'

interface Props {
  readonly draft: ItemDraft
  readonly change: ChangeItem
  readonly albumArtist: string
  /** What cannot be saved, by its field. */
  readonly errors: Readonly<Record<string, string>>
  /** Whether a save was refused. */
  readonly isRefused: boolean
}

/** What a track plays, who plays it, and how long it is. */
export function TrackSection({ draft: { recording, authorName }, change, albumArtist, errors, isRefused }: Props) {
  async function choose(file: MediaFile | null) {
    change('recording', { recording: file && { file, length: '' } })
    if (!file) return
    const seconds = await lengthOf('audio', file.assetUrl)
    if (seconds === null) return
    // The owner may have written a length meanwhile, or chosen another file.
    change('recording', ({ recording: now }) =>
      now?.file.id === file.id && now.length === '' ? { recording: { ...now, length: formatLength(seconds) } } : {},
    )
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
          <CheckedField
            label="Length"
            description="Minutes and seconds, read from the file. Enter them if the file doesn’t have them."
            placeholder="3:45"
            value={recording.length}
            wrong={errors.length}
            isRefused={isRefused}
            onChange={(length) => change('length', { recording: { ...recording, length } })}
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

import { Stack, TextInput } from '@mantine/core'
import type { AlbumFacts } from '#shared/items/schema.ts'
import { PictureField } from '../files/pictures/picture-field.tsx'

interface Props {
  readonly album: AlbumFacts
  readonly onChange: (album: AlbumFacts) => void
}

/** Who plays an album, and its cover. */
export function AlbumFields({ album, onChange }: Props) {
  return (
    <Stack gap="md">
      <TextInput
        label="Artist"
        value={album.artist}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onChange({ ...album, artist: event.currentTarget.value })}
      />
      <PictureField label="Cover" picture={album.cover} onChange={(cover) => onChange({ ...album, cover })} />
    </Stack>
  )
}

import { Music } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

const hasNoAlbum = ({ albumId }: { readonly albumId?: unknown }) => (albumId ?? null) === null

export const audioFacts: BlockFacts<'audio'> = {
  name: 'Audio',
  group: 'media',
  keywords: 'music podcast sound track mp3 album',
  icon: Music,
  columns: 8,
  first: { file: null, title: '', artist: '', albumId: null },
  emptyText: 'Upload an audio file, or choose an album in the panel.',
  fields: [
    { name: 'file', label: 'Audio file', input: { kind: 'media', media: 'audio' }, isShown: hasNoAlbum },
    { name: 'title', label: 'Title', input: { kind: 'line', most: 200 }, isShown: hasNoAlbum },
    { name: 'artist', label: 'Artist', input: { kind: 'line', most: 200 }, isShown: hasNoAlbum },
    {
      name: 'albumId',
      label: 'Album',
      description: 'Plays the tracks of an album in place of one file.',
      input: { kind: 'collection', only: 'album', isOptional: true },
    },
  ],
}

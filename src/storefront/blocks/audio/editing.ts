import { Music } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

export const audioFacts: BlockFacts<'audio'> = {
  name: 'Audio',
  group: 'media',
  keywords: 'music podcast sound track mp3',
  icon: Music,
  columns: 8,
  first: { file: null, title: '', artist: '' },
  emptyText: 'Upload an audio file in the panel.',
  fields: [
    { name: 'file', label: 'Audio file', input: { kind: 'media', media: 'audio' } },
    { name: 'title', label: 'Title', input: { kind: 'line', most: 200 } },
    { name: 'artist', label: 'Artist', input: { kind: 'line', most: 200 } },
  ],
}

import { SquarePlay } from 'lucide-react'
import { type BlockFacts, choices } from '../editing-facts.ts'

const isFile = ({ source }: Readonly<Record<string, unknown>>) => source === 'file'

export const videoFacts: BlockFacts<'video'> = {
  name: 'Video',
  group: 'media',
  keywords: 'youtube vimeo movie film mp4',
  icon: SquarePlay,
  columns: 8,
  first: {
    source: 'link',
    file: null,
    captions: null,
    href: '',
    poster: null,
    title: '',
    caption: '',
    ratio: '16/9',
  },
  emptyText: 'Paste the link of a video in the panel, or upload a file.',
  fields: [
    { name: 'source', label: 'Source', input: choices({ link: 'YouTube or Vimeo', file: 'File' }) },
    {
      name: 'href',
      label: 'Link',
      description: 'Visitors load it when they press play.',
      input: { kind: 'video-link', most: 500 },
      isShown: ({ source }) => source === 'link',
    },
    { name: 'file', label: 'Video file', input: { kind: 'media', media: 'video' }, isShown: isFile },
    {
      name: 'captions',
      label: 'Captions',
      description: 'What is said, for people who can’t hear it.',
      input: { kind: 'media', media: 'captions' },
      isShown: isFile,
    },
    { name: 'poster', label: 'Poster', description: 'Shown until the video plays.', input: { kind: 'picture' } },
    { name: 'title', label: 'Title', input: { kind: 'line', most: 200 } },
    { name: 'caption', label: 'Caption', input: { kind: 'line', most: 500 } },
    {
      name: 'ratio',
      label: 'Shape',
      input: choices({ '16/9': '16:9', '4/3': '4:3', '1/1': '1:1', '9/16': '9:16' }),
    },
  ],
}

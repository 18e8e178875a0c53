import { MEGABYTE } from './file-size.ts'

/** Files that pages play, by their kind: the accepted types, as text, and the largest size. */
export const mediaKinds = {
  video: { types: ['video/mp4', 'video/webm'], inWords: 'MP4 or WebM', bytes: 500 * MEGABYTE },
  audio: {
    types: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'],
    inWords: 'MP3, M4A, Ogg or WAV',
    bytes: 200 * MEGABYTE,
  },
  captions: { types: ['text/vtt'], inWords: 'WebVTT (.vtt)', bytes: 2 * MEGABYTE },
} as const
export type MediaKind = keyof typeof mediaKinds

/** The kind of a media type; null for images and everything else. */
export const mediaKindOf = (mediaType: string): MediaKind | null =>
  (Object.keys(mediaKinds) as MediaKind[]).find((kind) =>
    (mediaKinds[kind].types as readonly string[]).includes(mediaType),
  ) ?? null

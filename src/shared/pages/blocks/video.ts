import { z } from 'zod'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { pageMessages } from '../messages.ts'
import { defineBlock, no, none } from './define-block.ts'
import { mediaFileSchema } from './media-file.ts'
import { videoAddressSchema } from './video-address.ts'
import { readVideoLink } from './video-link.ts'

/** A video: a file of the site, or one on YouTube or Vimeo. */
export const videoBlock = defineBlock({
  settings: z.strictObject({
    source: z.enum(['file', 'link']).default('link'),
    file: mediaFileSchema.nullable().default(null),
    captions: mediaFileSchema.nullable().default(null),
    href: videoAddressSchema
      .refine((text) => text === '' || readVideoLink(text) !== null, pageMessages['video-unknown']())
      .default(''),
    /** Shown until the video plays. */
    poster: pictureSchema.nullable().default(null),
    /** What the video is, for screen readers. */
    title: singleLine(200).default(''),
    caption: z.string().max(500).default(''),
    ratio: z.enum(['16/9', '4/3', '1/1', '9/16']).default('16/9'),
  }),
  number: null,
  htmlFields: [],
  words: ({ title, caption }) => `${title} ${caption}`,
  forms: none,
  pictures: ({ poster }) => (poster ? [poster] : []),
  fills: no,
  isEmpty: ({ source, file, href }) => (source === 'file' ? file === null : href === ''),
})

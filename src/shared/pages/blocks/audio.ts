import { z } from 'zod'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { defineBlock, no, none } from './define-block.ts'
import { mediaFileSchema } from './media-file.ts'

/** A recording of the site with its title, or an album. */
export const audioBlock = defineBlock({
  settings: z.strictObject({
    file: mediaFileSchema.nullable().default(null),
    title: singleLine(200).default(''),
    artist: singleLine(200).default(''),
    /** The album that it plays in place of a recording. */
    albumId: idSchema.nullable().default(null),
  }),
  number: null,
  htmlFields: [],
  words: ({ title, artist }) => `${title} ${artist}`,
  forms: none,
  pictures: none,
  fills: no,
  isEmpty: ({ file, albumId }) => file === null && albumId === null,
})

import { z } from 'zod'
import { pictureSchema } from '#shared/products/schema.ts'
import { linkAddressSchema } from '#shared/websites/appearance.ts'
import { blockTypes } from '../codes.ts'
import { blockId, defineBlock, none } from './define-block.ts'

/** A picture, with a caption and a link where there are some. */
export const imageBlock = defineBlock({
  schema: z.strictObject({
    id: blockId,
    type: z.literal('image'),
    picture: pictureSchema,
    caption: z.string().max(500).default(''),
    href: linkAddressSchema.nullable().default(null),
  }),
  number: blockTypes.image,
  htmlFields: [],
  words: ({ caption, picture }) => `${caption} ${picture.altText}`,
  forms: none,
  pictures: ({ picture }) => [picture],
})

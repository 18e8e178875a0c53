import { z } from 'zod'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { linkAddressSchema } from '#shared/websites/appearance.ts'
import { blockTypes } from '../codes.ts'
import { defineBlock, none } from './define-block.ts'

/** A picture, with a caption and a link where there are some. */
export const imageBlock = defineBlock({
  settings: z.strictObject({
    picture: pictureSchema,
    caption: z.string().max(500).default(''),
    href: linkAddressSchema.nullable().default(null),
    /** `natural` keeps its proportions; `fill` crops it around its focal point to the whole area. */
    fit: z.enum(['natural', 'fill']).default('natural'),
  }),
  number: blockTypes.image,
  htmlFields: [],
  words: ({ caption, picture }) => `${caption} ${picture.altText}`,
  forms: none,
  pictures: ({ picture }) => [picture],
  fills: ({ fit }) => fit === 'fill',
})

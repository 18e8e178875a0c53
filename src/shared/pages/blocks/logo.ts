import { z } from 'zod'
import { linkSchema } from '#shared/links/schema.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { blockTypes } from '../codes.ts'
import { defineBlock, no, none, noWords } from './define-block.ts'

/** The logo of the site, or another one; the title of the site where there is none. */
export const logoBlock = defineBlock({
  settings: z.strictObject({
    /** Null: the logo of the site. */
    picture: pictureSchema.nullable().default(null),
    /** In pixels. */
    height: z.int().min(16).max(240).default(56),
    href: linkSchema.nullable().default('/'),
    position: z.enum(['start', 'center', 'end']).default('start'),
  }),
  number: blockTypes.logo,
  htmlFields: [],
  words: noWords,
  forms: none,
  pictures: ({ picture }) => (picture ? [picture] : []),
  fills: no,
})

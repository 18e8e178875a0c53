import { z } from 'zod'
import { linkAddressSchema } from '#shared/links/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { partId } from '../placement.ts'
import { defineBlock, no, none, noWords } from './define-block.ts'

export const MOST_SOCIAL_LINKS = 20

/** Links to the owner's profiles elsewhere. */
export const socialLinksBlock = defineBlock({
  settings: z.strictObject({
    links: z
      .array(
        z.strictObject({
          id: partId,
          href: linkAddressSchema,
          /** Empty: the name of the network. */
          name: singleLine(60),
        }),
      )
      .max(MOST_SOCIAL_LINKS),
    look: z.enum(['icons', 'names', 'both']).default('icons'),
    size: z.enum(['small', 'regular', 'large']).default('regular'),
    position: z.enum(['start', 'center', 'end']).default('start'),
  }),
  number: null,
  htmlFields: [],
  words: noWords,
  forms: none,
  pictures: none,
  fills: no,
  isEmpty: ({ links }) => links.length === 0,
})

import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'
import { linkAddressSchema } from '#shared/websites/appearance.ts'
import { blockTypes } from '../codes.ts'
import { blockId, defineBlock, none } from './define-block.ts'

/** A link that looks like a button. */
export const buttonBlock = defineBlock({
  schema: z.strictObject({
    id: blockId,
    type: z.literal('button'),
    label: singleLine(100, 1),
    href: linkAddressSchema,
    newWindow: z.boolean().default(false),
  }),
  number: blockTypes.button,
  htmlFields: [],
  words: ({ label }) => label,
  forms: none,
  pictures: none,
})

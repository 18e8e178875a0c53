import { z } from 'zod'
import { linkSchema } from '#shared/links/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { blockTypes } from '../codes.ts'
import { defineBlock, no, none } from './define-block.ts'

/** A link that looks like a button. */
export const buttonBlock = defineBlock({
  settings: z.strictObject({
    label: singleLine(100, 1),
    href: linkSchema,
    newWindow: z.boolean().default(false),
  }),
  number: blockTypes.button,
  htmlFields: [],
  words: ({ label }) => label,
  forms: none,
  pictures: none,
  fills: no,
})

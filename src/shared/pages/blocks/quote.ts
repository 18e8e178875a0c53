import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'
import { defineBlock, no, none } from './define-block.ts'

/** What someone has said, and who. */
export const quoteBlock = defineBlock({
  settings: z.strictObject({
    text: z.string().trim().min(1).max(2000),
    source: singleLine(200).default(''),
  }),
  number: null,
  htmlFields: [],
  words: ({ text, source }) => `${text} ${source}`,
  forms: none,
  pictures: none,
  fills: no,
})

import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'
import { defineBlock, no, none, noWords } from './define-block.ts'

/** A field that leads to the search page. */
export const searchBoxBlock = defineBlock({
  settings: z.strictObject({
    /** Empty: 'Search'. */
    placeholder: singleLine(80).default(''),
    hasButton: z.boolean().default(true),
  }),
  number: null,
  htmlFields: [],
  words: noWords,
  forms: none,
  pictures: none,
  fills: no,
})

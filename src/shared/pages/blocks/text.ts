import { z } from 'zod'
import { blockTypes } from '../codes.ts'
import { defineBlock, no, none, noWords } from './define-block.ts'

/** Text with headings, lists and links. */
export const textBlock = defineBlock({
  settings: z.strictObject({
    html: z.string().max(100_000),
    /** `large` for a lead, `display` for the words that open a page. */
    size: z.enum(['regular', 'large', 'display']).default('regular'),
  }),
  number: blockTypes.html,
  htmlFields: ['html'],
  words: noWords,
  forms: none,
  pictures: none,
  fills: no,
})

import { z } from 'zod'
import { defineBlock, no, none, noWords } from './define-block.ts'

/** Empty room. On wide screens it is as high as its area. */
export const spacerBlock = defineBlock({
  settings: z.strictObject({
    /** Its height in pixels where blocks are below each other. */
    phoneHeight: z.int().min(0).max(200).default(24),
  }),
  number: null,
  htmlFields: [],
  words: noWords,
  forms: none,
  pictures: none,
  fills: no,
})

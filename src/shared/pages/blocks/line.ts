import { z } from 'zod'
import { defineBlock, no, none, noWords } from './define-block.ts'

/** A horizontal line between other blocks. */
export const lineBlock = defineBlock({
  settings: z.strictObject({
    style: z.enum(['solid', 'dashed', 'dotted']).default('solid'),
    /** In pixels. */
    thickness: z.int().min(1).max(20).default(1),
    /** In percent of its area. */
    length: z.int().min(10).max(100).default(100),
    position: z.enum(['start', 'center', 'end']).default('start'),
    color: z.enum(['line', 'text', 'accent', 'support']).default('line'),
  }),
  number: null,
  htmlFields: [],
  words: noWords,
  forms: none,
  pictures: none,
  fills: no,
})

import { z } from 'zod'
import { defineBlock, no, none, noWords } from './define-block.ts'

/** The most letters that its data may have as JSON. */
const MOST_LETTERS = 200_000

/**
 * A block of an import that this product does not have. It is kept whole, so that a later version can show it. Visitors
 * see nothing.
 */
export const unknownBlock = defineBlock({
  settings: z.strictObject({
    /** Its number there, and its variant where it has one. */
    number: z.int().min(0).max(1_000_000),
    variant: z.int().min(0).max(1_000_000).nullable().default(null),
    data: z.json().refine((data) => JSON.stringify(data).length <= MOST_LETTERS, 'The block is too large.'),
  }),
  number: null,
  htmlFields: [],
  words: noWords,
  forms: none,
  pictures: none,
  fills: no,
  isEmpty: () => true,
})

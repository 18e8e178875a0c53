import { z } from 'zod'
import { idSchema } from '#shared/texts/schema.ts'
import { blockTypes } from '../codes.ts'
import { defineBlock, no, none, noWords } from './define-block.ts'

/** One product: its card, or everything for buying it. */
export const productBlock = defineBlock({
  settings: z.strictObject({
    /** Null until one is chosen. */
    productId: idSchema.nullable().default(null),
    design: z.enum(['card', 'full']).default('full'),
    hasExcerpt: z.boolean().default(true),
  }),
  number: blockTypes.product,
  htmlFields: [],
  words: noWords,
  forms: none,
  pictures: none,
  fills: no,
  isEmpty: ({ productId }) => productId === null,
})

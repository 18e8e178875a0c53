import { z } from 'zod'
import { linkSchema } from '#shared/links/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { blockTypes } from '../codes.ts'
import { partId } from '../placement.ts'
import { defineBlock, no, none } from './define-block.ts'

export const MOST_MARQUEE_ITEMS = 20

/** Words that run across the page. */
export const marqueeBlock = defineBlock({
  settings: z.strictObject({
    items: z
      .array(z.strictObject({ id: partId, text: singleLine(200, 1), href: linkSchema.nullable().default(null) }))
      .min(1)
      .max(MOST_MARQUEE_ITEMS),
    size: z.enum(['regular', 'large', 'display']).default('large'),
    /** From slow to fast. */
    speed: z.int().min(1).max(10).default(4),
    direction: z.enum(['left', 'right']).default('left'),
    /** What is between the words. */
    separator: z.enum(['none', 'dot', 'star', 'slash']).default('dot'),
  }),
  number: blockTypes.marquee,
  htmlFields: [],
  words: ({ items }) => items.map(({ text }) => text).join(' '),
  forms: none,
  pictures: none,
  fills: no,
})

import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'
import { blockTypes } from '../codes.ts'
import { partId } from '../placement.ts'
import { defineBlock, no, none } from './define-block.ts'

export const MOST_ACCORDION_ITEMS = 60

/** Titles that open a text below them, such as questions and answers. */
export const accordionBlock = defineBlock({
  settings: z.strictObject({
    items: z
      .array(z.strictObject({ id: partId, title: singleLine(200, 1), html: z.string().max(20_000) }))
      .min(1)
      .max(MOST_ACCORDION_ITEMS),
    isFirstOpen: z.boolean().default(false),
    /** Opening one closes the others. */
    isOneOpen: z.boolean().default(false),
    hasDividers: z.boolean().default(true),
    icon: z.enum(['plus', 'arrow']).default('plus'),
  }),
  number: blockTypes.accordion,
  htmlFields: ['items.html'],
  words: ({ items }) => items.map(({ title }) => title).join(' '),
  forms: none,
  pictures: none,
  fills: no,
})

import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { blockVariants } from '../codes.ts'
import { defineBlock, no, none } from './define-block.ts'

export const summaryDesigns = ['wall', 'carousel', 'list', 'grid'] as const
export const SUMMARY_MOST_ITEMS = 30

/** The newest items of a collection, such as the posts of a blog, or the next events. */
export const summaryBlock = defineBlock({
  settings: z.strictObject({
    title: singleLine(200).default(''),
    collectionId: idSchema,
    design: z.enum(summaryDesigns).default('grid'),
    count: z.int().min(1).max(SUMMARY_MOST_ITEMS).default(3),
    /** Only items of this category, or with this tag; '' for all. */
    category: singleLine(limits.categoryLength).default(''),
    tag: singleLine(limits.tagLength).default(''),
    isFeaturedOnly: z.boolean().default(false),
    showPicture: z.boolean().default(true),
    showDate: z.boolean().default(true),
    showCategories: z.boolean().default(false),
    showExcerpt: z.boolean().default(true),
  }),
  number: null,
  variants: blockVariants.summary,
  htmlFields: [],
  words: ({ title }) => title,
  forms: none,
  pictures: none,
  fills: no,
})

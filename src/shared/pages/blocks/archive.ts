import { z } from 'zod'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { defineBlock, no, none } from './define-block.ts'

export const archiveGroups = ['archive', 'category', 'tag', 'author'] as const
export const archiveDesigns = ['list', 'cloud'] as const

/** Links to the months, categories, tags or authors of a collection: an archive, or a tag cloud. */
export const archiveBlock = defineBlock({
  settings: z.strictObject({
    title: singleLine(200).default(''),
    collectionId: idSchema,
    by: z.enum(archiveGroups).default('archive'),
    /** In a cloud, names that more items have are larger. */
    design: z.enum(archiveDesigns).default('list'),
    showCounts: z.boolean().default(true),
  }),
  number: null,
  htmlFields: [],
  words: ({ title }) => title,
  forms: none,
  pictures: none,
  fills: no,
})

import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { itemCollectionSchema, itemSchema } from '#shared/items/schema.ts'
import { contentSchema } from '#shared/pages/content.ts'

const itemSnapshotSchema = itemSchema.extend({
  title: z.string(),
  urlId: z.string(),
  /** What its page showed; stored when it is deleted, or changed together with it. */
  content: contentSchema.optional(),
})
export type ItemSnapshot = z.infer<typeof itemSnapshotSchema>

/** Changes of items. */
export const itemLog = defineLog({
  noun: 'item',
  snapshot: itemSnapshotSchema,
  steps: [
    { name: 'position and recording', run: (item: object) => ({ ...item, position: null, recording: null }) },
    { name: 'password', run: (item: object) => ({ ...item, passwordHash: null }) },
    { name: 'lessons', run: (item: object) => ({ ...item, lesson: null }) },
  ],
  titleOf: (item) => item.title,
  factsOf: ({ content: _, ...facts }) => facts,
  contentOf: ({ content }) => content ?? null,
})

/** Changes of collections of items. */
export const itemCollectionLog = defineLog({
  noun: 'item-collection',
  snapshot: itemCollectionSchema.extend({ title: z.string(), urlId: z.string() }),
  steps: [
    { name: 'site search', run: (collection: object) => ({ ...collection, isHiddenFromSiteSearch: false }) },
    {
      name: 'portfolios and albums',
      run: (collection: object) => ({ ...collection, portfolioLayout: null, album: null }),
    },
    { name: 'password', run: (collection: object) => ({ ...collection, passwordHash: null }) },
    { name: 'courses', run: (collection: object) => ({ ...collection, course: null }) },
  ],
  titleOf: (collection) => collection.title,
})

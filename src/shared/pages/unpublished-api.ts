import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { pageSchema } from './schema.ts'

/** The calls that publish the changes of several pages at once. */

/** The most pages that are looked through and published at once. */
export const MOST_UNPUBLISHED = 50

const unpublishedPageSchema = pageSchema.pick({ id: true, title: true }).extend({
  path: z.string(),
  /** The number of steps that its draft has taken. */
  sequence: z.int(),
  /** When its draft was changed last. */
  changedAt: z.int(),
  /** When its scheduled changes are published; null where there are none. */
  changesAt: z.int().nullable(),
  /** What visitors would stumble over, in sentences; what is in shared sections is named there. */
  faults: z.array(z.string()),
})
export type UnpublishedPage = z.infer<typeof unpublishedPageSchema>

/** A shared section with something that visitors of the listed pages would stumble over. */
const faultySectionSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The listed pages that show it. */
  pageIds: z.array(idSchema),
  /** In sentences, each once. */
  faults: z.array(z.string()),
})
export type FaultySection = z.infer<typeof faultySectionSchema>

export const listUnpublishedCall = contract({
  method: 'GET',
  path: '/api/owner/unpublished-pages',
  summary: 'List the public pages with unpublished changes, those with problems first',
  access: 'pages.write',
  perMinute: 60,
  reply: z.object({
    pages: z.array(unpublishedPageSchema),
    /** The shared sections with problems that the pages show, by name. */
    sharedSections: z.array(faultySectionSchema),
    /** Whether there are more than are listed. */
    hasMore: z.boolean(),
  }),
})

export const publishPagesCall = contract({
  method: 'POST',
  path: '/api/owner/unpublished-pages/publish',
  summary: 'Publish the drafts of several pages as one action',
  access: 'pages.write',
  body: z.strictObject({
    pages: z
      .array(
        z.strictObject({
          pageId: idSchema,
          /** The number of steps that the owner saw. */
          sequence: z.int().min(0),
        }),
      )
      .min(1)
      .max(MOST_UNPUBLISHED),
  }),
  reply: z.object({
    /** Null when nothing was different. */
    batchId: idSchema.nullable(),
  }),
  failures: ['not-permitted', 'page-not-found', 'draft-moved'],
})

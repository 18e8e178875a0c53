import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { contentSchema } from '../content.ts'
import { placeFates } from './detach.ts'
import { sharedContentSchema } from './shared-content.ts'

/** The calls on shared sections. Their content is edited and published as that of pages (`draft/api.ts`). */

/** How many pages of a list of uses are named. */
export const PAGES_NAMED = 100

const nameSchema = singleLine(100, 1)
const sharedIdOnly = z.object({ sharedId: idSchema })

const sharedSectionSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** As visitors see it. */
  content: contentSchema,
  /** How many pages have a place for it, published or in their drafts. */
  pageCount: z.int(),
})
export type SharedSection = z.infer<typeof sharedSectionSchema>

export const listSharedSectionsCall = contract({
  method: 'GET',
  path: '/api/owner/shared-sections',
  summary: 'List the shared sections by name, with what they show and on how many pages',
  access: 'pages.write',
  reply: z.object({ sections: z.array(sharedSectionSchema) }),
})

const pageSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** Whether only its draft shows it: visitors see it when the page is published. */
  isDraftOnly: z.boolean(),
})
export type PageWithShared = z.infer<typeof pageSchema>

export const listSharedSectionPagesCall = contract({
  method: 'GET',
  path: '/api/owner/shared-sections/:sharedId/pages',
  summary: 'List the pages that show a shared section, by title',
  access: 'pages.write',
  parameters: sharedIdOnly,
  reply: z.object({ pages: z.array(pageSchema), total: z.int() }),
  failures: ['shared-section-not-found'],
})

export const createSharedSectionCall = contract({
  method: 'POST',
  path: '/api/owner/shared-sections',
  summary: 'Create a shared section; visitors see it on the pages that are published with a place for it',
  access: 'pages.write',
  body: z.strictObject({ name: nameSchema, content: sharedContentSchema }),
  reply: z.object({ sharedId: idSchema, batchId: idSchema }),
  failures: ['shared-sections-full'],
  bodyLimit: 2_000_000,
})

export const renameSharedSectionCall = contract({
  method: 'PUT',
  path: '/api/owner/shared-sections/:sharedId',
  summary: 'Rename a shared section; only owners see its name',
  access: 'pages.write',
  parameters: sharedIdOnly,
  body: z.strictObject({ name: nameSchema }),
  reply: z.object({
    /** Null when nothing changed. */
    batchId: idSchema.nullable(),
  }),
  failures: ['shared-section-not-found'],
})

export const deleteSharedSectionCall = contract({
  method: 'DELETE',
  path: '/api/owner/shared-sections/:sharedId',
  summary: 'Delete a shared section; its pages get a copy of it each, or nothing in its place',
  access: 'pages.write',
  parameters: sharedIdOnly,
  query: z.object({ places: z.enum(placeFates) }),
  reply: z.object({ batchId: idSchema }),
  failures: ['shared-section-not-found', 'shared-section-page-full'],
})

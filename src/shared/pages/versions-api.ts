import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { contentSchema } from './content.ts'

/** The calls on the versions of a page: what visitors saw of it before, what was saved of it, and what is published later. */

const pageIdOnly = z.object({ pageId: idSchema })
const versionKey = pageIdOnly.extend({ versionId: idSchema })

/** Where a version is from: a change that published it, what was there before one, or someone who saved it. */
const sourceSchema = z.enum(['after', 'before', 'saved'])

const versionName = singleLine(100)

const versionSchema = z.object({
  /** The change that published it, or that replaced it where its own publication is not in the log; or the saved version. */
  versionId: idSchema,
  source: sourceSchema,
  /** '' for none. */
  name: z.string(),
  /** When it was published or saved; null where that is not in the log. */
  at: z.int().nullable(),
  /** Who did; empty for a schedule and where that is not in the log. */
  by: z.string(),
  /** When it is published; null for others. */
  publishAt: z.int().nullable(),
  /** The path of a preview that shows it, with its key. */
  previewPath: z.string(),
  /** Whether an experiment shows it to visitors. */
  isInExperiment: z.boolean(),
})
export type PageVersion = z.infer<typeof versionSchema>

export const listVersionsCall = contract({
  method: 'GET',
  path: '/api/owner/pages/:pageId/versions',
  summary: 'List the last published and all saved versions of a page, newest first',
  access: 'pages.write',
  parameters: pageIdOnly,
  reply: z.object({ versions: z.array(versionSchema) }),
  failures: ['page-not-found'],
})

export const getVersionCall = contract({
  method: 'GET',
  path: '/api/owner/pages/:pageId/versions/:versionId',
  summary: 'Get the content of a version of a page',
  access: 'pages.write',
  parameters: versionKey,
  query: z.object({ source: sourceSchema.default('after') }),
  reply: z.object({ content: contentSchema }),
  failures: ['page-not-found'],
})

export const saveVersionCall = contract({
  method: 'POST',
  path: '/api/owner/pages/:pageId/versions',
  summary: 'Save a version of the draft of a page, with a name or without',
  access: 'pages.write',
  parameters: pageIdOnly,
  body: z.strictObject({ name: versionName }),
  reply: z.object({ versionId: idSchema, batchId: idSchema }),
  failures: ['not-permitted', 'page-not-found', 'page-versions-full'],
})

export const renameVersionCall = contract({
  method: 'PUT',
  path: '/api/owner/pages/:pageId/versions/:versionId',
  summary: 'Change the name of a saved version of a page',
  access: 'pages.write',
  parameters: versionKey,
  body: z.strictObject({ name: versionName }),
  reply: z.object({ batchId: idSchema.nullable() }),
  failures: ['not-permitted', 'page-version-not-found'],
})

export const deleteVersionCall = contract({
  method: 'DELETE',
  path: '/api/owner/pages/:pageId/versions/:versionId',
  summary: 'Delete a saved version of a page',
  access: 'pages.write',
  parameters: versionKey,
  reply: z.object({ batchId: idSchema }),
  failures: ['not-permitted', 'page-version-not-found'],
})

export const scheduleChangesCall = contract({
  method: 'PUT',
  path: '/api/owner/pages/:pageId/schedule',
  summary: 'Publish the draft of a page, as it is now, at a time; the page must be shown already',
  access: 'pages.write',
  parameters: pageIdOnly,
  body: z.strictObject({
    publishAt: z.int(),
    /** The number of steps that the owner saw; null keeps what is scheduled and changes its time. */
    sequence: z.int().min(0).nullable(),
  }),
  reply: z.object({ batchId: idSchema }),
  failures: [
    'not-permitted',
    'page-not-found',
    'page-not-shown',
    'page-schedule-past',
    'page-schedule-empty',
    'page-versions-full',
    'draft-moved',
  ],
})

export const cancelScheduleCall = contract({
  method: 'DELETE',
  path: '/api/owner/pages/:pageId/schedule',
  summary: 'Cancel the scheduled changes of a page; they stay among its saved versions where the draft has others',
  access: 'pages.write',
  parameters: pageIdOnly,
  reply: z.object({ batchId: idSchema }),
  failures: ['not-permitted', 'page-schedule-missing'],
})

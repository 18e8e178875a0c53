import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { stylesSchema } from '#shared/styles/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { blockSchema } from '../blocks/blocks.ts'
import { contentSchema } from '../content.ts'
import { partId } from '../placement.ts'
import { pageSchema } from '../schema.ts'
import { stepSchema } from './steps.ts'

/** The calls of the page editor: a page's draft, its steps, and publishing. */

const pageIdOnly = z.object({ pageId: idSchema })

/** The most steps that the editor can undo after a reload. */
export const STEPS_TO_UNDO = 500

/** How many blocks are drawn from more than their settings: those of the page, and those of its shared sections. */
export const MODELS_AT_ONCE = 240

export const readDraftCall = contract({
  method: 'GET',
  path: '/api/owner/pages/:pageId/draft',
  summary: 'Get the draft of a page: its content, the published content, and the last steps',
  access: 'pages.write',
  parameters: pageIdOnly,
  reply: z.object({
    page: pageSchema
      .pick({ id: true, title: true, urlId: true, status: true, purpose: true, header: true, footer: true })
      .extend({
        /** Where visitors see it; null while they do not. */
        path: z.string().nullable(),
        /** The collection whose item it is the content of; null for a page of its own. */
        collectionId: idSchema.nullable(),
        /** The changes that are published later, as the draft was when they were scheduled; null where there are none. */
        scheduled: z.object({ publishAt: z.int(), savedAt: z.int(), by: z.string() }).nullable(),
      }),
    content: contentSchema,
    published: contentSchema,
    /** The styles of the site, which the canvas draws with. */
    styles: stylesSchema,
    /** The number of steps that the draft has taken. */
    sequence: z.int(),
    /** The last steps of this user, oldest first, for undo. */
    steps: z.array(stepSchema),
  }),
  failures: ['page-not-found'],
})

export const takeStepsCall = contract({
  method: 'POST',
  path: '/api/owner/pages/:pageId/draft/steps',
  summary: 'Change the draft of a page; visitors see nothing until it is published',
  access: 'pages.write',
  parameters: pageIdOnly,
  body: z.strictObject({
    /** The number of steps that the editor knows. */
    after: z.int().min(0),
    /** In their order; steps that the server has already are left out. */
    steps: z.array(stepSchema).min(1).max(100),
  }),
  reply: z.object({
    sequence: z.int(),
    /** Whether the draft has changes that the editor does not know: it reads the draft again. */
    hasMoved: z.boolean(),
  }),
  failures: ['not-permitted', 'page-not-found', 'draft-moved', 'step-refused'],
  bodyLimit: 2_000_000,
})

/** What has happened to a draft. */
const newsSchema = z.object({
  sequence: z.int(),
  /** When the published page was changed last. */
  updatedAt: z.int(),
  /** The steps that the editor does not know, oldest first; not all of them where they are many. */
  steps: z.array(stepSchema.extend({ sequence: z.int(), userId: z.string().nullable() })),
  /** The others who are editing the page. */
  editors: z.array(
    z.object({
      userId: z.string(),
      name: z.string(),
      /** The block that they selected last; null for none. */
      blockId: z.string().nullable(),
    }),
  ),
})
export type DraftNews = z.infer<typeof newsSchema>

export const followDraftCall = contract({
  method: 'POST',
  path: '/api/owner/pages/:pageId/draft/follow',
  summary: 'Get the steps that others have taken, and who else is editing the page',
  access: 'pages.write',
  parameters: pageIdOnly,
  body: z.strictObject({
    /** The number of steps that the editor knows. */
    after: z.int().min(0),
    /** The block that is selected; null for none. */
    blockId: partId.nullable().default(null),
    /** Whether the editor is being closed. */
    isLeaving: z.boolean().default(false),
  }),
  reply: newsSchema,
  failures: ['page-not-found'],
})

export const publishDraftCall = contract({
  method: 'POST',
  path: '/api/owner/pages/:pageId/publish',
  summary: 'Publish the draft of a page; visitors see it from now on',
  access: 'pages.write',
  parameters: pageIdOnly,
  body: z.strictObject({
    /** The number of steps that the owner saw. */
    sequence: z.int().min(0),
  }),
  reply: z.object({
    /** Null when nothing was different. */
    batchId: idSchema.nullable(),
  }),
  failures: ['not-permitted', 'page-not-found', 'draft-moved'],
})

export const resolveModelsCall = contract({
  method: 'POST',
  path: '/api/owner/pages/:pageId/models',
  summary: 'Get what blocks are drawn from besides their settings, such as the products of a list',
  access: 'pages.write',
  parameters: pageIdOnly,
  body: z.strictObject({ blocks: z.array(blockSchema).max(MODELS_AT_ONCE) }),
  /** By the blocks' ids; null for those that visitors would not see. */
  reply: z.object({ models: z.record(z.string(), z.unknown()) }),
  failures: ['page-not-found'],
  bodyLimit: 2_000_000,
})

export const checkLinksCall = contract({
  method: 'POST',
  path: '/api/owner/pages/:pageId/links',
  summary: 'Check which links of a draft lead to no page of the site',
  access: 'pages.write',
  perMinute: 60,
  parameters: pageIdOnly,
  /** Paths, and pages as `page:<id>`, without what follows `#` and `?`. */
  body: z.strictObject({ links: z.array(z.string().max(2000)).max(100) }),
  reply: z.object({ broken: z.array(z.string()) }),
  failures: ['page-not-found'],
})

export const showCanvasCall = contract({
  method: 'GET',
  path: '/api/owner/canvas',
  summary: 'Get the page that the editor draws a draft in: the header, footer and styles of the site',
  access: 'pages.write',
  reply: z.string(),
})

import { z } from 'zod'
import { sentByPages } from '#shared/analytics/census-api.ts'
import { devices } from '#shared/analytics/schema.ts'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { MOST_IN_PART, MOST_PARTS } from './limits.ts'
import { FULLSTORY_ID_PATH } from './paths.ts'
import { replaySettingsSchema } from './schema.ts'

/** Made by the browser of the visitor: 32 hexadecimal digits, which nobody can guess. */
const replayId = z.string().regex(/^[0-9a-f]{32}$/)
const replayParameters = z.object({ replayId })

/** A part of a recording, as the text that a page sends. */
export const replayPartSchema = z.strictObject({
  /** Its place in the recording; the first is 0. */
  number: z.int().min(0).max(MOST_PARTS),
  /** The address of the page, without its query. */
  page: z.string().max(2_000),
  /** Whether it is the first of this page. */
  opens: z.boolean(),
  /** Events of rrweb. */
  events: z.array(z.looseObject({ type: z.int().min(0).max(6), timestamp: z.int().positive() })).min(1),
})
export type ReplayPart = z.infer<typeof replayPartSchema>

export const recordReplayCall = contract({
  ...sentByPages,
  path: '/api/replays/:replayId',
  summary: 'Add a part to the recording of a visit, for a visitor who agreed to statistics',
  parameters: replayParameters,
  body: z.string(),
  bodyLimit: 2 * MOST_IN_PART,
  perMinute: 60,
})

export const getFullStoryIdCall = contract({
  method: 'GET',
  path: FULLSTORY_ID_PATH,
  summary: 'Get the FullStory id of the site, for a visitor who agreed to statistics; 204 for all others',
  access: 'public',
  reply: z.string(),
})

const replayFacts = z.object({
  id: replayId,
  startedAt: z.int(),
  seconds: z.int(),
  /** The path of the first page, without what could name a person. */
  page: z.string(),
  pages: z.int(),
  device: z.enum(devices),
  /** '' when unknown. */
  browser: z.string(),
})
export type Replay = z.infer<typeof replayFacts>

export const listReplaysCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/replays',
  summary: 'List the recordings of visits, newest first',
  access: 'site.manage',
  reply: z.object({
    replays: z.array(replayFacts),
    hasMore: z.boolean(),
    /** Whether there is room for more recordings today. */
    hasRoom: z.boolean(),
  }),
})

export const getReplayCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/replays/:replayId',
  summary: 'Get the recording of a visit',
  access: 'site.manage',
  parameters: replayParameters,
  reply: z.object({
    replay: replayFacts,
    /** Lists of events as JSON texts, in order. */
    parts: z.array(z.string()),
  }),
  failures: ['not-found'],
})

export const deleteReplayCall = contract({
  method: 'DELETE',
  path: '/api/owner/analytics/replays/:replayId',
  summary: 'Delete the recording of a visit',
  access: 'site.manage',
  parameters: replayParameters,
  reply: z.object({}),
})

export const deleteReplaysCall = contract({
  method: 'DELETE',
  path: '/api/owner/analytics/replays',
  summary: 'Delete all recordings of visits',
  access: 'site.manage',
  reply: z.object({}),
})

/** Why nobody can be recorded, although it is turned on. */
export const replayObstacles = ['country', 'consent', 'visits'] as const
export type ReplayObstacle = (typeof replayObstacles)[number]

const settingsReply = z.object({
  settings: replaySettingsSchema,
  /** 0 when they were never saved. */
  revision: z.int(),
})
export type ReplaySettingsReply = z.infer<typeof settingsReply>

export const getReplaySettingsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/replay-settings',
  summary: 'Get whether visits are recorded, and how many of them',
  access: 'site.manage',
  reply: settingsReply.extend({ obstacles: z.array(z.enum(replayObstacles)) }),
})

export const saveReplaySettingsCall = contract({
  method: 'PUT',
  path: '/api/owner/analytics/replay-settings',
  summary: 'Replace whether visits are recorded, and how many of them',
  access: 'site.manage',
  body: z.strictObject({
    settings: replaySettingsSchema,
    /** The revision that the screen loaded. */
    revision: z.int().min(0),
  }),
  reply: settingsReply.extend({
    /** Null when nothing changed. */
    batchId: idSchema.nullable(),
  }),
  failures: ['edit-conflict'],
})

/** The page that shows a recording in the studio: it can load nothing but its own script. */
export const showPlayerCall = contract({
  method: 'GET',
  path: '/api/owner/replay-player',
  summary: 'Get the page that plays recordings of visits',
  access: 'site.manage',
  reply: z.string(),
})

import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { experimentPlanSchema, experimentSchema } from './schema.ts'
import { variants } from './variants.ts'

const triedSchema = z.object({ visitors: z.int(), reached: z.int() })

/** What keeps visitors from seeing an experiment. */
export const obstacles = [
  'page-deleted',
  'version-deleted',
  'page-locked',
  'page-hidden',
  'page-in-collection',
] as const
export type Obstacle = (typeof obstacles)[number]

const shownExperimentSchema = experimentSchema.extend({
  /** Empty for a page that is gone. */
  pageTitle: z.string(),
  /** Where visitors see it; null while they see no experiment, because the page or the version is gone or hidden. */
  path: z.string().nullable(),
  /** Why visitors cannot see it; null where the page is public and the version is there. */
  obstacle: z.enum(obstacles).nullable(),
  /** The path of a preview of the version, with its key; null where the page or the version was deleted. */
  previewPath: z.string().nullable(),
  /** Visitors who saw each version, and those of them who reached the goal afterwards: each once a day. */
  original: triedSchema,
  version: triedSchema,
})
export type ShownExperiment = z.infer<typeof shownExperimentSchema>

const experimentIdOnly = z.object({ experimentId: idSchema })
const batchReply = z.object({ batchId: idSchema })

export const listExperimentsCall = contract({
  method: 'GET',
  path: '/api/owner/experiments',
  summary: 'List the experiments with pages, newest first, with what visitors did',
  access: 'reports.read',
  reply: z.object({ experiments: z.array(shownExperimentSchema) }),
})

export const startExperimentCall = contract({
  method: 'POST',
  path: '/api/owner/experiments',
  summary: 'Start to show a saved version of a page to a part of its visitors',
  access: 'site.manage',
  body: experimentPlanSchema,
  reply: batchReply.extend({ experimentId: idSchema }),
  failures: [
    'page-version-not-found',
    'experiment-page-unseen',
    'experiment-runs',
    'experiments-full',
    'goal-not-found',
    'edit-conflict',
  ],
})

export const endExperimentCall = contract({
  method: 'POST',
  path: '/api/owner/experiments/:experimentId/end',
  summary: 'End an experiment: all visitors see the page as it is, or the version, which is published',
  access: 'site.manage',
  parameters: experimentIdOnly,
  body: z.strictObject({ outcome: z.enum(variants) }),
  reply: batchReply,
  failures: ['experiment-not-found', 'experiment-over', 'page-version-not-found', 'edit-conflict'],
})

export const deleteExperimentCall = contract({
  method: 'DELETE',
  path: '/api/owner/experiments/:experimentId',
  summary: 'Delete an experiment; one that runs ends, and visitors see the page as it is',
  access: 'site.manage',
  parameters: experimentIdOnly,
  reply: batchReply,
  failures: ['experiment-not-found', 'edit-conflict'],
})

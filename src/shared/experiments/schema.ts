import { z } from 'zod'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { type Variant, variants } from './variants.ts'

export const experimentLimits = { name: 60, experiments: 50, leastShare: 1, mostShare: 99 } as const

/** What an owner says to begin an experiment. */
export const experimentPlanSchema = z.strictObject({
  name: singleLine(experimentLimits.name, 1),
  pageId: idSchema,
  /** The saved version of that page which some visitors see. */
  versionId: idSchema,
  /** How many of a hundred visitors see the version. */
  share: z.int().min(experimentLimits.leastShare).max(experimentLimits.mostShare),
  /** The goal by which the two are compared. */
  goalId: idSchema,
})
export type ExperimentPlan = z.infer<typeof experimentPlanSchema>

/** A page in two versions, each of which a part of the visitors sees. */
export const experimentSchema = experimentPlanSchema.extend({
  id: idSchema,
  startedAt: z.int(),
  /** Null while it runs. */
  endedAt: z.int().nullable(),
  /** What all visitors see since it ended; null while it runs, and where it ended because its page or version was deleted. */
  outcome: z.enum(variants).nullable(),
})
export type Experiment = z.infer<typeof experimentSchema>

export const experimentsSchema = z.array(experimentSchema).max(experimentLimits.experiments)

/** The experiments as they are stored. */
export const storedExperimentsSchema = z.strictObject({
  experiments: experimentsSchema,
  /** Raised by each change. */
  revision: z.int().positive(),
})
export type StoredExperiments = z.infer<typeof storedExperimentsSchema>

export const isRunning = ({ endedAt }: Pick<Experiment, 'endedAt'>): boolean => endedAt === null

/** The mark of a page that is counted for an experiment, as its visitors' browsers send it. */
export const markOf = (experimentId: string, variant: Variant): string => `${experimentId} ${variant}`

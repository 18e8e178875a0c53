import { z } from 'zod'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { viewedPath } from './rules.ts'

/** What an owner can count as reached. */
export const goalKinds = ['order', 'form', 'newsletter', 'page', 'button', 'lesson'] as const
export type GoalKind = (typeof goalKinds)[number]

export const goalLimits = { name: 60, target: 300, goals: 20 } as const

/** What visitors should do, in the words of the owner. */
const goalSchema = z
  .strictObject({
    id: idSchema,
    name: singleLine(goalLimits.name, 1),
    kind: z.enum(goalKinds),
    /** The id of a form, the path of a page or the label of a button; empty for orders, newsletter sign-ups and lessons. */
    target: singleLine(goalLimits.target),
  })
  .refine(hasTarget, { path: ['target'], error: 'Choose what is counted.' })
export type Goal = z.infer<typeof goalSchema>

export const goalsSchema = z
  .array(goalSchema)
  .max(goalLimits.goals)
  .refine((goals) => new Set(goals.map(({ id }) => id)).size === goals.length)

/** The goals as they are stored. */
export const storedGoalsSchema = z.strictObject({
  goals: goalsSchema,
  /** Raised by each change: saving requires the one that was loaded. */
  revision: z.int().positive(),
})
export type StoredGoals = z.infer<typeof storedGoalsSchema>

/** Whether the target is one of its kind. A page is named as its views are counted. */
function hasTarget({ kind, target }: { readonly kind: GoalKind; readonly target: string }): boolean {
  switch (kind) {
    case 'form':
      return idSchema.safeParse(target).success
    case 'page':
      return viewedPath(target, 'site.invalid') === target
    case 'button':
      return target !== ''
    default:
      return target === ''
  }
}

/** What visitors who reached a goal are counted under: the visit in which they first did on a day. */
export const goalDimensions = ['all', 'channel', 'source', 'campaign', 'entry', 'device'] as const
export type GoalDimension = (typeof goalDimensions)[number]
export const goalSplits = goalDimensions.filter((one) => one !== 'all')
export type GoalSplit = (typeof goalSplits)[number]

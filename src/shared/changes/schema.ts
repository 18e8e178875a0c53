import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { differenceSchema } from '#shared/pages/compare/differences.ts'
import { saveFailures } from '#shared/products/api.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { finalReasonCodes } from './final-reasons.ts'

const daySchema = z.iso.date()

/** One action of an owner: all rows with the same batch, shown as one line. */
export const changeSchema = z.object({
  batchId: idSchema,
  at: z.int(),
  /** The name of the person, or of the API key; empty for the shop itself. */
  by: z.string(),
  /** The kind of things, such as `product`; empty where products and categories changed together. */
  noun: z.string(),
  /** `mixed`: several kinds of change in one action. `merged`: the first thing is gone, and the second has what it had. */
  kind: z.enum(['created', 'updated', 'deleted', 'mixed', 'merged']),
  /** Titles of the first few things that changed. */
  titles: z.array(z.string()),
  /** How many things changed. */
  count: z.int(),
  /** The name of the imported file; empty when it was not an import. */
  filename: z.string(),
  /** Whether this action reverted another one. */
  isUndo: z.boolean(),
  undoneAt: z.int().nullable(),
  /** Large actions are undone by a job, in several parts. */
  isBeingUndone: z.boolean(),
  canUndo: z.boolean(),
  /** Why nobody can undo it; null when those who may change such things can. */
  whyFinal: z.enum(finalReasonCodes).nullable(),
})
export type Change = z.infer<typeof changeSchema>

export const listChangesCall = contract({
  method: 'GET',
  path: '/api/owner/changes',
  summary: 'List what was changed, newest first',
  // The handler checks the permission of each noun.
  access: 'site.read',
  query: z.object({
    noun: z.string().max(40).optional(),
    nounId: idSchema.optional(),
    /** The id of a person of `people`. */
    userId: idSchema.optional(),
    /** A day of the site's calendar, such as 2026-11-20. */
    since: daySchema.optional(),
    until: daySchema.optional(),
    /** Part of a title. */
    search: z.string().max(100).optional(),
    after: idSchema.optional(),
  }),
  reply: z.object({
    changes: z.array(changeSchema),
    next: z.string().nullable(),
    /** The people of the site; for roles that cannot manage it, those who made changes that they see. */
    people: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})

export const getChangeCall = contract({
  method: 'GET',
  path: '/api/owner/changes/:batchId',
  summary: 'Get what one action changed, with values before and after; the first few items of a long one',
  access: 'site.read',
  parameters: z.object({ batchId: idSchema }),
  reply: z.object({
    things: z.array(
      z.object({
        noun: z.string(),
        title: z.string(),
        kind: z.enum(['created', 'updated', 'deleted']),
        fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
        /** What differs in the content of a page. */
        content: z.array(differenceSchema),
      }),
    ),
    /** How many there are, with what came along: the redirect of a page whose URL changed counts here. */
    total: z.int(),
  }),
  failures: ['change-not-found'],
})

/** Why things cannot be restored: something that they need is gone, or was replaced. */
const nounFailures = [
  ...saveFailures,
  'categories-too-deep',
  'category-cycle',
  'category-root',
  'collection-not-empty',
  'collection-not-found',
  'customer-group-limit',
  'discount-automatic-limit',
  'discount-code-taken',
  'discount-limit',
  'form-in-use',
  'form-limit',
  'list-in-use',
  'list-limit',
  'list-not-empty',
  'list-not-found',
  'navigation-missing',
  'redirect-exists',
  'segment-limit',
  'segment-not-found',
  'shared-section-in-use',
  'url-id-reserved',
] as const

export const undoBatchCall = contract({
  method: 'POST',
  path: '/api/owner/changes/:batchId/undo',
  summary: 'Undo one action',
  access: 'site.read',
  parameters: z.object({ batchId: idSchema }),
  /** An undo is an action too: undoing it restores the change. */
  reply: z.object({
    batchId: idSchema,
    /** False when the action is so large that a job undoes it. */
    isThrough: z.boolean(),
  }),
  failures: [
    'change-not-found',
    'change-undone',
    'change-superseded',
    'change-final',
    'change-running',
    'not-permitted',
    ...nounFailures,
  ],
})

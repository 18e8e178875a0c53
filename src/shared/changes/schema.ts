import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/products/schema.ts'

const daySchema = z.iso.date()

/** One action of an owner: all rows that share a batch, told as one line. */
export const changeSchema = z.object({
  batchId: idSchema,
  at: z.int(),
  /** Name of who did it; empty for the shop itself. */
  by: z.string(),
  /** What the things are, such as `product`; empty where products and categories changed together. */
  noun: z.string(),
  /** What happened to the things: all were `created`, `updated` or `deleted`, or `mixed`. */
  kind: z.enum(['created', 'updated', 'deleted', 'mixed']),
  /** Titles of the first few things. */
  titles: z.array(z.string()),
  /** How many things changed. */
  count: z.int(),
  /** The file that brought them; empty for what was no import. */
  filename: z.string(),
  /** Whether it took another action back. */
  isUndo: z.boolean(),
  undoneAt: z.int().nullable(),
  /** A large action is taken back by a job, some of it at a time. */
  isBeingUndone: z.boolean(),
  canUndo: z.boolean(),
})
export type Change = z.infer<typeof changeSchema>

export const listChanges = contract({
  method: 'GET',
  path: '/api/owner/changes',
  summary: 'List what was changed, newest first',
  // Which nouns one sees and may put back is asked of each noun.
  access: 'site.read',
  query: z.object({
    noun: z.string().max(40).optional(),
    nounId: idSchema.optional(),
    /** Whose changes; an id of `people`. */
    userId: idSchema.optional(),
    /** Days of the site's calendar, 2026-11-20. */
    since: daySchema.optional(),
    until: daySchema.optional(),
    /** Part of a title. */
    search: z.string().max(100).optional(),
    after: z.string().max(200).optional(),
  }),
  reply: z.object({
    changes: z.array(changeSchema),
    next: z.string().nullable(),
    /** Who may have changed something here. */
    people: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})

export const getChange = contract({
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
      }),
    ),
  }),
  failures: ['change-not-found'],
})

export const undoBatch = contract({
  method: 'POST',
  path: '/api/owner/changes/:batchId/undo',
  summary: 'Undo one action',
  access: 'site.read',
  parameters: z.object({ batchId: idSchema }),
  /** The undoing is an action itself: undoing it brings the change back. */
  reply: z.object({
    batchId: idSchema,
    /** False when the action is so large that a job does it. */
    isThrough: z.boolean(),
  }),
  failures: [
    'change-not-found',
    'change-undone',
    'change-superseded',
    'change-final',
    'change-running',
    'not-permitted',
    'form-in-use',
    'form-limit',
    'segment-limit',
    'list-not-found',
  ],
})

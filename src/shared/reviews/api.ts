import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { ratingSchema, reviewLimits, reviewSchema, reviewSources } from './schema.ts'

/** The owner's calls on reviews. */

export const ownerReviewSorts = ['newest', 'oldest', 'highest', 'lowest'] as const
export const listedStates = ['waiting', 'published', 'hidden'] as const
export const MOST_REVIEWS_SELECTED = 1000

const reviewIdOnly = z.object({ reviewId: idSchema })
const reviewIds = z.array(idSchema).min(1).max(MOST_REVIEWS_SELECTED)
const changed = z.object({ batchId: idSchema.nullable() })

export const listReviewsCall = contract({
  method: 'GET',
  path: '/api/owner/reviews',
  summary: 'List the reviews of the site a page at a time, without deleted ones',
  access: 'reviews.moderate',
  query: z.object({
    state: z.enum(listedStates).optional(),
    rating: z.coerce.number().pipe(ratingSchema).optional(),
    source: z.enum(reviewSources).optional(),
    productId: idSchema.optional(),
    sort: z.enum(ownerReviewSorts).optional(),
    after: cursorSchema.optional(),
  }),
  reply: z.object({ reviews: z.array(reviewSchema), next: z.string().nullable() }),
})

export const getReviewCall = contract({
  method: 'GET',
  path: '/api/owner/reviews/:reviewId',
  summary: 'Get a review',
  access: 'reviews.moderate',
  parameters: reviewIdOnly,
  reply: z.object({ review: reviewSchema }),
  failures: ['review-not-found'],
})

export const moderateReviewsCall = contract({
  method: 'POST',
  path: '/api/owner/reviews/moderate',
  summary: 'Change the status of reviews: publish, hide or delete them; for 30 days a deletion can be undone',
  access: 'reviews.moderate',
  body: z.strictObject({
    reviewIds,
    state: z.enum(['published', 'hidden', 'deleted']),
    /** Why they are hidden; for the team alone. */
    reason: z.string().trim().max(reviewLimits.reasonLength).default(''),
  }),
  /** Null when all of them were so before. */
  reply: changed,
  failures: ['review-not-found'],
})

export const replyToReviewCall = contract({
  method: 'PUT',
  path: '/api/owner/reviews/:reviewId/reply',
  summary: 'Change the public answer to a review; an empty one removes it',
  access: 'reviews.moderate',
  parameters: reviewIdOnly,
  body: z.strictObject({ reply: z.string().trim().max(reviewLimits.replyLength), revision: z.int() }),
  reply: changed,
  failures: ['review-not-found', 'review-conflict'],
})

/** Why a row of a file of reviews cannot be used. */
export const reviewProblems = ['product', 'rating', 'name', 'date', 'too-long'] as const
export type ReviewProblem = (typeof reviewProblems)[number]
export const REVIEW_PROBLEMS_SHOWN = 50

const reviewImportSchema = z.object({
  rows: z.int(),
  /** Reviews that are added, or were added. */
  added: z.int(),
  /** Rows whose review is there already, or that are in the file twice. */
  repeated: z.int(),
  problems: z.array(z.object({ line: z.int(), product: z.string(), problem: z.enum(reviewProblems) })),
  problemCount: z.int(),
  /** Null for a dry run, and when nothing was added. */
  batchId: idSchema.nullable(),
})
export type ReviewImport = z.infer<typeof reviewImportSchema>

export const importReviewsCall = contract({
  method: 'POST',
  path: '/api/owner/reviews/import',
  summary: 'Import the reviews of a CSV file, or only show what would happen',
  access: 'products.write',
  perMinute: 20,
  bodyLimit: reviewLimits.importBytes * 2,
  body: z.strictObject({
    /** The file's text; its first row has column names: product handle and rating, and optionally title, body and others. */
    csv: z.string().min(1).max(reviewLimits.importBytes),
    isDryRun: z.boolean(),
  }),
  reply: reviewImportSchema,
  failures: ['reviews-unreadable', 'reviews-too-many'],
})

export const exportReviewsCall = contract({
  method: 'GET',
  path: '/api/owner/reviews.csv',
  summary: 'Export the reviews as CSV, in a format that can be imported',
  access: 'orders.read',
  reply: z.string(),
})

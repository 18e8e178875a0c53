import { z } from 'zod'
import type { starCountsSchema } from '#shared/products/star-counts.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

/**
 * The states of a review. Visitors see published ones alone. A deleted one can be restored with the change log for some
 * days.
 */
export const reviewStates = ['waiting', 'published', 'hidden', 'deleted'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Where a review came from: the link in the email to a buyer, or a file. */
export const reviewSources = ['buyer', 'import'] as const
export type ReviewSource = (typeof reviewSources)[number]

export const reviewLimits = {
  titleLength: 120,
  bodyLength: 4000,
  nameLength: 60,
  reasonLength: 300,
  replyLength: 2000,
  pictures: 4,
  /** Pictures that the link of one order can send: changed reviews send others. */
  picturesPerOrder: 60,
  /** Products of one order that can be reviewed. */
  productsPerOrder: 50,
  /** Reviews on a page of a product. */
  perPage: 10,
  /** Pages of reviews that can be opened. */
  pages: 100,
  importBytes: 2_000_000,
  importRows: 5_000,
  /** Days for which a deleted review can be restored. */
  daysDeleted: 30,
} as const

export const ratingSchema = z.int().min(1).max(5)

/** The orders of reviews that visitors choose from. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** How many published reviews a product has with one, two, three, four and five stars. */
export type StarCounts = Readonly<z.infer<typeof starCountsSchema>>

/** What a buyer writes about a product. */
export const reviewContentSchema = z.object({
  rating: ratingSchema,
  title: singleLine(reviewLimits.titleLength),
  body: z.string().trim().max(reviewLimits.bodyLength),
  /** As it is shown. */
  name: singleLine(reviewLimits.nameLength, 1),
})
export type ReviewContent = z.infer<typeof reviewContentSchema>

/** A picture of a review. */
export const reviewPictureSchema = z.object({
  id: idSchema,
  assetUrl: z.string(),
  width: z.int(),
  height: z.int(),
})
export type ReviewPicture = z.infer<typeof reviewPictureSchema>

/** A review as the team sees it. */
export const reviewSchema = reviewContentSchema.extend({
  id: idSchema,
  product: z.object({ id: idSchema, title: z.string(), fullUrl: z.string() }),
  state: z.enum(reviewStates),
  /** Why it is hidden; for the team alone. */
  hideReason: z.string(),
  source: z.enum(reviewSources),
  /** Whether its writer bought the product here. */
  isVerified: z.boolean(),
  /** '' for staff who do not see orders, and where a file named none. */
  email: z.string(),
  /** The order of a buyer; null for staff who do not see orders. */
  orderId: idSchema.nullable(),
  createdAt: z.int(),
  updatedAt: z.int(),
  /** Counts the changes. */
  revision: z.int(),
  /** What the shop answers; '' without an answer. */
  reply: z.string(),
  repliedAt: z.int().nullable(),
  pictures: z.array(reviewPictureSchema),
})
export type Review = z.infer<typeof reviewSchema>

/** A review as visitors see it. */
export type ShownReview = Pick<
  Review,
  'id' | 'rating' | 'title' | 'body' | 'name' | 'isVerified' | 'createdAt' | 'reply' | 'repliedAt' | 'pictures'
>

import type { ReviewPicture } from '#shared/reviews/schema.ts'

/** A product that a buyer can review, with what they have written before or just now. */
export interface RequestedReview {
  readonly productId: string
  readonly product: string
  readonly href: string
  readonly picture: { readonly assetUrl: string; readonly width: number; readonly height: number } | null
  readonly rating: number | null
  readonly title: string
  readonly body: string
  /** The stored pictures of the review. */
  readonly pictures: readonly ReviewPicture[]
  /** What became of it: nothing was written yet, it waits for the shop, or visitors see it. */
  readonly stands: 'new' | 'waiting' | 'published'
  /** What is wrong with it, as a message; null when nothing is. */
  readonly problem: string | null
}

/** The page on which a buyer reviews what they bought. */
export interface ReviewRequestModel {
  /** The form, or that nothing can be reviewed. */
  readonly step: 'form' | 'over'
  /** Why something of the form was not saved, as text; null when nothing is wrong. */
  readonly problem: string | null
  /** What became of the form that was sent: 'saved', or 'published' where visitors see all of it; null before. */
  readonly outcome: 'saved' | 'published' | null
  readonly siteTitle: string
  readonly name: string
  readonly nameProblem: string | null
  readonly reviews: readonly RequestedReview[]
  /** The path that the form is sent to. */
  readonly action: string
}

import type { ReviewSort, ShownReview, StarCounts } from '#shared/reviews/schema.ts'

/** A day of a review, for people and for programs. */
interface ShownDay {
  readonly words: string
  readonly iso: string
}

export interface ReviewModel
  extends Pick<ShownReview, 'id' | 'rating' | 'title' | 'body' | 'name' | 'isVerified' | 'pictures'> {
  readonly day: ShownDay
  /** The answer of the shop; null without one. */
  readonly reply: { readonly body: string; readonly day: ShownDay | null } | null
}

/** The reviews on a product's page. */
export interface ReviewsModel {
  readonly stars: StarCounts
  readonly count: number
  /** With one decimal; null without reviews. */
  readonly average: number | null
  readonly siteTitle: string
  readonly reviews: readonly ReviewModel[]
  readonly sort: ReviewSort
  readonly sorts: readonly { readonly sort: ReviewSort; readonly href: string }[]
  readonly page: number
  readonly pages: number
  /** Null on the first and on the last page. */
  readonly previousHref: string | null
  readonly nextHref: string | null
}

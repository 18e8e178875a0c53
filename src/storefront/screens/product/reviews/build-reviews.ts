import { formatDate } from '#shared/dates/format.ts'
import { averageOf, countOf, pagesOf } from '#shared/reviews/rules.ts'
import { reviewSorts, type ShownReview, type StarCounts } from '#shared/reviews/schema.ts'
import { queryOfReviews, type WantedReviews } from '#shared/reviews/wanted-reviews.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { ReviewModel, ReviewsModel } from './model.ts'

interface Facts {
  readonly stars: StarCounts
  readonly shown: readonly ShownReview[]
  readonly wanted: WantedReviews
  readonly fullUrl: string
  readonly siteTitle: string
  /** The chosen variant in the page's URL; links to other reviews keep it. */
  readonly variant: string | null
  readonly settings: Pick<StoreSettings, 'locale' | 'timeZone'>
}

/** The reviews of a product as its page shows them. */
export function buildReviews({ stars, shown, wanted, fullUrl, siteTitle, variant, settings }: Facts): ReviewsModel {
  const pages = pagesOf(countOf(stars))
  const { sort, page } = wanted
  const hrefOf = (one: WantedReviews) => `${fullUrl}${queryOfReviews(one, variant)}#reviews`
  return {
    stars,
    count: countOf(stars),
    average: averageOf(stars),
    siteTitle,
    reviews: shown.map((review) => toModel(review, settings)),
    sort,
    sorts: reviewSorts.map((one) => ({ sort: one, href: hrefOf({ sort: one, page: 1 }) })),
    page,
    pages,
    previousHref: page > 1 ? hrefOf({ sort, page: page - 1 }) : null,
    nextHref: page < pages ? hrefOf({ sort, page: page + 1 }) : null,
  }
}

function toModel(
  { createdAt, reply, repliedAt, ...review }: ShownReview,
  settings: Pick<StoreSettings, 'locale' | 'timeZone'>,
): ReviewModel {
  const day = (at: number) => ({ words: formatDate(at, settings), iso: new Date(at).toISOString().slice(0, 10) })
  return {
    ...review,
    day: day(createdAt),
    reply: reply === '' ? null : { body: reply, day: repliedAt === null ? null : day(repliedAt) },
  }
}

import { countOf, pagesOf } from './rules.ts'
import { type ReviewSort, reviewSorts, type StarCounts } from './schema.ts'

/** The part of a product’s reviews that a page shows. */
export interface WantedReviews {
  readonly sort: ReviewSort
  /** From 1. */
  readonly page: number
}

/** What a URL asks for (`?sort=highest&page=2`); what it names wrongly is the beginning. */
export function wantedReviews(query: URLSearchParams, stars: StarCounts): WantedReviews {
  const sort = reviewSorts.find((one) => one === query.get('sort')) ?? 'newest'
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return { sort, page: page <= pagesOf(countOf(stars)) ? page : 1 }
}

/** The query of a part of the reviews, with the variant that was chosen; '' for the beginning. */
export function queryOfReviews({ sort, page }: WantedReviews, variant: string | null): string {
  const query = new URLSearchParams({
    ...(variant !== null && { variant }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? '' : `?${query}`
}

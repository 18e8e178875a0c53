import type { ReviewSort } from '#shared/reviews/schema.ts'

/** Texts that visitors read: the reviews of a product. */
export const reviewTexts = {
  title: 'Reviews',
  titleOf: (count: number) => `Reviews (${count.toLocaleString('en')})`,
  none: 'No reviews yet.',
  outOf: 'out of 5',
  basedOn: (count: number) => (count === 1 ? 'Based on 1 review' : `Based on ${count.toLocaleString('en')} reviews`),
  ratings: 'Ratings',
  starsOf: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  share: (count: number) => count.toLocaleString('en'),
  sortBy: 'Sort by',
  sorts: { newest: 'Newest', highest: 'Highest rating', lowest: 'Lowest rating' } satisfies Record<ReviewSort, string>,
  verified: 'Verified purchase',
  answer: (site: string) => `Answer from ${site}`,
  picture: (place: number, name: string) => `Image ${place} by ${name}`,
  pages: 'Pages of reviews',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous reviews',
  next: 'More reviews',
} as const

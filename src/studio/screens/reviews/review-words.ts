import type { ReviewProblem } from '#shared/reviews/api.ts'
import type { Review, ReviewState } from '#shared/reviews/schema.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

export const reviewStateWords: Readonly<Record<ReviewState, { readonly tone: Tone; readonly label: string }>> = {
  waiting: { tone: 'go', label: 'Pending' },
  published: { tone: 'done', label: 'Published' },
  hidden: { tone: 'off', label: 'Hidden' },
  deleted: { tone: 'off', label: 'Deleted' },
}

export const sourceWords = { buyer: 'Verified purchase', import: 'Imported' } as const

/** The stars of a review as text. */
export const starsInWords = (rating: number): string => (rating === 1 ? '1 star' : `${rating} stars`)

/** The beginning of a review in one line, where it has words. */
export const beginningOf = ({ title, body }: Pick<Review, 'title' | 'body'>): string => {
  const text = title || body.replaceAll(/\s+/g, ' ')
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text
}

/** Why a row of a file is left out. */
export const reviewProblemWords: Readonly<Record<ReviewProblem, string>> = {
  product: 'No product has this handle.',
  rating: 'The rating isn’t a whole number from 1 to 5.',
  name: 'Enter an author of up to 60 characters.',
  date: 'The date is in the future, or isn’t like 2026-11-20.',
  'too-long': 'A review can have up to 4,000 characters, and a reply up to 2,000.',
}

/** What was done to some reviews: '1 review published.' */
export const doneInWords = (count: number, state: Exclude<ReviewState, 'waiting'>): string =>
  `${count === 1 ? '1 review' : `${count} reviews`} ${state}.`

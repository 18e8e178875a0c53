import { type ReviewContent, ratingSchema, reviewLimits } from '#shared/reviews/schema.ts'
import { onOneLine } from '#shared/texts/schema.ts'
import { cleanLines } from '../clean-lines.ts'

/** What was typed about one product. */
export interface TypedReview {
  readonly rating: number | null
  readonly title: string
  readonly body: string
  /** The stored pictures that stay. */
  readonly removedIds: ReadonlySet<string>
}

/** The name that was typed, in the form in which it is shown. */
export const readName = (inputs: URLSearchParams): string =>
  onOneLine(inputs.get('name') ?? '')
    .slice(0, reviewLimits.nameLength)
    .trim()

/** The fields `rating-<product>`, `title-<product>`, `body-<product>` and `remove-<product>` of the form. */
export function readTyped(inputs: URLSearchParams, productId: string): TypedReview {
  const rating = ratingSchema.safeParse(Number(inputs.get(`rating-${productId}`) ?? ''))
  return {
    rating: rating.success ? rating.data : null,
    title: onOneLine(inputs.get(`title-${productId}`) ?? '')
      .slice(0, reviewLimits.titleLength)
      .trim(),
    body: cleanLines(inputs.get(`body-${productId}`) ?? ''),
    removedIds: new Set(inputs.getAll(`remove-${productId}`)),
  }
}

/** Whether it can be saved as it is. */
export const isComplete = (name: string, { rating, body }: TypedReview): boolean =>
  name !== '' && rating !== null && body.length <= reviewLimits.bodyLength

/** What is saved of a complete one. */
export const contentOf = (name: string, { rating, title, body }: TypedReview): ReviewContent => ({
  ...{ name, title, body },
  rating: rating!,
})

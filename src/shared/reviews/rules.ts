import type { OrderLine } from '#shared/orders/schema.ts'
import { isMoney } from '#shared/products/codes.ts'
import type { ReviewSettings } from '#shared/settings/review-settings.ts'
import { type ReviewState, reviewLimits, type StarCounts } from './schema.ts'

export const noStars: StarCounts = [0, 0, 0, 0, 0]

/** How many reviews there are. */
export const countOf = (stars: StarCounts): number => stars.reduce((sum, count) => sum + count, 0)

/** The average number of stars with one decimal, as it is shown everywhere; null without reviews. */
export function averageOf(stars: StarCounts): number | null {
  const count = countOf(stars)
  if (count === 0) return null
  const sum = stars.reduce((all, number, place) => all + number * (place + 1), 0)
  return Math.round((sum * 10) / count) / 10
}

/**
 * The state of a review that a buyer has written or changed. What was hidden, deleted or not decided yet needs a
 * decision in any case: nobody publishes it again by sending it again.
 * @param before null for a new review
 */
export function stateAfterWriting(
  before: ReviewState | null,
  { approval }: Pick<ReviewSettings, 'approval'>,
): 'published' | 'waiting' {
  const isFree = before === null || before === 'published'
  return isFree && approval === 'at-once' ? 'published' : 'waiting'
}

/** The name under which a buyer is shown if they choose no other: 'Ada L.'. */
export function shownNameOf(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0]
  const name = initial ? `${firstName.trim()} ${initial}.` : firstName.trim()
  return name.trim().slice(0, reviewLimits.nameLength)
}

type Line = Pick<OrderLine, 'productId' | 'productType' | 'quantity' | 'refundedQuantity'>

/** The products of an order that its buyer can review: bought and not returned; gift cards and donations are no products to judge. */
export function reviewableProducts(order: {
  readonly state: string
  readonly testMode: boolean
  readonly lines: readonly Line[]
}): string[] {
  if (order.state === 'cancelled' || order.testMode) return []
  const kept = order.lines.filter((line) => !isMoney(line.productType) && line.quantity > line.refundedQuantity)
  return [...new Set(kept.map(({ productId }) => productId))].slice(0, reviewLimits.productsPerOrder)
}

/** How many pages of reviews can be opened. */
export const pagesOf = (count: number): number => Math.min(reviewLimits.pages, Math.ceil(count / reviewLimits.perPage))

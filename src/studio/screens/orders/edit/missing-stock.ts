import type { DraftLine } from '#shared/draft-orders/schema.ts'
import type { Failure } from '#shared/http/failure.ts'
import type { Order } from '#shared/orders/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { Refusal } from '#studio/kit/refusal.ts'

/** What an order has and would have: its own lines, and those that are added. */
interface Lines {
  readonly order: Pick<Order, 'lines'>
  readonly added: readonly DraftLine[]
}

/** Which item of an edit is not in stock, and how many there are; null for other refusals. */
export function missingStock(error: unknown, { order, added }: Lines): string | null {
  if (!(error instanceof Refusal) || error.failure.code !== 'not-enough-stock') return null
  const { variantId, available }: Failure = error.failure
  const known = order.lines.find((line) => line.variantId === variantId)
  const own = known && [known.title, variantTitle(known.attributes)].filter(Boolean).join(' · ')
  const other = added.find((line) => line.kind !== 'free' && line.variantId === variantId)
  const name = own ?? other?.title
  if (name === undefined || typeof available !== 'number') return null
  return shortageWords({ name, available })
}

/** Of which item there is too little, and how many there are. */
export const shortageWords = ({ name, available }: { readonly name: string; readonly available: number }): string =>
  available === 0 ? `“${name}” has no more in stock.` : `“${name}” has only ${available} more in stock.`

/** The same at the field of the item. */
export const tooFewInStock = (available: number): string =>
  available === 0 ? 'No more in stock.' : `Only ${available} more in stock.`

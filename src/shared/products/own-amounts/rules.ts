import { type Conversion, priceIn } from '#shared/currencies/rules.ts'
import { smallestCents } from '#shared/money/money.ts'
import { isMoney } from '../codes.ts'
import type { Product } from '../schema.ts'
import type { OwnAmounts } from './schema.ts'

type Chosen = Pick<Product, 'productType' | 'options' | 'ownAmounts'>

/**
 * The own amounts of a product. Only gift cards and donations have them, and only where one option or none names their
 * values.
 */
export const ownAmountsOf = ({ productType, options, ownAmounts }: Chosen): OwnAmounts | undefined =>
  isMoney(productType) && options.length <= 1 ? ownAmounts : undefined

/** A product with its own amounts, or without where it cannot have any. */
export function withOwnAmounts<P extends Chosen>(product: P): P {
  // Most products are returned as they are: in an import, copies take longer than the checks.
  if (!product.ownAmounts) return product
  const { ownAmounts: _, ...rest } = product
  const ownAmounts = ownAmountsOf(product)
  return { ...rest, ...(ownAmounts && { ownAmounts }) } as P
}

/** Why own amounts cannot be saved; null when they can. */
export function ownAmountsRefusal(
  { leastCents, mostCents }: OwnAmounts,
  currency: string,
): 'own-amounts-reversed' | 'price-not-payable' | null {
  const step = smallestCents(currency)
  if (leastCents % step !== 0 || mostCents % step !== 0) return 'price-not-payable'
  return leastCents > mostCents ? 'own-amounts-reversed' : null
}

/** Own amounts in another currency: both ends follow the rule for prices there. */
export const ownAmountsIn = ({ leastCents, mostCents }: OwnAmounts, conversion: Conversion): OwnAmounts => ({
  leastCents: priceIn(leastCents, conversion),
  mostCents: priceIn(mostCents, conversion),
})

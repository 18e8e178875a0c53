import { categoriesOfProducts } from '#server/discounts/categories-of-products.ts'
import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import { listPrice } from '#shared/customer-groups/rules.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import { countedPieces } from '#shared/products/quantity-breaks/rules.ts'
import { type BuyerGroup, fixedPricesOf } from './group-of-buyer.ts'

/** A line whose pieces count. */
interface Line {
  readonly variant: CartVariant
  readonly quantity: number
}

/**
 * Prices variants by quantity and by the buyer's group. A price below that of the shop is a sale for all that follows:
 * the price of the shop is shown beside it, and discounts that leave out goods on sale leave it out.
 * @param lines everything that is bought, for the number of pieces
 * @returns a function that gives a variant of these lines its price
 */
export async function priceByLists(
  scope: Scope,
  group: BuyerGroup | null,
  lines: readonly Line[],
): Promise<(variant: CartVariant) => CartVariant> {
  if (!group && lines.every(({ variant }) => !variant.quantityBreaks)) return (variant) => variant
  const { currency } = await scope.settings()
  const pieces = countedPieces(lines.map(({ variant, quantity }) => ({ ...idsOf(variant), quantity })))
  const variants = lines.map(({ variant }) => variant)
  const fixed = group ? await fixedPricesOf(scope, group.id, idsIn(variants, 'variantId')) : new Map<string, number>()
  const categories =
    group && group.categories.length > 0
      ? await categoriesOfProducts(scope, idsIn(variants, 'productId'))
      : new Map<string, string[]>()
  return (variant) => {
    const line = { ...idsOf(variant), quantity: 0 }
    const piecesOfProduct = pieces.ofProduct(line)
    const cents = listPrice(variant, {
      currency,
      pieces: variant.quantityBreaks?.isTogether ? piecesOfProduct : pieces.ofVariant(line),
      piecesOfProduct,
      list: group,
      categoryIds: categories.get(variant.productId) ?? [],
      fixedCents: fixed.get(variant.variantId),
    })
    return cents < unitPriceCents(variant) ? { ...variant, salePriceCents: cents, onSale: true } : variant
  }
}

const idsOf = ({ variantId, productId }: CartVariant) => ({ variantId, productId })

const idsIn = (variants: readonly CartVariant[], key: 'variantId' | 'productId'): string[] => [
  ...new Set(variants.map((variant) => variant[key])),
]

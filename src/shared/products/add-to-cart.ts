import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { productTypes } from './codes.ts'
import { type QuantityFailure, readQuantity } from './quantity.ts'
import { isCounted, type Stock } from './rules.ts'
import type { Product, Variant } from './schema.ts'
import { type Choices, findVariant, unselectedOptions } from './variants.ts'

export type AddToCartFailure =
  | 'denomination-unselected'
  | 'option-unselected'
  | 'variant-unavailable'
  | 'not-enough-stock'
  | QuantityFailure

/** An item that a visitor wants to add to the cart. */
export interface ItemToAdd {
  readonly choices: Choices
  /** As it was typed. */
  readonly quantity: string | number
  /** Pieces of the same variant that are already in the cart. */
  readonly quantityInCart?: number
}

type Choosable = Stock & Readonly<Pick<Variant, 'attributes'>>

/**
 * All checks before a product is added to the cart, in a fixed order: clients rely on which sentence comes first. The
 * browser shows the result at once; the server repeats the checks with its own data.
 */
export function validateAddToCart<V extends Choosable>(
  product: Pick<Product, 'productType' | 'options'> & { readonly variants: readonly V[] },
  item: ItemToAdd,
): Result<{ variant: V; quantity: number }, AddToCartFailure> {
  const unselected = unselectedOptions(product, item.choices)
  if (unselected.length > 0) {
    return product.productType === productTypes.giftCard
      ? fail('denomination-unselected')
      : fail('option-unselected', { options: unselected })
  }
  const variant = findVariant(product, item.choices)
  if (!variant) return fail('variant-unavailable')
  if (!hasPieces(product, variant, (item.quantityInCart ?? 0) + 1)) return fail('not-enough-stock')
  const quantity = readQuantity(item.quantity)
  if (!quantity.ok) return quantity
  if (!hasPieces(product, variant, (item.quantityInCart ?? 0) + quantity.value)) return fail('not-enough-stock')
  return succeed({ variant, quantity: quantity.value })
}

/** Whether this many pieces are available; always true for products without stock tracking. */
export function hasPieces(product: Pick<Product, 'productType'>, stock: Stock, pieces: number): boolean {
  return !isCounted(product.productType) || stock.unlimited || stock.qtyInStock >= pieces
}

/** Whether a product's form opens: no one should fill in a form for something that is sold out. */
export function mayOpenForm(product: Pick<Product, 'productType'>, stock: Stock, quantityInCart: number): boolean {
  return hasPieces(product, stock, quantityInCart + 1)
}

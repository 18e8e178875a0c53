import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import { type ProductType, productTypes } from './codes.ts'
import { type ProductOf, type Stock, totalStock } from './rules.ts'

/** The attributes of the quantity input: docs/compatibility.md#quantity. */
export const quantityInput = {
  type: 'number',
  min: limits.quantityMinimum,
  max: limits.quantityMaximum,
  step: 1,
  defaultValue: 1,
  size: 4,
} as const

/**
 * Whether more than one of a product can be ordered: physical products and gift cards, and services where the shop
 * allows it.
 */
export const allowsSeveral = (
  productType: ProductType,
  settings: { readonly multipleQuantityAllowedForServices: boolean },
): boolean =>
  productType === productTypes.physical ||
  productType === productTypes.giftCard ||
  (productType === productTypes.service && settings.multipleQuantityAllowedForServices)

/**
 * Whether a visitor can choose a quantity: for physical products, and services where the shop allows several; not for
 * gift cards and subscriptions, nor when there is at most one piece. The cart shows it for several gift cards too.
 */
export function showsQuantityInput(
  product: ProductOf<Stock> & { readonly isSubscribable: boolean },
  settings: { readonly multipleQuantityAllowedForServices: boolean },
): boolean {
  const isShown = product.productType !== productTypes.giftCard && !product.isSubscribable
  return isShown && allowsSeveral(product.productType, settings) && totalStock(product) > 1
}

export type QuantityFailure = 'quantity-not-a-number' | 'quantity-not-whole' | 'quantity-out-of-range'

/** Reads a typed quantity: a whole number from 1 to 9999. */
export function readQuantity(text: string | number): Result<number, QuantityFailure> {
  const trimmed = String(text).trim()
  // Number() alone would accept '', '0x10' and '1e3'.
  if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(trimmed)) return fail('quantity-not-a-number')
  const quantity = Number(trimmed)
  if (!Number.isInteger(quantity)) return fail('quantity-not-whole')
  if (quantity < limits.quantityMinimum || quantity > limits.quantityMaximum) return fail('quantity-out-of-range')
  return succeed(quantity)
}

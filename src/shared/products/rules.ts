import { type ProductType, productTypes } from './codes.ts'
import type { Variant } from './schema.ts'

/** What is known about the pieces of a variant. */
export type Stock = Readonly<Pick<Variant, 'unlimited' | 'qtyInStock'>>
/** What a variant costs, in hundredths. */
export type Pricing = Readonly<Pick<Variant, 'priceCents' | 'salePriceCents' | 'onSale'>>
/** As much of a product as a rule needs; a whole `Product` is one. */
export interface ProductOf<V> {
  readonly productType: ProductType
  readonly variants: readonly V[]
}

/** Digital goods, gift cards and paywalls are not counted: there is always another one. */
export function isCounted(productType: ProductType): boolean {
  return productType === productTypes.physical || productType === productTypes.service
}

/** Whether at least one piece can be sold now. */
export function isInStock(stock: Stock): boolean {
  return stock.unlimited || stock.qtyInStock > 0
}

/** Sold out (§4): a physical product or service none of whose variants can be had. Digital goods and gift cards never are. */
export function isSoldOut(product: ProductOf<Stock>): boolean {
  return isCounted(product.productType) && !product.variants.some(isInStock)
}

/** On sale (§4): any variant is; a digital product has one variant, which carries its own flag. Gift cards never are. */
export function isOnSale(product: ProductOf<Pricing>): boolean {
  if (product.productType === productTypes.giftCard) return false
  return product.variants.some((variant) => variant.onSale)
}

/** Whether there is something to choose (§4): more than one variant, and not digital. */
export function hasVariants(product: ProductOf<unknown>): boolean {
  return product.productType !== productTypes.digital && product.variants.length > 1
}

/** Varied prices (§4): variants differ in price, sale price or sale flag. */
export function hasVariedPrices(product: ProductOf<Pricing>): boolean {
  if (product.productType === productTypes.digital) return false
  const [first, ...others] = product.variants
  if (!first) return false
  return others.some(
    (variant) =>
      variant.onSale !== first.onSale ||
      variant.priceCents !== first.priceCents ||
      variant.salePriceCents !== first.salePriceCents,
  )
}

export type StatusMark = 'sold-out' | 'sale' | null

/** The one mark that a product wears (§4): sold out goes before sale. */
export function statusMark(product: ProductOf<Stock & Pricing>): StatusMark {
  if (isSoldOut(product)) return 'sold-out'
  return isOnSale(product) ? 'sale' : null
}

/** Pieces of all variants together; Infinity when one is unlimited or the product is not counted. */
export function totalStock(product: ProductOf<Stock>): number {
  if (!isCounted(product.productType) || product.variants.some((variant) => variant.unlimited)) return Infinity
  return product.variants.reduce((all, variant) => all + variant.qtyInStock, 0)
}

/** Subscriptions are for goods and services (§5). */
export function maySubscribe(productType: ProductType): boolean {
  return productType === productTypes.physical || productType === productTypes.service
}

import { isMoney, type ProductType, productTypes } from './codes.ts'
import type { Variant } from './schema.ts'

/** The stock of a variant. */
export type Stock = Readonly<Pick<Variant, 'unlimited' | 'qtyInStock'>>
/** The prices of a variant, in hundredths. */
export type Pricing = Readonly<Pick<Variant, 'priceCents' | 'salePriceCents' | 'onSale'>>
/** The parts of a product that rules need; a whole `Product` fits. */
export interface ProductOf<V> {
  readonly productType: ProductType
  readonly variants: readonly V[]
}

/** Whether stock is tracked: not for digital goods, gift cards, donations and paywalls, which never run out. */
export function isCounted(productType: ProductType): boolean {
  return productType === productTypes.physical || productType === productTypes.service
}

/** Whether at least one piece can be sold now. */
export function isInStock(stock: Stock): boolean {
  return stock.unlimited || stock.qtyInStock > 0
}

/** Sold out: a physical product or service without any variant in stock. Digital goods and gift cards never are. */
export function isSoldOut(product: ProductOf<Stock>): boolean {
  return isCounted(product.productType) && !product.variants.some(isInStock)
}

/** On sale: any variant is; a digital product's single variant has the product's flag. Gift cards and donations never are. */
export function isOnSale(product: ProductOf<Pricing>): boolean {
  if (isMoney(product.productType)) return false
  return product.variants.some((variant) => variant.onSale)
}

/** Whether there is something to choose: more than one variant, and not digital. */
export function hasVariants(product: ProductOf<unknown>): boolean {
  return product.productType !== productTypes.digital && product.variants.length > 1
}

/** Varied prices: variants differ in price, sale price or sale flag. */
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

/** The one badge of a product: sold out comes before sale. */
export function statusMark(product: ProductOf<Stock & Pricing>): StatusMark {
  if (isSoldOut(product)) return 'sold-out'
  return isOnSale(product) ? 'sale' : null
}

/** Pieces of all variants together; Infinity when one is unlimited or stock is not tracked. */
export function totalStock(product: ProductOf<Stock>): number {
  if (!isCounted(product.productType) || product.variants.some((variant) => variant.unlimited)) return Infinity
  return product.variants.reduce((all, variant) => all + variant.qtyInStock, 0)
}

/** Subscriptions are possible for goods and services only. */
export function maySubscribe(productType: ProductType): boolean {
  return productType === productTypes.physical || productType === productTypes.service
}

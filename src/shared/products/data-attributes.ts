import { type Money, toMoney } from '#shared/money/money.ts'
import type { Currency } from '#shared/money/schema.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { productTypes } from './codes.ts'
import { hasVariants } from './rules.ts'
import type { Product, Variant } from './schema.ts'

// Scripts of sites read these attributes and this JSON. The names are those of the formatters of
// @squarespace/template-engine; none of them may be renamed.

/** A variant in `data-variants`. `price` and `salePrice` are hundredths. */
export interface VariantData {
  readonly id: string
  readonly sku: string
  readonly price: number
  readonly salePrice: number
  readonly priceMoney: Money
  readonly salePriceMoney: Money
  readonly onSale: boolean
  readonly unlimited: boolean
  readonly qtyInStock: number
  readonly attributes: Readonly<Record<string, string>>
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[]
  /** The variant's picture; left out when there is none. */
  readonly mainImageId?: string
}

/** One variant for scripts of sites, its values in the order of the product's options. */
export function variantData(variant: Variant, product: Pick<Product, 'options'>, currency: Currency): VariantData {
  return {
    id: variant.id,
    sku: variant.sku,
    price: variant.priceCents,
    salePrice: variant.salePriceCents,
    priceMoney: toMoney(variant.priceCents, currency),
    salePriceMoney: toMoney(variant.salePriceCents, currency),
    onSale: variant.onSale,
    unlimited: variant.unlimited,
    qtyInStock: variant.qtyInStock,
    attributes: variant.attributes,
    optionValues: product.options.flatMap(({ name }) => {
      const value = ownValue(variant.attributes, name)
      return value ? [{ optionName: name, value }] : []
    }),
    ...(variant.pictureId && { mainImageId: variant.pictureId }),
  }
}

/** Attributes of the element with class `product-variants`; null when there are no variants to choose from. */
export function variantsAttributes(product: Product, currency: Currency): Readonly<Record<string, string>> | null {
  if (!hasVariants(product)) return null
  return {
    'data-item-id': product.id,
    'data-variants': JSON.stringify(product.variants.map((variant) => variantData(variant, product, currency))),
    'data-animation-role': 'content',
  }
}

interface ButtonTexts {
  readonly productAddToCartText: string
  readonly productSubscribeText: string
}

/** The label of the add button: the owner's own, Donate, Subscribe, or Add To Cart. */
export function addButtonText(
  product: Pick<Product, 'productType' | 'useCustomAddButtonText' | 'customAddButtonText' | 'isSubscribable'>,
  texts: ButtonTexts,
): string {
  if (product.useCustomAddButtonText && product.customAddButtonText) return product.customAddButtonText
  if (product.productType === productTypes.donation) return 'Donate'
  if (product.isSubscribable) return texts.productSubscribeText || 'Subscribe'
  return texts.productAddToCartText || 'Add To Cart'
}

/** Attributes of the element with class `sqs-add-to-cart-button`. */
export function addButtonAttributes(
  product: Pick<
    Product,
    'id' | 'collectionId' | 'productType' | 'useCustomAddButtonText' | 'customAddButtonText' | 'isSubscribable'
  >,
  texts: ButtonTexts,
): Readonly<Record<string, string>> {
  return {
    'data-dynamic-strings': '',
    'data-collection-id': product.collectionId,
    'data-item-id': product.id,
    'data-product-type': String(product.productType),
    'data-use-custom-label': String(product.useCustomAddButtonText),
    ...(product.isSubscribable && { 'data-is-subscription': 'true' }),
    'data-original-label': addButtonText(product, texts),
  }
}

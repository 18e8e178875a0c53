import type { Insertable, Selectable } from 'kysely'
import type { Tables } from '#server/tables.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import { priceTag } from '#shared/products/prices.ts'
import { isOnSale, isSoldOut } from '#shared/products/rules.ts'
import type { Product, ProductFile, Variant } from '#shared/products/schema.ts'
import { isSellableKind } from '#shared/products/sellable.ts'
import { commonContent } from '#shared/unit-prices/rules.ts'
import {
  type ProductDetails,
  productDetails,
  productFacets,
  productFixedPrices,
  productOptions,
  productTags,
  variantAttributes,
  variantContent,
  variantFixedPrices,
} from './documents.ts'
import { facetsOf } from './facets.ts'

export type ProductRecord = Selectable<Tables['products']>
export type VariantRecord = Selectable<Tables['variants']>

/** A product from its rows; variants, pictures and files are in order. */
export function toProduct(
  row: ProductRecord,
  variants: readonly VariantRecord[],
  pictures: Picture[],
  files: ProductFile[],
  categoryIds: string[],
): Product {
  return {
    id: row.id,
    collectionId: row.collection_id,
    productType: row.product_type,
    title: row.title,
    urlId: row.url_id,
    status: row.status,
    publishAt: row.publish_at,
    body: row.body,
    excerpt: row.excerpt,
    tags: productTags.read(row.tags),
    categoryIds,
    options: productOptions.read(row.options),
    variants: variants.map(toVariant),
    pictures,
    files,
    ...productDetails.read(row.details),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

function toVariant(row: VariantRecord): Variant {
  return {
    id: row.id,
    sku: row.sku,
    priceCents: row.price_cents,
    salePriceCents: row.sale_price_cents,
    onSale: row.on_sale === 1,
    ...(row.fixed_prices !== null && { fixedPrices: variantFixedPrices.read(row.fixed_prices) }),
    ...(row.content !== null && { content: variantContent.read(row.content) }),
    unlimited: row.unlimited === 1,
    qtyInStock: row.qty_in_stock,
    attributes: variantAttributes.read(row.attributes),
    pictureId: row.picture_id,
    weightGrams: row.weight_grams,
    lengthMillimetres: row.length_millimetres,
    widthMillimetres: row.width_millimetres,
    heightMillimetres: row.height_millimetres,
  }
}

/**
 * The product's own row, without its position in the shop's order. Lists read the derived columns instead of variants.
 */
export function productRow(websiteId: string, product: Product): Omit<Insertable<Tables['products']>, 'display_index'> {
  const tag = priceTag(product)
  const content = commonContent(product.variants)
  const details: ProductDetails = {
    useCustomAddButtonText: product.useCustomAddButtonText,
    customAddButtonText: product.customAddButtonText,
    customSoldOutText: product.customSoldOutText,
    scarcity: product.scarcity,
    relatedProductIds: product.relatedProductIds,
    isSubscribable: product.isSubscribable,
    subscriptionPlan: product.subscriptionPlan,
    additionalFieldsFormId: product.additionalFieldsFormId,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    taxable: product.taxable,
    taxCategoryId: product.taxCategoryId,
    withdrawalExemption: product.withdrawalExemption,
    ...(product.ownAmounts && { ownAmounts: product.ownAmounts }),
    ...(product.donation && { donation: product.donation }),
    ...(product.quantityBreaks && { quantityBreaks: product.quantityBreaks }),
    ...(product.bundle && { bundle: product.bundle }),
  }
  return {
    website_id: websiteId,
    id: product.id,
    collection_id: product.collectionId,
    product_type: product.productType,
    title: product.title,
    title_key: titleKey(product.title),
    url_id: product.urlId,
    status: product.status,
    publish_at: product.publishAt,
    body: product.body,
    excerpt: product.excerpt,
    tags: productTags.write(product.tags),
    options: productOptions.write(product.options),
    details: productDetails.write(details),
    price_from_cents: tag.fromCents,
    price_to_cents: tag.toCents,
    regular_price_cents: tag.regularCents,
    varied_prices: Number(tag.varies),
    on_sale: Number(isOnSale(product)),
    sold_out: Number(isSoldOut(product)),
    variant_count: product.variants.length,
    unsellable: Number(!isSellableKind(product)),
    is_bundle: Number(product.bundle !== undefined),
    facets: productFacets.write(facetsOf(product)),
    fixed_prices: product.variants.some(({ fixedPrices }) => fixedPrices)
      ? productFixedPrices.write(
          product.variants.map(({ priceCents, salePriceCents, onSale, fixedPrices }) => ({
            ...{ priceCents, salePriceCents, onSale },
            ...(fixedPrices && { fixedPrices }),
          })),
        )
      : null,
    content: content ? variantContent.write(content) : null,
    created_at: product.createdAt,
    updated_at: product.updatedAt,
  }
}

/** Small Latin letters, digits and hyphens first; titles in other scripts by their own letters. */
const titleKey = (title: string): string => (slugOf(title) || title.toLowerCase()).slice(0, 100)

/** A variant as a row of its product. @param position its index among the variants, from 0 */
export function variantRow(
  websiteId: string,
  productId: string,
  variant: Variant,
  position: number,
): Insertable<Tables['variants']> {
  return {
    website_id: websiteId,
    id: variant.id,
    product_id: productId,
    position,
    sku: variant.sku,
    price_cents: variant.priceCents,
    sale_price_cents: variant.salePriceCents,
    on_sale: Number(variant.onSale),
    fixed_prices: variant.fixedPrices ? variantFixedPrices.write(variant.fixedPrices) : null,
    content: variant.content ? variantContent.write(variant.content) : null,
    unlimited: Number(variant.unlimited),
    qty_in_stock: variant.qtyInStock,
    attributes: variantAttributes.write(variant.attributes),
    picture_id: variant.pictureId,
    weight_grams: variant.weightGrams,
    length_millimetres: variant.lengthMillimetres,
    width_millimetres: variant.widthMillimetres,
    height_millimetres: variant.heightMillimetres,
  }
}

import type { Generated } from 'kysely'
import type { ProductStatus, ProductType } from '#shared/products/codes.ts'

export interface ProductTables {
  products: {
    website_id: string
    id: string
    collection_id: string
    product_type: ProductType
    title: string
    /** The title without accents and case, so that both engines sort in the same way. */
    title_key: string
    url_id: string
    status: ProductStatus
    publish_at: number | null
    body: string
    excerpt: string
    /** `productTags`. */
    tags: string
    /** `productOptions`. */
    options: string
    /** `productDetails`. */
    details: string
    /** The shop's own order; gaps make it possible to move a product without changing others. */
    display_index: number
    /** Derived from the variants when they are written, so that a list needs no variants: see `product-rows.ts`. */
    price_from_cents: number
    price_to_cents: number
    regular_price_cents: number
    varied_prices: number
    on_sale: number
    /** Also updated by every change of stock. */
    sold_out: number
    variant_count: number
    /** 1 where `isSellableKind` is false. */
    unsellable: Generated<number>
    /** 1 for bundles: their stock follows that of their parts. */
    is_bundle: Generated<number>
    /** `productFacets`: the values that lists are filtered by. */
    facets: string
    /** `productFixedPrices`, where variants have such; lists read it for visitors with another currency. */
    fixed_prices: string | null
    /** `variantContent`, where all variants contain the same. */
    content: string | null
    /** That of its variants, where all have one price and are on sale; `lowest-prices` writes it. */
    lowest_price_cents: number | null
    created_at: number
    updated_at: number
  }
  variants: {
    website_id: string
    id: string
    product_id: string
    position: number
    sku: string
    price_cents: number
    sale_price_cents: number
    on_sale: number
    /** `variantFixedPrices`; null without any. */
    fixed_prices: string | null
    /** `variantContent`; null without one. */
    content: string | null
    /** The lowest price of the 30 days before its sale began; null without a sale, and where it is not known. */
    lowest_price_cents: number | null
    unlimited: number
    qty_in_stock: number
    /** At this many pieces or fewer its stock is low; null: the number of the settings. */
    low_stock_at: Generated<number | null>
    /** `variantAttributes`: option name to value. */
    attributes: string
    picture_id: string | null
    weight_grams: number
    length_millimetres: number
    width_millimetres: number
    height_millimetres: number
  }
  product_pictures: {
    website_id: string
    id: string
    product_id: string
    /** Unique in a product: products and variants identify the picture by it. */
    asset_id: string
    /** Counts from 0 without gaps. */
    position: number
    alt_text: string
    focal_x: number
    focal_y: number
  }
  product_categories: { website_id: string; category_id: string; product_id: string }
  /** Which products are parts of bundles: found by the part. The bundle itself says how many. */
  bundle_parts: { website_id: string; bundle_id: string; part_id: string }
}

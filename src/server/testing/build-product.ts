import { newId } from '#server/identifiers.ts'
import type { Website } from '#server/websites/website.ts'
import { type ProductStatus, type ProductType, productTypes } from '#shared/products/codes.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import type { TestApp } from './test-app.ts'

export interface ProductFacts {
  readonly title?: string
  readonly productType?: ProductType
  readonly status?: ProductStatus
  readonly priceCents?: number
  readonly salePriceCents?: number
  readonly onSale?: boolean
  /** Null is unlimited. */
  readonly stock?: number | null
  readonly weightGrams?: number
  readonly taxable?: boolean
  readonly taxCategoryId?: string
  /** How it renews; absent: it is sold once. */
  readonly plan?: SubscriptionPlan
  /** The options of its variant: { Glaze: 'Bone' }. */
  readonly attributes?: Readonly<Record<string, string>>
  /** The form that its buyers fill in. */
  readonly formId?: string
}

/** Writes a product with one variant directly into a website's store, so that a test of buying needs no editor. */
export async function buildProduct(app: TestApp, website: Website, facts: ProductFacts = {}) {
  const { database } = app.services
  const now = Date.now()
  const [productId, variantId] = [newId(), newId()]
  const sku = `SKU-${variantId.slice(-8)}`
  const priceCents = facts.priceCents ?? 2000
  const stock = facts.stock === undefined ? 10 : facts.stock
  const key = { website_id: website.id }
  await database
    .insertInto('collections')
    .values({
      ...key,
      id: `store-${website.id}`,
      type_code: 13,
      title: 'Shop',
      navigation_title: 'Shop',
      url_id: 'shop',
      description: '',
      enabled: 1,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing())
    .execute()
  const title = facts.title ?? 'Harbor mug'
  await database
    .insertInto('products')
    .values({
      ...key,
      id: productId,
      collection_id: `store-${website.id}`,
      product_type: facts.productType ?? productTypes.physical,
      title,
      title_key: title.toLowerCase(),
      url_id: `product-${productId}`,
      status: facts.status ?? 'published',
      publish_at: null,
      body: '',
      excerpt: '',
      tags: '[]',
      options: '[]',
      facets: '{}',
      details: JSON.stringify({
        useCustomAddButtonText: false,
        customAddButtonText: '',
        customSoldOutText: '',
        scarcity: null,
        relatedProductIds: [],
        isSubscribable: facts.plan !== undefined,
        subscriptionPlan: facts.plan ?? null,
        additionalFieldsFormId: facts.formId ?? null,
        seoTitle: '',
        seoDescription: '',
        $version: 1,
        taxable: facts.taxable ?? true,
        taxCategoryId: facts.taxCategoryId ?? '',
      }),
      display_index: 0,
      price_from_cents: priceCents,
      price_to_cents: priceCents,
      regular_price_cents: priceCents,
      on_sale: facts.onSale ? 1 : 0,
      sold_out: stock === 0 ? 1 : 0,
      varied_prices: 0,
      variant_count: 1,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await database
    .insertInto('variants')
    .values({
      ...key,
      id: variantId,
      product_id: productId,
      position: 0,
      sku,
      price_cents: priceCents,
      sale_price_cents: facts.salePriceCents ?? 0,
      on_sale: facts.onSale ? 1 : 0,
      unlimited: stock === null ? 1 : 0,
      qty_in_stock: stock ?? 0,
      attributes: JSON.stringify(facts.attributes ?? {}),
      picture_id: null,
      weight_grams: facts.weightGrams ?? 350,
      length_millimetres: 0,
      width_millimetres: 0,
      height_millimetres: 0,
    })
    .execute()
  return {
    itemId: productId,
    variantId,
    sku,
    /** Pieces that can be sold now. */
    async stock(): Promise<number> {
      const row = await database
        .selectFrom('variants')
        .select('qty_in_stock')
        .where('website_id', '=', website.id)
        .where('id', '=', variantId)
        .executeTakeFirstOrThrow()
      return row.qty_in_stock
    },
  }
}

import type { Selectable } from 'kysely'
import { engineOf } from '#server/database/engine.ts'
import { prepareListQuery, prepareQuery } from '#server/database/prepare-query.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'
import type { ShownProduct } from '#shared/lowest-prices/shown-product.ts'
import { productTypes } from '#shared/products/codes.ts'
import { ownAmountsIn } from '#shared/products/own-amounts/rules.ts'
import { pricingIn } from '#shared/products/pricing-in.ts'
import { breaksIn } from '#shared/products/quantity-breaks/rules.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { isVisible } from '#shared/products/status.ts'
import type { StarCounts } from '#shared/reviews/schema.ts'
import { planIn } from '#shared/subscription-plans/plan-in.ts'
import { bundlesAmong } from './bundles/part-rows.ts'
import { type ProductDetails, productDetails } from './documents.ts'
import { readFiles } from './product-files.ts'
import { toProduct, type VariantRecord } from './product-rows.ts'
import { pictureOf, readPictureRows, readPictures } from './read-pictures.ts'
import { starColumns, starsOf } from './stars.ts'
import { conversionFor } from './visible/conversion-for.ts'
import { type Stored, stored } from './visible/stored.ts'

/** One product in any state; null when the website has none with that id. */
export async function readProduct(scope: Scope, productId: string): Promise<Product | null> {
  return (await readProducts(scope, [productId])).get(productId) ?? null
}

const selectByAddress = prepareQuery((database, values: { websiteId: string; collectionId: string; urlId: string }) =>
  database
    .selectFrom('products as product')
    .leftJoin('product_stars as stars', (join) =>
      join.onRef('stars.website_id', '=', 'product.website_id').onRef('stars.product_id', '=', 'product.id'),
    )
    .selectAll('product')
    .select(starColumns)
    .where('product.website_id', '=', values.websiteId)
    .where('product.collection_id', '=', values.collectionId)
    .where('product.url_id', '=', values.urlId),
)
const selectProducts = prepareListQuery((database, { websiteId }: { websiteId: string }, ids) =>
  database.selectFrom('products').selectAll().where('website_id', '=', websiteId).where('id', 'in', ids),
)
const selectVariants = prepareListQuery((database, { websiteId }: { websiteId: string }, ids) =>
  database
    .selectFrom('variants')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position'),
)
const selectCategories = prepareListQuery((database, { websiteId }: { websiteId: string }, ids) =>
  database
    .selectFrom('product_categories')
    .select(['product_id', 'category_id'])
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', ids),
)

/**
 * The visible product at a URL of a store, with the words of the library at its pictures and without the files that only
 * buyers can see; null when there is none, or not yet.
 */
export async function readVisibleProduct(
  scope: Scope,
  collectionId: string,
  urlId: string,
  now = Date.now(),
): Promise<VisibleProduct | null> {
  const { database, websiteId } = scope
  const [row] = (await selectByAddress(database, { websiteId, collectionId, urlId })).rows
  if (!row || !isVisible({ status: row.status, publishAt: row.publish_at }, now)) return null
  const ids = [row.id]
  const { rows: variants } = await selectVariants(database, { websiteId }, ids)
  const { rows: categories } = await selectCategories(database, { websiteId }, ids)
  const pictures = await readPictureRows(scope, ids)
  const categoryIds = categories.map((one) => one.category_id).sort()
  const shown = () => pictures.map((picture) => pictureOf(picture, true))
  const conversion = await conversionFor(scope)
  const make = () => {
    const product = withLowestPrices(toProduct(row, variants, shown(), [], categoryIds), variants)
    if (!conversion) return product
    const { ownAmounts, quantityBreaks, subscriptionPlan } = product
    return {
      ...product,
      variants: product.variants.map((variant) => pricingIn(variant, conversion)),
      subscriptionPlan: subscriptionPlan && planIn(subscriptionPlan, conversion),
      ...(ownAmounts && { ownAmounts: ownAmountsIn(ownAmounts, conversion) }),
      ...(quantityBreaks && { quantityBreaks: breaksIn(quantityBreaks, conversion) }),
    }
  }
  return {
    ...{
      id: row.id,
      collectionId: row.collection_id,
      urlId: row.url_id,
      title: row.title,
      body: row.body,
      categoryIds,
    },
    ...pickDetails(productDetails.read(row.details)),
    stars: starsOf(row),
    variants: variants.map(({ id, sku }) => ({ id, sku })),
    whole: stored([row, variants, pictures, categoryIds], make),
  }
}

/** @param rows of its variants, in their order */
const withLowestPrices = (product: Product, rows: readonly VariantRecord[]): ShownProduct => ({
  ...product,
  variants: product.variants.map((variant, place) => {
    const cents = rows[place]!.lowest_price_cents
    return cents === null ? variant : { ...variant, lowestPriceCents: cents }
  }),
})

/** A product that visitors see: what others on its page depend on, and the whole of it. */
export interface VisibleProduct
  extends Pick<
    Product,
    | 'id'
    | 'collectionId'
    | 'urlId'
    | 'title'
    | 'body'
    | 'categoryIds'
    | 'relatedProductIds'
    | 'additionalFieldsFormId'
    | 'bundle'
  > {
  /** Its published reviews. */
  readonly stars: StarCounts
  readonly variants: readonly Pick<Variant, 'id' | 'sku'>[]
  readonly whole: Stored<ShownProduct>
}

const pickDetails = ({ relatedProductIds, additionalFieldsFormId, bundle }: ProductDetails) => ({
  relatedProductIds,
  additionalFieldsFormId,
  ...(bundle && { bundle }),
})

/** Products in any state, by id; a few hundred at once. Always five queries. */
export async function readProducts(scope: Scope, productIds: readonly string[]): Promise<Map<string, Product>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await selectProducts(scope.database, { websiteId: scope.websiteId }, [...new Set(productIds)])
  return new Map((await withParts(scope, rows)).map((product) => [product.id, product]))
}

/** Products from their rows and related rows. */
async function withParts(scope: Scope, rows: readonly Selectable<Tables['products']>[]): Promise<Product[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const { database, websiteId } = scope
  const { rows: variants } = await selectVariants(database, { websiteId }, ids)
  const { rows: categories } = await selectCategories(database, { websiteId }, ids)
  const variantsOf = Map.groupBy(variants, (variant) => variant.product_id)
  const categoriesOf = Map.groupBy(categories, (one) => one.product_id)
  const picturesOf = await readPictures(scope, ids)
  const digital = rows.filter((row) => row.product_type === productTypes.digital).map((row) => row.id)
  const filesOf = await readFiles(scope, digital)
  return rows.map((row) =>
    toProduct(
      row,
      variantsOf.get(row.id) ?? [],
      picturesOf.get(row.id) ?? [],
      filesOf.get(row.id) ?? [],
      // Sorted here: with an order in the query, SQLite would scan all categories.
      (categoriesOf.get(row.id) ?? []).map((one) => one.category_id).sort(),
    ),
  )
}

/**
 * Reads products to change them: until the transaction ends, no one else changes them or their stock. Variants are
 * locked before their products, in the same order as by buyers; then the bundles that have them as parts, because
 * the stock of these follows.
 */
export async function lockProducts(scope: ChangeScope, productIds: readonly string[]): Promise<Map<string, Product>> {
  // SQLite has one writer, and each of our transactions is a writer from its beginning.
  if (engineOf(scope.database) === 'postgres' && productIds.length > 0) {
    const bundles = await bundlesAmong(scope, productIds)
    const isBundle = new Set(bundles)
    await lockRows(
      scope,
      productIds.filter((id) => !isBundle.has(id)),
    )
    await lockRows(scope, bundles)
  }
  return readProducts(scope, productIds)
}

async function lockRows({ database, websiteId }: ChangeScope, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await database
    .selectFrom('variants')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds)
    .orderBy('id')
    .forUpdate()
    .execute()
  await database
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', 'in', productIds)
    .orderBy('id')
    .forUpdate()
    .execute()
}

import { prepareListQuery } from '#server/database/prepare-query.ts'
import type { Scope } from '#server/scope.ts'
import { productPath } from '#shared/collections/rules.ts'
import { summaryPricesIn } from '#shared/products/pricing-in.ts'
import type { ProductSummary } from '#shared/products/summary.ts'
import { planIn } from '#shared/subscription-plans/plan-in.ts'
import { productDetails, productFixedPrices, productOptions, variantContent } from './documents.ts'
import { type PictureRow, pictureOf, readPictureRows } from './read-pictures.ts'
import { starColumns, starsOf } from './stars.ts'
import { conversionFor } from './visible/conversion-for.ts'
import { type Stored, stored, valuesOf } from './visible/stored.ts'

const selectSummaries = prepareListQuery((database, { websiteId }: { websiteId: string }, productIds) =>
  database
    .selectFrom('products as product')
    .innerJoin('collections as collection', (join) =>
      join
        .onRef('collection.website_id', '=', 'product.website_id')
        .onRef('collection.id', '=', 'product.collection_id'),
    )
    .leftJoin('product_stars as stars', (join) =>
      join.onRef('stars.website_id', '=', 'product.website_id').onRef('stars.product_id', '=', 'product.id'),
    )
    .select(starColumns)
    .select([
      'product.id',
      'product.collection_id',
      'product.product_type',
      'product.title',
      'product.url_id',
      'product.excerpt',
      'product.options',
      'product.details',
      'product.price_from_cents',
      'product.price_to_cents',
      'product.regular_price_cents',
      'product.varied_prices',
      'product.on_sale',
      'product.sold_out',
      'product.variant_count',
      'product.fixed_prices',
      'product.content',
      'product.lowest_price_cents',
      'collection.url_id as collection_url_id',
    ])
    .where('product.website_id', '=', websiteId)
    .where('product.id', 'in', productIds),
)

/** Products as lists show them, in the order of the ids; deleted ones are left out. Two queries, no variants. */
export const readSummaries = async (scope: Scope, productIds: readonly string[]): Promise<ProductSummary[]> =>
  valuesOf(await readStoredSummaries(scope, productIds))

/** A product as lists show it, before it is made. */
export type StoredSummary = Stored<ProductSummary> & { readonly id: string }

/** The same as they are stored. */
export async function readStoredSummaries(scope: Scope, productIds: readonly string[]): Promise<StoredSummary[]> {
  if (productIds.length === 0) return []
  const { rows } = await selectSummaries(scope.database, { websiteId: scope.websiteId }, productIds)
  const pictures = Map.groupBy(await readPictureRows(scope, productIds, 2), (picture) => picture.product_id)
  const conversion = await conversionFor(scope)
  const made = (row: Row, shown: readonly PictureRow[]) => {
    const summary = toSummary(row, shown)
    if (!conversion) return summary
    const fixed = row.fixed_prices === null ? null : productFixedPrices.read(row.fixed_prices)
    const { subscriptionPlan } = summary
    return {
      ...summaryPricesIn(summary, fixed, conversion),
      subscriptionPlan: subscriptionPlan && planIn(subscriptionPlan, conversion),
    }
  }
  const summaries = new Map(
    rows.map((row): [string, StoredSummary] => {
      const shown = pictures.get(row.id) ?? []
      return [
        row.id,
        Object.assign(
          stored([row, shown], () => made(row, shown)),
          { id: row.id },
        ),
      ]
    }),
  )
  return productIds.flatMap((id) => summaries.get(id) ?? [])
}

type Row = Awaited<ReturnType<typeof selectSummaries>>['rows'][number]

function toSummary(row: Row, pictures: readonly PictureRow[]): ProductSummary {
  const details = productDetails.read(row.details)
  const [picture = null, secondPicture = null] = pictures.map((one) => pictureOf(one, true))
  return {
    id: row.id,
    collectionId: row.collection_id,
    productType: row.product_type,
    title: row.title,
    urlId: row.url_id,
    fullUrl: productPath({ urlId: row.collection_url_id }, { urlId: row.url_id }),
    excerpt: row.excerpt,
    isSubscribable: details.isSubscribable,
    subscriptionPlan: details.subscriptionPlan,
    priceFromCents: row.price_from_cents,
    priceToCents: row.price_to_cents,
    regularPriceCents: row.regular_price_cents,
    onSale: row.on_sale === 1,
    soldOut: row.sold_out === 1,
    variedPrices: row.varied_prices === 1,
    ...(row.content !== null && { content: variantContent.read(row.content) }),
    ...(row.lowest_price_cents !== null && { lowestPriceCents: row.lowest_price_cents }),
    variantCount: row.variant_count,
    ...(row.stars_1 !== null && { stars: starsOf(row) }),
    optionNames: productOptions.read(row.options).map((option) => option.name),
    customSoldOutText: details.customSoldOutText,
    picture,
    secondPicture,
  }
}

import type { Cell } from '#server/files/send-csv.ts'
import { variantAttributes } from '#server/products/documents.ts'
import type { Scope } from '#server/scope.ts'
import type { ShownGroupPrice } from '#shared/customer-groups/api.ts'
import { decimalOf } from '#shared/money/money.ts'
import { variantTitle } from '#shared/products/variants.ts'

/** The fixed prices of a group with their products, by title. */
export async function shownPrices({ database, websiteId }: Scope, groupId: string): Promise<ShownGroupPrice[]> {
  const rows = await database
    .selectFrom('customer_group_prices as price')
    .innerJoin('variants as variant', (join) =>
      join.onRef('variant.website_id', '=', 'price.website_id').onRef('variant.id', '=', 'price.variant_id'),
    )
    .innerJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'variant.website_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .select([
      'price.variant_id',
      'price.price_cents',
      'variant.sku',
      'variant.attributes',
      'variant.price_cents as shop_price_cents',
      'product.title',
    ])
    .where('price.website_id', '=', websiteId)
    .where('price.group_id', '=', groupId)
    .execute()
  return rows
    .map((row) => ({
      variantId: row.variant_id,
      priceCents: row.price_cents,
      sku: row.sku,
      title: row.title,
      variant: variantTitle(variantAttributes.read(row.attributes)),
      shopPriceCents: row.shop_price_cents,
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en') || (one.sku < other.sku ? -1 : 1))
}

/** The rows of a CSV file with fixed prices. */
export async function* priceRows(prices: readonly ShownGroupPrice[], currency: string): AsyncGenerator<Cell[]> {
  yield ['SKU', 'Price', 'Product', 'Variant', 'Shop price']
  for (const { sku, priceCents, title, variant, shopPriceCents } of prices)
    yield [sku, decimalOf(priceCents, currency), title, variant, decimalOf(shopPriceCents, currency)]
}

import { inPieces } from '#server/database/in-pieces.ts'
import { orderLineDetails } from '#server/orders/documents.ts'
import { variantAttributes } from '#server/products/documents.ts'
import type { Scope } from '#server/scope.ts'
import type { ReportRow, Split } from '#shared/reports/api.ts'
import { taxKeyOf } from '#shared/reports/facts.ts'

/** A row with the product of a variant; '' for others. */
export interface UnnamedRow extends Omit<ReportRow, 'name' | 'detail'> {
  readonly parent: string
}
interface Name {
  readonly name: string
  readonly detail: string
}

/** Gives rows the names of what they count. What was deleted has the name of its last order, or an empty one. */
export async function nameRows(scope: Scope, split: Split, rows: readonly UnnamedRow[]): Promise<ReportRow[]> {
  const names = new Map<string, Name>()
  for (const piece of inPieces(rows)) for (const [key, name] of await namesOf(scope, split, piece)) names.set(key, name)
  return rows.map(({ parent: _, ...row }) => ({ ...row, ...(names.get(row.key) ?? { name: '', detail: '' }) }))
}

async function namesOf(scope: Scope, split: Split, rows: readonly UnnamedRow[]): Promise<Map<string, Name>> {
  const keys = rows.map(({ key }) => key)
  switch (split) {
    case 'product':
      return withSold(scope, rows, 'product', await namesOfProducts(scope, keys))
    case 'variant':
      return withSold(scope, rows, 'variant', await namesOfVariants(scope, keys))
    case 'category':
      return namesOfCategories(scope, keys)
    case 'discount':
      return namesOfDiscounts(scope, keys)
    case 'fund':
      return namesOfFunds(scope)
    case 'tax':
      return new Map(keys.map((key) => [key, nameOfTax(key)]))
    default:
      return new Map(keys.map((key) => [key, { name: key, detail: '' }]))
  }
}

/** The name of a tax; what else its key says is shown by who reads it. */
function nameOfTax(key: string): Name {
  return { name: taxKeyOf(key)[2], detail: '' }
}

/** The funds that the shop has; what was deleted has no name. */
async function namesOfFunds(scope: Scope): Promise<Map<string, Name>> {
  const { donations } = await scope.settings()
  return new Map(donations.funds.map(({ id, name }) => [id, { name, detail: '' }]))
}

async function namesOfProducts({ database, websiteId }: Scope, ids: readonly string[]): Promise<Map<string, Name>> {
  const rows = await database
    .selectFrom('products')
    .select(['id', 'title'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, { name: title, detail: '' }]))
}

async function namesOfVariants({ database, websiteId }: Scope, ids: readonly string[]): Promise<Map<string, Name>> {
  const rows = await database
    .selectFrom('variants')
    .innerJoin('products', (join) =>
      join.onRef('products.website_id', '=', 'variants.website_id').onRef('products.id', '=', 'variants.product_id'),
    )
    .select(['variants.id', 'variants.sku', 'variants.attributes', 'products.title'])
    .where('variants.website_id', '=', websiteId)
    .where('variants.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, title, sku, attributes }) => [
      id,
      { name: title, detail: detailOf(variantAttributes.read(attributes), sku) },
    ]),
  )
}

const detailOf = (attributes: Readonly<Record<string, string>>, sku: string): string =>
  [Object.values(attributes).join(' / '), sku].filter(Boolean).join(' · ')

/** Names from an order line of products or variants that were deleted. */
async function withSold(
  { database, websiteId }: Scope,
  rows: readonly UnnamedRow[],
  split: 'product' | 'variant',
  names: Map<string, Name>,
): Promise<Map<string, Name>> {
  for (const { key, parent } of rows.filter((row) => row.key !== '' && !names.has(row.key))) {
    const line = await database
      .selectFrom('order_lines')
      .select(['sku', 'details'])
      .where('website_id', '=', websiteId)
      .where('product_id', '=', split === 'product' ? key : parent)
      .$if(split === 'variant', (lines) => lines.where('variant_id', '=', key))
      .limit(1)
      .executeTakeFirst()
    if (!line) continue
    const { title, attributes } = orderLineDetails.read(line.details)
    names.set(key, { name: title, detail: split === 'variant' ? detailOf(attributes, line.sku) : '' })
  }
  return names
}

async function namesOfCategories({ database, websiteId }: Scope, ids: readonly string[]): Promise<Map<string, Name>> {
  const rows = await database
    .selectFrom('categories')
    .select(['id', 'display_name'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, { name: row.display_name, detail: '' }]))
}

async function namesOfDiscounts({ database, websiteId }: Scope, ids: readonly string[]): Promise<Map<string, Name>> {
  const rows = await database
    .selectFrom('discounts')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [row.id, { name: row.title || row.code || '', detail: row.title ? (row.code ?? '') : '' }]),
  )
}

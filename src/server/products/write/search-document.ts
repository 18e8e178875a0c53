import type { Scope } from '#server/scope.ts'
import type { SearchDocument } from '#server/search/document-words.ts'
import { wordsOfHtml } from '#server/search/words-of-html.ts'
import type { Product } from '#shared/products/schema.ts'

/** The search word for products on sale. */
const SALE = 'sale'

/**
 * The searchable texts of products: the title; then tags, option values, SKUs, categories and whether they are on sale;
 * then the excerpt, the description and alt texts.
 */
export async function searchDocumentsOf(scope: Scope, products: readonly Product[]): Promise<SearchDocument[]> {
  const names = await categoryNames(scope, [...new Set(products.flatMap((product) => product.categoryIds))])
  return products.map((product) => {
    const { tags, variants, categoryIds, excerpt, body, pictures } = product
    const facts = [
      ...tags,
      ...variants.flatMap((variant) => Object.values(variant.attributes)),
      ...variants.map((variant) => variant.sku),
      ...categoryIds.flatMap((id) => names.get(id) ?? []),
      ...(variants.some((variant) => variant.onSale) ? [SALE] : []),
    ]
    const words = [excerpt, wordsOfHtml(body), ...pictures.map((picture) => picture.altText)]
    return { nounId: product.id, texts: [product.title, [...new Set(facts)].join('\n'), words.join('\n')] }
  })
}

async function categoryNames({ database, websiteId }: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('categories')
    .select(['id', 'display_name'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .where('type', '!=', 'ROOT')
    .execute()
  return new Map(rows.map((row) => [row.id, row.display_name]))
}

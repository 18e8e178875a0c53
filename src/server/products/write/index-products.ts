import type { indexProductsJob } from '#server/collections/jobs.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { indexDocuments } from '#server/search/index-documents.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Product } from '#shared/products/schema.ts'
import { productFacets } from '../documents.ts'
import { facetsOf } from '../facets.ts'
import { lockProducts } from '../read-product.ts'
import { searchDocumentsOf } from './search-document.ts'

const AT_ONCE = 100

/** Goes through the products by id; only changes are written. When it is stopped, another process starts again. */
export function indexProductsHandler(services: Services): JobHandler<typeof indexProductsJob> {
  return async (job) => {
    const { categoryId } = job.payload
    const website = { id: job.websiteId }
    let last = ''
    for (;;) {
      const ids = await nextIds(reading(services, website), categoryId, last)
      if (ids.length === 0) return
      await changing(services, website, null, async (scope) => {
        const products = await lockProducts(scope, ids)
        await indexDocuments(scope, 'product', await searchDocumentsOf(scope, [...products.values()]))
        await writeFacets(scope, [...products.values()])
      })
      last = ids.at(-1)!
      if (job.stopping()) throw new Error('The process ends; the index is brought up to date by the next one.')
    }
  }
}

/** For products that were saved before lists had filters. */
async function writeFacets({ database, websiteId }: ChangeScope, products: readonly Product[]): Promise<void> {
  for (const product of products) {
    const facets = productFacets.write(facetsOf(product))
    if (facets === '{}') continue
    await database
      .updateTable('products')
      .set({ facets })
      .where('website_id', '=', websiteId)
      .where('id', '=', product.id)
      .where('facets', '=', '{}')
      .execute()
  }
}

async function nextIds({ database, websiteId }: Scope, categoryId: string | null, last: string): Promise<string[]> {
  const rows =
    categoryId === null
      ? await database
          .selectFrom('products')
          .select('id')
          .where('website_id', '=', websiteId)
          .where('id', '>', last)
          .orderBy('id')
          .limit(AT_ONCE)
          .execute()
      : await database
          .selectFrom('product_categories')
          .select('product_id as id')
          .where('website_id', '=', websiteId)
          .where('category_id', '=', categoryId)
          .where('product_id', '>', last)
          .orderBy('product_id')
          .limit(AT_ONCE)
          .execute()
  return rows.map((row) => row.id)
}

import { listCategories } from '#server/collections/category-store.ts'
import { readCollection } from '#server/collections/collection-store.ts'
import { cleanBody } from '#server/html/clean-body.ts'
import { createPageSources } from '#server/pages/page-sources.ts'
import { showProduct } from '#server/pages/shop/show-product.ts'
import { readStars } from '#server/products/stars.ts'
import { stored } from '#server/products/visible/stored.ts'
import type { Services } from '#server/services.ts'
import { browserFiles } from '#server/site/browser-files.ts'
import { reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import { productPath } from '#shared/collections/rules.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { testAccessOfEveryone } from '#shared/payments/rules.ts'
import { previewProductCall } from '#shared/products/preview.ts'

/**
 * Renders the page of a product from its editor: the visitors' page with the unsaved product in place of the stored
 * one. Nothing is stored, and search engines never see it.
 */
export function previewRoutes(services: Pick<Services, 'env' | 'database' | 'browser' | 'serve'>): void {
  const { env, browser, serve } = services
  const files = browserFiles(browser.storefront)

  serve(previewProductCall, async ({ request, reply, website, body }) => {
    const scope = reading(services, website)
    const product = { ...body.product, body: cleanBody(body.product.body) }
    const shown = { ...product, stars: await readStars(scope, product.id), whole: stored(product, () => product) }
    const collection = await readCollection(scope, product.collectionId)
    if (!collection) return fail('collection-not-found')
    const categories = await listCategories(scope, collection.id)
    const page = await showProduct(
      {
        website,
        files,
        origin: originOf(env, website, request),
        path: productPath(collection, product),
        query: new URLSearchParams(),
        testAccess: testAccessOfEveryone(website),
        isWithoutCode: true,
        sources: { ...createPageSources(scope), product: async () => shown },
      },
      { collection, categories },
      product.urlId,
    )
    reply
      .headers({ ...page!.headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      // A page, not JSON.
      .serializer((html: string) => html)
    return succeed(page!.html)
  })
}

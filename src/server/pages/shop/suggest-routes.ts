import { searchProducts } from '#server/products/visible/search-products.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import { SHORTEST_SUGGESTED } from '#shared/search/limits.ts'
import { suggestSearchesCall } from '#shared/search/schema.ts'
import { productCardModel } from '#storefront/products/product-card-model.ts'
import { productTexts } from '#storefront/products/texts.ts'
import { searchPages } from '../index-page.ts'

const MOST_PRODUCTS = 5
const MOST_PAGES = 2

/** The call of visitors' search fields while typing. */
export function suggestRoutes(services: Services): void {
  const { serve } = services
  serve(suggestSearchesCall, async ({ website, query: { q }, reply }) => {
    const text = q.trim()
    // The same for everyone: deleting a letter sends no request.
    reply.header('cache-control', 'public, max-age=60')
    if (text.length < SHORTEST_SUGGESTED) return succeed({ suggestions: [] })
    const scope = reading(services, website)
    const { products } = await searchProducts(scope, text, { offset: 0, limit: MOST_PRODUCTS })
    const pages = await searchPages(scope, text, MOST_PAGES)
    return succeed({
      suggestions: [
        ...products.map((product) => {
          const { title, fullUrl, price, picture } = productCardModel(product, website.settings)
          return {
            title,
            href: fullUrl,
            price: price.kind === 'from' ? productTexts.from(price.price) : price.price,
            picture,
          }
        }),
        ...pages.map(({ title, fullUrl }) => ({ title, href: fullUrl, price: null, picture: null })),
      ],
    })
  })
}

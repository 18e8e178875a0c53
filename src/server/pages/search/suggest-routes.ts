import { withCurrentPictures } from '#server/files/current-pictures.ts'
import { visibleSummaries } from '#server/products/visible/visible-products.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import type { SearchKind } from '#shared/search/kinds.ts'
import { SHORTEST_SUGGESTED } from '#shared/search/limits.ts'
import { type SearchSuggestion, suggestSearchesCall } from '#shared/search/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { productCardModel } from '#storefront/products/product-card-model.ts'
import { productTexts } from '#storefront/products/texts.ts'
import { whenOf } from '../items/item-words.ts'
import { readFoundPages } from './read-found-pages.ts'
import { searchSite } from './search-site.ts'

/** The most of a kind, where others are found too. */
const MOST = { product: 4, other: 2 }
const MOST_ALONE = 6

/** The call of visitors' search fields while typing. */
export function suggestRoutes(services: Services): void {
  const { serve } = services
  serve(suggestSearchesCall, async ({ website, query: { q }, reply }) => {
    const text = q.trim()
    // The same for everyone: deleting a letter sends no request.
    reply.header('cache-control', 'public, max-age=60')
    if (text.length < SHORTEST_SUGGESTED) return succeed({ suggestions: [] })
    const scope = reading(services, website)
    const { kinds } = await searchSite(scope, text, false, MOST_ALONE)
    const suggestions: SearchSuggestion[] = []
    for (const { kind, ids } of kinds) {
      const most = kinds.length === 1 ? MOST_ALONE : MOST[kind === 'product' ? 'product' : 'other']
      suggestions.push(...(await suggested(scope, website.settings, kind, ids.slice(0, most))))
    }
    return succeed({ suggestions })
  })
}

async function suggested(
  scope: Scope,
  settings: StoreSettings,
  kind: SearchKind,
  ids: readonly string[],
): Promise<SearchSuggestion[]> {
  if (kind === 'product')
    return (await visibleSummaries(scope, ids)).map((product) => {
      const { title, fullUrl, price, picture } = productCardModel(product, settings)
      const detail = price.kind === 'from' ? productTexts.from(price.price) : price.price
      return { kind, title, href: fullUrl, detail, picture }
    })
  const pages = await withCurrentPictures(scope, await readFoundPages(scope, ids), true)
  return pages.map(({ title, fullUrl, picture, item }) => ({
    ...{ kind, title, href: fullUrl, picture },
    detail: item ? (whenOf(item, settings)?.words ?? null) : null,
  }))
}

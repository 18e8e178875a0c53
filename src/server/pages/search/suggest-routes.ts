import { openedGroupLink } from '#server/customer-groups/group-link.ts'
import { type BuyerGroup, groupOfBuyer } from '#server/customer-groups/group-of-buyer.ts'
import { ownPricesOf } from '#server/customer-groups/own-prices.ts'
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
  serve(suggestSearchesCall, async ({ website, query: { q }, request, reply }) => {
    const text = q.trim()
    const scope = reading(services, website)
    const group = await groupOfBuyer(scope, openedGroupLink(request))
    // The same for everyone without prices of their own: deleting a letter sends no request.
    reply.header('cache-control', group ? 'private, no-store' : 'public, max-age=60')
    if (text.length < SHORTEST_SUGGESTED) return succeed({ suggestions: [] })
    const { kinds } = await searchSite(scope, text, false, MOST_ALONE)
    const suggestions: SearchSuggestion[] = []
    for (const { kind, ids } of kinds) {
      const most = kinds.length === 1 ? MOST_ALONE : MOST[kind === 'product' ? 'product' : 'other']
      suggestions.push(...(await suggested(scope, website.settings, group, { kind, ids: ids.slice(0, most) })))
    }
    return succeed({ suggestions })
  })
}

async function suggested(
  scope: Scope,
  settings: StoreSettings,
  group: BuyerGroup | null,
  { kind, ids }: { readonly kind: SearchKind; readonly ids: readonly string[] },
): Promise<SearchSuggestion[]> {
  if (kind === 'product') {
    const own = new Map((group ? await ownPricesOf(scope, group, ids) : []).map(({ itemId, words }) => [itemId, words]))
    return (await visibleSummaries(scope, ids)).map((product) => {
      const { id, title, fullUrl, price, picture } = productCardModel(product, settings)
      const ofAll = price.kind === 'from' ? productTexts.from(price.price) : price.price
      return { kind, title, href: fullUrl, detail: own.get(id) ?? ofAll, picture }
    })
  }
  const pages = await withCurrentPictures(scope, await readFoundPages(scope, ids), true)
  return pages.map(({ title, fullUrl, picture, item }) => ({
    ...{ kind, title, href: fullUrl, picture },
    detail: item ? (whenOf(item, settings)?.words ?? null) : null,
  }))
}

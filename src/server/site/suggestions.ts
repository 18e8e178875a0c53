import { valuesOf } from '#server/products/visible/stored.ts'
import type { NavigationLink } from '#storefront/document/site.ts'
import { type ProductCardModel, productCardModel } from '#storefront/products/product-card-model.ts'
import type { PageRequest } from './page-request.ts'

const SHOWN = 4

/** A few products of the first store in the navigation, for visitors who did not find what they wanted. */
export async function suggestions({ sources, website }: PageRequest): Promise<ProductCardModel[]> {
  for (const href of addressesIn((await sources.menus()).main)) {
    const urlId = /^\/([a-z0-9-]+)$/.exec(href)?.[1]
    const store = urlId && (await sources.store(urlId))
    if (!store || store.collection.passwordHash !== null) continue
    const { products } = await sources.products({
      collectionId: store.collection.id,
      sort: 'manual',
      offset: 0,
      limit: SHOWN * 2,
    })
    return valuesOf(products)
      .filter((product) => !product.soldOut)
      .slice(0, SHOWN)
      .map((product) => productCardModel(product, website.settings))
  }
  return []
}

const addressesIn = (links: readonly NavigationLink[]): string[] =>
  links.flatMap((link) => [...(link.href ? [link.href] : []), ...addressesIn(link.children)])

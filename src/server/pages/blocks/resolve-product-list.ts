import { valuesOf } from '#server/products/visible/stored.ts'
import { categoryPath, collectionPath } from '#shared/collections/rules.ts'
import { productCardModel } from '#storefront/products/product-card-model.ts'
import type { Resolver } from './resolver.ts'

/** Finds the products of a list; a store that is gone or hidden shows none. */
export const resolveProductList: Resolver<'product-list'> = async ({ sources, website }, _context, block) => {
  const { title, collectionId, categoryId, productIds, count } = block.settings
  const store = await sources.storeById(collectionId)
  if (!store) return null
  const narrowed = categoryId ? { collectionId, categoryId } : { collectionId }
  const products =
    productIds.length > 0
      ? await sources.productsById(productIds.slice(0, count))
      : valuesOf((await sources.products({ ...narrowed, sort: 'manual', offset: 0, limit: count })).products)
  const category = store.categories.find((one) => one.id === categoryId)
  return {
    id: block.id,
    type: block.type,
    title,
    cards: products.map((product) => productCardModel(product, website.settings)),
    moreHref: category ? categoryPath(store.collection, category) : collectionPath(store.collection),
  }
}

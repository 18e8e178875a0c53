import type { Category } from '#shared/products/schema.ts'

/** How deep categories can be nested, without the root. */
export const CATEGORY_DEPTH = 10

/**
 * URLs that store pages cannot have: the server answers there, or may do so later. Categories also cannot use `p`,
 * which comes before a product's URL.
 */
const RESERVED = new Set([
  'account', 'admin', 'api', 'assets', 'blog-feed', 'cart', 'checkout', 'commerce', 'config', 'customer', 'discount', 'donate',
  'downloads', 'favicon-ico', 'feed', 'files', 'fonts', 'gift-card', 'health', 'home', 'images', 'login', 'logout', 'media', 'metrics', 'order',
  'orders', 'p', 'pictures', 'policies', 'robots-txt', 's', 'search', 'settings', 'sign-in', 'sign-out', 'sitemap', 'sitemap-xml',
  'static', 'subscribe', 'tax-exemption', 'unsubscribe', 'universal', 'well-known', 'withdrawal',
]) // biome-ignore format: one list

/** Whether a URL is reserved for the server. */
export function isReservedUrlId(urlId: string): boolean {
  return RESERVED.has(urlId)
}

/** The path of a store page. */
export const collectionPath = (collection: { urlId: string }): string => `/${collection.urlId}`

/** Whether a store page has as many products as it can have. */
export const isFull = (store: { productCount: number; productLimit: number }): boolean =>
  store.productCount >= store.productLimit

/** The store page that a new product goes to: the first with room, since a full one would refuse it. */
export const storeForNew = <Store extends Parameters<typeof isFull>[0]>(stores: readonly Store[]): Store | undefined =>
  stores.find((store) => !isFull(store)) ?? stores[0]

/** The path of a category. It is flat: a category's URL is unique in its store. The root is the store page. */
export const categoryPath = (collection: { urlId: string }, category: Pick<Category, 'type' | 'urlId'>): string =>
  category.type === 'ROOT' ? collectionPath(collection) : `/${collection.urlId}/${category.urlId}`

/** The path of a product: `/<store>/p/<product>`. */
export const productPath = (collection: { urlId: string }, product: { urlId: string }): string =>
  `/${collection.urlId}/p/${product.urlId}`

type Node = Pick<Category, 'id' | 'parentId'>

/** Ids of a category and of all categories below it. */
export function withDescendants(categories: readonly Node[], categoryId: string): string[] {
  const children = Map.groupBy(categories, (category) => category.parentId)
  const found = [categoryId]
  for (const id of found) for (const child of children.get(id) ?? []) found.push(child.id)
  return found
}

/** A category and its ancestors, from the root down: the breadcrumb. */
export function categoryTrail<C extends Node>(categories: readonly C[], categoryId: string): C[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const trail: C[] = []
  for (let one = byId.get(categoryId); one && !trail.includes(one); one = byId.get(one.parentId ?? ''))
    trail.unshift(one)
  return trail
}

/** Whether a category would become its own descendant under the new parent. */
export function makesCycle(categories: readonly Node[], categoryId: string, parentId: string): boolean {
  return categoryTrail(categories, parentId).some((ancestor) => ancestor.id === categoryId)
}

/** The levels of a category's subtree: 1 when it has no subcategories. */
export function heightOf(categories: readonly Node[], categoryId: string): number {
  const children = Map.groupBy(categories, (category) => category.parentId)
  let height = 0
  for (let level = [categoryId]; level.length > 0; height += 1) {
    level = level.flatMap((id) => (children.get(id) ?? []).map((child) => child.id))
  }
  return height
}

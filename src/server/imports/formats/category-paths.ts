import { CATEGORY_DEPTH } from '#shared/collections/rules.ts'
import { limits } from '#shared/limits.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import type { Category } from '#shared/products/schema.ts'
import type { CategoryPath } from './imported-product.ts'
import { splitList } from './split-list.ts'

const SMALL_WORDS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/**
 * The categories of a cell. Squarespace writes URLs, '/ageratum, /flower/zinnia'; WooCommerce writes names, 'Clothing,
 * Clothing > Hoodies'.
 */
export function readCategoryPaths(cell: string): CategoryPath[] {
  return splitList(cell)
    .map((part) => {
      const isAddress = part.startsWith('/')
      const names = part.split(isAddress ? '/' : '>').map((name) => name.trim())
      return { isAddress, names: names.filter((name) => name !== '').map(isAddress ? nameOfSlug : (name) => name) }
    })
    .filter((path) => path.names.length > 0)
}

/** A name as it is stored: cut to the limit. */
export function categoryName(name: string): string {
  return name.length <= limits.categoryLength ? name.trim() : [...name].slice(0, limits.categoryLength).join('').trim()
}

/** The result of a path: the category, or how much of the path exists and the parent of the missing rest. */
export interface FoundCategory {
  readonly id: string | null
  readonly parentId: string | null
  /** Existing levels of the path. */
  readonly known: number
}

export interface CategoryFinder {
  (path: CategoryPath): FoundCategory
  /** Adds a category that was created since. */
  add(category: Category): void
}

/** Finds categories of a store by path: by URL or by name on each level, without case. */
export function categoryFinder(categories: readonly Category[]): CategoryFinder {
  const rootId = categories.find((category) => category.type === 'ROOT')?.id ?? null
  const places = new Map<string, string>()
  // Of several with the same name, the first one is found.
  const note = (key: string, id: string) => void (places.has(key) || places.set(key, id))
  const add = ({ id, parentId, displayName, urlId }: Category) => {
    note(keyOf(parentId, 'name', displayName.trim().toLowerCase()), id)
    note(keyOf(parentId, 'words', slugOf(displayName)), id)
    note(keyOf(parentId, 'address', urlId), id)
  }
  for (const category of categories) add(category)
  return Object.assign(find, { add })

  function find({ names, isAddress }: CategoryPath): FoundCategory {
    let parentId = rootId
    for (const [level, name] of names.entries()) {
      // A category that was made from a URL has a name of the same words, and its URL may have a number added.
      const id = isAddress
        ? (places.get(keyOf(parentId, 'address', slugOf(name))) ??
          places.get(keyOf(parentId, 'words', slugOf(categoryName(name)))))
        : places.get(keyOf(parentId, 'name', categoryName(name).toLowerCase()))
      if (id === undefined) return { id: null, parentId, known: level }
      parentId = id
    }
    return { id: parentId, parentId, known: names.length }
  }
}

const keyOf = (parentId: string | null, kind: string, text: string) => `${parentId} ${kind} ${text}`

/** Whether a path is not too deep to be created. */
export const fitsDepth = (path: CategoryPath): boolean => path.names.length <= CATEGORY_DEPTH

/** A path as text: 'Clothing > Hoodies'. */
export const pathInWords = (path: CategoryPath): string => path.names.map(categoryName).join(' > ')

/** Each category with its ancestors as text, 'Filler > Amaranth'; the root of a store is empty. */
export function categoryPaths(categories: readonly Category[]): ReadonlyMap<string, string> {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const paths = new Map<string, string>()
  const pathOf = (category: Category): string => {
    const known = paths.get(category.id)
    if (known !== undefined) return known
    // Prevents endless recursion when a category is its own ancestor.
    paths.set(category.id, category.displayName)
    const parent = byId.get(category.parentId ?? '')
    const above = parent ? pathOf(parent) : ''
    const path =
      category.type === 'ROOT' ? '' : above === '' ? category.displayName : `${above} > ${category.displayName}`
    paths.set(category.id, path)
    return path
  }
  for (const category of categories) pathOf(category)
  return paths
}

/** A title for a page, made from its URL. */
export const titleOfSlug = (slug: string): string => nameOfSlug(slug)

/** 'bells-of-ireland' was probably called 'Bells of Ireland'. */
function nameOfSlug(slug: string): string {
  const words = slug.split(/[-_+]|%20/).filter((word) => word !== '')
  return words
    .map((word, place) =>
      place > 0 && SMALL_WORDS.has(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .join(' ')
}

import { detectFormat } from '#server/imports/formats/detect-format.ts'
import type { ImportedProduct, ReadingContext } from '#server/imports/formats/imported-product.ts'
import { unitsOf } from '#server/imports/formats/measures.ts'
import { readProducts } from '#server/imports/formats/read-products.ts'
import { oneLocation } from '#server/imports/formats/vitrine/location-stock.ts'
import type { Catalogue, KnownStore } from '#server/imports/plan/catalogue.ts'
import { blankCategoryDetails, type Category } from '#shared/products/schema.ts'
import { readTable } from './read-whole-table.ts'

// Test builders: a shop that imports a file, and a file that is read.

export const someDay = Date.UTC(2026, 10, 20)

export const readingContext: ReadingContext = {
  currency: 'USD',
  locale: 'en-US',
  units: unitsOf.imperial,
  now: someDay,
}

/** A store page with room for two hundred products. */
export function buildStore(changes: Partial<KnownStore> = {}): KnownStore {
  return { id: 'collection-1', urlId: 'shop', title: 'Shop', limit: 200, count: 0, ...changes }
}

/** A category below the root of the only store. */
export function buildCategory(displayName: string, urlId: string, parentId = 'category-root'): Category {
  return {
    id: `category-${urlId}`,
    collectionId: 'collection-1',
    parentId,
    type: 'CATEGORY',
    displayName,
    urlId,
    displayIndex: 0,
    ...blankCategoryDetails,
  }
}

export const rootCategory: Category = {
  ...buildCategory('Shop', 'shop'),
  id: 'category-root',
  parentId: null,
  type: 'ROOT',
}

/** An empty shop with one store page. */
export function buildCatalogue(changes: Partial<Catalogue> = {}): Catalogue {
  return {
    format: 'squarespace-26',
    currency: 'USD',
    locale: 'en-US',
    now: someDay,
    stores: [buildStore()],
    storeId: 'collection-1',
    makesPages: false,
    categories: [rootCategory],
    products: [],
    sources: new Map(),
    namedInFile: () => null,
    urlOwnerOf: () => null,
    numberedUrls: () => new Set(),
    pictureOf: () => null,
    pendingOf: () => new Set(),
    relatedOf: () => null,
    pictureUrlOf: () => null,
    formOf: () => null,
    fileOf: () => null,
    taxCategoryOf: () => null,
    stock: oneLocation,
    taxCategoryName: () => '',
    cleanBody: (html) => html.trim(),
    ...changes,
  }
}

/** Reads the text of a file of any format, as an import does. @throws Error when it cannot be imported */
export function readText(text: string, context: ReadingContext = readingContext): ImportedProduct[] {
  const table = readTable(text)
  if (!table.ok) throw new Error(table.failure.code)
  const format = detectFormat(table.value.headings)
  if (!format) throw new Error('format')
  return [...readProducts(table.value, format, context)]
}

/** The problems of products as short texts: 'error 3 Price: There is no price.' */
export function problemsOf(products: readonly Pick<ImportedProduct, 'problems'>[]): string[] {
  return products
    .flatMap(({ problems }) => problems)
    .map(({ severity, line, column, sentence }) => `${severity} ${line} ${column}: ${sentence}`)
}

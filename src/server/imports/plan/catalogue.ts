import type { ProductFormat } from '#shared/imports/formats.ts'
import type { Category, Product } from '#shared/products/schema.ts'
import type { CategoryPath } from '../formats/imported-product.ts'
import type { LocationStock } from '../formats/vitrine/location-stock.ts'
import type { OwnForm } from '../formats/vitrine/own-settings.ts'
import type { Handover, NamedInFile } from './file-names.ts'
import type { NewStore } from './new-store.ts'

/** A store page that products are imported into. */
export interface KnownStore {
  readonly id: string
  readonly urlId: string
  readonly title: string
  /** The most products that it can hold, and how many it holds. */
  readonly limit: number
  readonly count: number
}

/** The shop's content, as far as it concerns some products of a file. */
export interface Catalogue {
  /** The kind of shop that wrote the file. */
  readonly format: ProductFormat
  readonly currency: string
  readonly locale: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly stores: readonly KnownStore[]
  /** The store page for products without one in the file. */
  readonly storeId: string
  /** Whether missing store pages are created. */
  readonly makesPages: boolean
  readonly categories: readonly Category[]
  /** Every product that could be in the file: found by id, remembered source or SKU. */
  readonly products: readonly Product[]
  /** Ids of products by their names in imported files. */
  readonly sources: ReadonlyMap<string, string>
  /** What the whole file says about a product of the shop; null when it does not name it. */
  namedInFile(product: Pick<Product, 'id' | 'title'>): NamedInFile | null
  /** The product with a URL on a store page. */
  urlOwnerOf(storeId: string, urlId: string): Pick<Product, 'id' | 'title'> | null
  /** URLs of a store page that consist of this one and a number. */
  numberedUrls(storeId: string, urlId: string): ReadonlySet<string>
  /** The website's picture for a URL; null while it has to be fetched. */
  pictureOf(url: string): string | null
  /** URLs that were tried for a product or wait to be fetched: a second import does not count them as new. */
  pendingOf(productId: string): ReadonlySet<string>
  /** The shop's id of a product in our own export; null while it is missing here. */
  relatedOf(sourceId: string): string | null
  /** The URL of this website's picture for a URL; null while it has to be fetched. */
  pictureUrlOf(url: string): string | null
  /** The shop's form for one in our own export: found by id, else by name; null when there is none. */
  formOf(form: OwnForm): string | null
  /** The shop's download file for one in our own export, found by its id there; null while it is missing. */
  fileOf(fileId: string): string | null
  /** The id of a tax category by its name; null when the shop has none. */
  taxCategoryOf(name: string): string | null
  /** Where the stock of the products is. */
  readonly stock: LocationStock
  /** The name of a tax category; '' for the standard one. */
  taxCategoryName(categoryId: string): string
  /** HTML as it is stored. */
  cleanBody(html: string): string
}

/**
 * What earlier products of the file use. A dry run stores all of it between batches; an import stores only the
 * products, since the database has the rest by then.
 */
export interface Claims {
  /** Product id to the line of the file. */
  readonly products: Map<string, number>
  /** The same for products of earlier batches. */
  readonly linesBefore: Pick<ReadonlyMap<string, number>, 'get'>
  /** Store page to the number of products that are added to it. */
  readonly arrivals: Map<string, number>
  /** Title of a store page that will be created, to the page and the number of its products. */
  readonly stores: Map<string, { readonly store: NewStore; readonly count: number }>
  /** Store page to the number of the first continuation page that may have room. */
  readonly full: Map<string, number>
  /** URL of a store page that is missing here, to the number of new products for it. */
  readonly unknownPages: Map<string, number>
  /** Categories that will be created, by store and names. */
  readonly categories: Map<string, CategoryPath>
  /** URLs of new products, by store. */
  readonly urls: Map<string, Set<string>>
  /** SKUs and URLs that products give to others: the import frees them before it begins. */
  readonly handovers: Handover[]
}

/** Empty claims, before the first row of a file is read. */
export const noClaims = (): Claims => ({
  products: new Map(),
  linesBefore: new Map(),
  arrivals: new Map(),
  stores: new Map(),
  full: new Map(),
  unknownPages: new Map(),
  categories: new Map(),
  urls: new Map(),
  handovers: [],
})

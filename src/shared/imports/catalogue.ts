import type { Category, Product } from '#shared/products/schema.ts'
import type { Handover, NamedInFile } from './file-names.ts'
import type { ImportFormat } from './formats.ts'
import type { CategoryPath } from './imported-product.ts'
import type { NewStore } from './new-store.ts'
import type { OwnForm } from './own-settings.ts'

/** A store page that takes products. */
export interface KnownStore {
  readonly id: string
  readonly urlId: string
  readonly title: string
  /** Products that it can hold, and holds. */
  readonly limit: number
  readonly count: number
}

/** What the shop has already, as far as some products of a file are about it. */
export interface Catalogue {
  /** Of which shop the file is. */
  readonly format: ImportFormat
  readonly currency: string
  readonly locale: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly stores: readonly KnownStore[]
  /** Where products go whose store page the file does not name. */
  readonly storeId: string
  /** Whether store pages are made that the file names and that are not here. */
  readonly makesPages: boolean
  readonly categories: readonly Category[]
  /** Every product that one of the file's could be: by id, by remembered source, by SKU. */
  readonly products: readonly Product[]
  /** What files called products, to the product's id. */
  readonly sources: ReadonlyMap<string, string>
  /** What the file says of a product that is here, wherever in the file; null where it does not name it. */
  namedInFile(product: Pick<Product, 'id' | 'title'>): NamedInFile | null
  /** The product that has a URL on a store page. */
  urlOwnerOf(storeId: string, urlId: string): Pick<Product, 'id' | 'title'> | null
  /** URLs of a store page that are a certain one with a number behind it. */
  numberedUrls(storeId: string, urlId: string): ReadonlySet<string>
  /** The picture of this website that an address stands for; null when it is still to be fetched. */
  pictureOf(url: string): string | null
  /** Addresses that were tried for a product, or wait to be: a second import does not count them as new. */
  pendingOf(productId: string): ReadonlySet<string>
  /** The product here that a product of our own export stands for, by its id there; null while it is not here. */
  relatedOf(sourceId: string): string | null
  /** Where the picture of this website is that a URL stands for; null when it is still to be fetched. */
  pictureUrlOf(url: string): string | null
  /** The form here that one of our own export stands for: by its id, else by its name; null where there is none. */
  formOf(form: OwnForm): string | null
  /** The download file here that one of our own export stands for, by its id there; null when it is still to come. */
  fileOf(fileId: string): string | null
  /** HTML as it is kept. */
  cleanBody(html: string): string
}

/**
 * What the products before one have taken. A dry run keeps all of it from batch to batch; an import keeps the products
 * alone, since the rest stands in the database by then.
 */
export interface Claims {
  /** Product in the shop to the line that is about it. */
  readonly products: Map<string, number>
  /** The same for products that are kept from batch to batch. */
  readonly linesBefore: Pick<ReadonlyMap<string, number>, 'get'>
  /** Store to the number of products that come to it. */
  readonly arrivals: Map<string, number>
  /** Title of a store page that is to be made to it, and to the number of products that come to it. */
  readonly stores: Map<string, { readonly store: NewStore; readonly count: number }>
  /** Store page to the first number of a page that goes on from it and may have room. */
  readonly full: Map<string, number>
  /** URL of a store page that the file names and that is not here to the number of new products that are meant for it. */
  readonly unknownPages: Map<string, number>
  /** Categories that are to be made, by store and words. */
  readonly categories: Map<string, CategoryPath>
  /** URLs that products get, by store. */
  readonly urls: Map<string, Set<string>>
  /** Names that products give up to others: the import frees them before it begins. */
  readonly handovers: Handover[]
}

/** What the rows of a file have claimed, before the first of them is read. */
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

import { type ImportedProduct, isSound } from './imported-product.ts'

// A file may hand names on: one product takes the SKU or the URL that another has in the shop, and that one gets another
// in the same file. Which of the two comes first does not matter, so the whole file has to be known.

/** What the file says of a product that it calls by an id. */
export interface NamedInFile {
  readonly sourceId: string
  readonly title: string
  /** Its URL; empty where the file does not say. */
  readonly urlId: string
  /** Whether each of its variants has a SKU in the file: then it keeps none that it has now. */
  readonly hasSkus: boolean
}

/** Products of a file by their ids in it, without those that stay out. */
export type FileNames = ReadonlyMap<string, NamedInFile>

/** Adds a product of the file to its names. */
export function noteName(names: Map<string, NamedInFile>, product: ImportedProduct): void {
  const { sourceId, title, urlId, variants } = product
  if (sourceId === '' || !isSound(product)) return
  names.set(sourceId, { sourceId, title, urlId, hasSkus: variants.every(({ sku }) => sku !== '') })
}

/** A name that a product has now and gives up, because the file hands it to another one. */
export interface Handover {
  readonly productId: string
  /** Null: it is the product's URL. */
  readonly variantId: string | null
  readonly name: string
}

import { type ImportedProduct, isSound } from '../formats/imported-product.ts'

// A file may move names: one product takes the SKU or the URL of another, which gets a new one in the same file. Their
// order does not matter, so the whole file has to be read first.

/** What the file says about a product that it identifies by an id. */
export interface NamedInFile {
  readonly sourceId: string
  readonly title: string
  /** Its URL; empty when the file has none. */
  readonly urlId: string
  /** Whether the file gives a SKU for each of its variants: then its present SKUs are free. */
  readonly hasSkus: boolean
}

/** Products of a file by their ids in it, without those that are left out. */
export type FileNames = ReadonlyMap<string, NamedInFile>

/** Adds a product of the file to its names. */
export function noteName(names: Map<string, NamedInFile>, product: ImportedProduct): void {
  const { sourceId, title, urlId, variants } = product
  if (sourceId === '' || !isSound(product)) return
  names.set(sourceId, { sourceId, title, urlId, hasSkus: variants.every(({ sku }) => sku !== '') })
}

/** A SKU or URL that a product loses because the file gives it to another one. */
export interface Handover {
  readonly productId: string
  /** Null: the product's URL. */
  readonly variantId: string | null
  readonly name: string
}

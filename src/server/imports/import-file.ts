import { type Result, succeed } from '#shared/http/failure.ts'
import type { DecodedFile, Encoding } from '#shared/imports/decode-file.ts'
import type { ProductFormat } from '#shared/imports/formats.ts'
import type { BatchSize } from './batch-sizes.ts'
import type { ImportedProduct, ReadingContext } from './formats/imported-product.ts'
import { countProducts, readProducts } from './formats/read-products.ts'
import { noPlaces, type OwnPlaces, placesIn } from './formats/vitrine/own-places.ts'
import { type FileFailure, inBatches, type ReadFile, readImportFile } from './read-import-file.ts'
import { aboutTable, type TableFacts } from './table-facts.ts'

/** The facts of a file that can be imported. */
export interface ImportFileFacts {
  readonly format: ProductFormat
  /** How certain its encoding is. */
  readonly decoded: Pick<DecodedFile, 'guessed' | 'oddLines'>
  readonly table: TableFacts
  /** The parts of our own export besides the products. */
  readonly places: OwnPlaces
}

/** A file that can be imported, with its products. It is read where it is open: in this thread or in one of its own. */
export interface ImportFile extends ImportFileFacts {
  /** Whether it can still be read; a closed one is opened again. */
  isOpen(): boolean
  count(context: ReadingContext): Promise<number>
  /** The products in order, in batches, without those that were done before. */
  products(context: ReadingContext, size: BatchSize, skipped: number): AsyncGenerator<ImportedProduct[]>
}

/** Opens a file in this thread. Not an `async` function: as for `readImportFile`, its bytes are not needed later. */
export function openImportFile(bytes: Uint8Array, encoding?: Encoding): Promise<Result<ImportFile, FileFailure>> {
  return readImportFile(bytes, encoding).then((read) => (read.ok ? succeed(importFileOf(read.value)) : read))
}

function importFileOf(read: ReadFile): ImportFile {
  const { table, format, decoded } = read
  return {
    format,
    decoded,
    table: aboutTable(read),
    places: format === 'vitrine' ? placesIn(table) : noPlaces,
    isOpen: () => true,
    count: async (context) => countProducts(table, format, context),
    products: (context, size, skipped) => inBatches(readProducts(table, format, context), { size, skipped }),
  }
}

import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse'
import type { Website } from '#server/websites/website.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type DecodedFile, decodeFile, type Encoding } from '#shared/imports/decode-file.ts'
import { importFormatTitles, type ProductFormat, type UnitSystem } from '#shared/imports/formats.ts'
import type { BatchSize } from './batch-sizes.ts'
import { detectFormat, looksLikeWoocommerce } from './formats/detect-format.ts'
import type { ImportedProduct, ReadingContext } from './formats/imported-product.ts'
import { unitsOf } from './formats/measures.ts'
import { missingColumns } from './formats/read-products.ts'
import { buildTable, csvOptions, type Table, type TableFailure } from './formats/read-table.ts'

const SLICE_LENGTH = 128 * 1024
const PRODUCTS_BETWEEN_PAUSES = 100

/** A file whose records are read, and its products not yet. */
export interface ReadFile {
  readonly table: Table
  readonly format: ProductFormat
  /** How certain its encoding is. */
  readonly decoded: Pick<DecodedFile, 'guessed' | 'oddLines'>
  /** Whether its last line ends with a line break. */
  readonly endsInBreak: boolean
}

/** Why a file cannot be imported. */
export type FileFailure =
  | TableFailure
  | 'import-file-web-page'
  | 'import-format-translated'
  | 'import-format-unknown'
  | 'import-columns-missing'

/**
 * Reads a file as far as possible without the shop. Other requests are served meanwhile, however long it is. Not an
 * `async` function: its bytes, of which there may be 50 MB, are not needed while its text is read.
 */
export function readImportFile(bytes: Uint8Array, encoding?: Encoding): Promise<Result<ReadFile, FileFailure>> {
  const decoded = decodeFile(bytes, encoding)
  return decoded ? readDecoded(decoded) : Promise.resolve(fail('import-file-unreadable'))
}

async function readDecoded(decoded: DecodedFile): Promise<Result<ReadFile, FileFailure>> {
  if (/^\s*(?:<!doctype|<html|<\?xml)/i.test(decoded.text.slice(0, 200))) return fail('import-file-web-page')
  const table = await readTableInSlices(decoded.text)
  if (!table.ok) return table
  const format = detectFormat(table.value.headings)
  if (!format) {
    return fail(looksLikeWoocommerce(table.value) ? 'import-format-translated' : 'import-format-unknown')
  }
  const columns = missingColumns(table.value, format)
  if (columns.length > 0) return fail('import-columns-missing', { format: importFormatTitles[format], columns })
  const { text, guessed, oddLines } = decoded
  return succeed({ table: table.value, format, decoded: { guessed, oddLines }, endsInBreak: /[\r\n]$/.test(text) })
}

/** Facts about the shop for a reader. @param units of files that do not name them */
export function readingContext({ settings }: Website, units: UnitSystem, now: number): ReadingContext {
  const { currency, locale } = settings
  return { currency, locale, units: unitsOf[units], now }
}

/**
 * Products of a file in batches and in order: all at once would fill the memory. Those with many variants come in
 * smaller batches.
 */
export async function* inBatches(
  products: Iterable<ImportedProduct> | AsyncIterable<ImportedProduct>,
  { size, skipped = 0 }: { readonly size: BatchSize; readonly skipped?: number },
): AsyncGenerator<ImportedProduct[]> {
  let batch: ImportedProduct[] = []
  let place = 0
  let variants = 0
  for await (const product of products) {
    place += 1
    if (place % PRODUCTS_BETWEEN_PAUSES === 0) await setImmediate()
    if (place <= skipped) continue
    batch.push(product)
    variants += product.variants.length
    if (batch.length < size.products && variants < size.variants) continue
    yield batch
    batch = []
    variants = 0
  }
  if (batch.length > 0) yield batch
}

async function readTableInSlices(text: string): Promise<Result<Table, TableFailure>> {
  const table = buildTable()
  const parser = parse(csvOptions(text, table.breakOff))
  parser.on('data', table.add)
  const ended = new Promise((resolve, reject) => parser.once('end', resolve).once('error', reject))
  // `await ended` below receives an error; without this, an earlier one would count as unhandled.
  ended.catch(() => {})
  // A parser that has reached its limit accepts no more.
  for (let start = 0; start < text.length && parser.writable; ) {
    const slice = text.slice(start, start + SLICE_LENGTH)
    // Both halves of a surrogate pair stay together.
    const end = start + (slice.isWellFormed() ? slice.length : slice.length - 1)
    parser.write(Buffer.from(text.slice(start, end)))
    start = end
    await setImmediate()
  }
  parser.end()
  await ended
  return table.finish()
}

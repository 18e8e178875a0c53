import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import type { FileStore } from '#server/files/file-store.ts'
import { sentenceOf } from '#shared/failures.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { importLimits } from '#shared/imports/limits.ts'
import { vitrineHeadings } from '#shared/imports/product-headings.ts'
import { type Archive, openArchive, PRODUCTS_ENTRY } from './archive.ts'
import { columnsOf } from './formats/columns.ts'
import { detectFormat } from './formats/detect-format.ts'
import type { ImportedProduct, ReadingContext } from './formats/imported-product.ts'
import { productReader } from './formats/read-products.ts'
import { csvOptions, type Line, lineReader, type Table } from './formats/read-table.ts'
import { isPlace, type OwnPlaces, placesIn } from './formats/vitrine/own-places.ts'

// Our own exports are read as a stream: a product's lines are adjacent, the columns are known, and the text is UTF-8.
// Other files are read as a whole.

const PRODUCTS_AT_ONCE = 100
/** Longer than any line of an export: an unclosed quotation mark would make one line of the whole rest. */
const LONGEST_LINE_BYTES = 8_000_000

export interface OwnFile {
  readonly headings: readonly string[]
  /** The ZIP file with pictures and download files; null for a CSV file alone. */
  readonly archive: Archive | null
  /** The parts besides the products. */
  places(): Promise<OwnPlaces>
  /** Its products in order. @throws BrokenFile when the rest cannot be read */
  products(context: ReadingContext): AsyncGenerator<ImportedProduct>
}

/** The rest of a file cannot be read. */
export class BrokenFile extends Error {
  readonly failure: ReturnType<typeof fail<'import-file-unreadable' | 'import-export-too-long'>>

  constructor(failure: BrokenFile['failure']) {
    super(sentenceOf(failure.failure))
    this.failure = failure
  }
}

/** Why our own export cannot be read. */
export type OwnFileFailure = 'import-export-too-long' | 'import-file-unreadable' | 'import-format-unknown'

/** Opens an uploaded export of ours, as a ZIP file or as a CSV file alone. */
export async function openOwnFile(files: FileStore, key: string): Promise<Result<OwnFile, OwnFileFailure>> {
  const archive = isArchiveKey(key) ? await openArchive(files, key) : null
  if (isArchiveKey(key) && !archive) return fail('import-file-unreadable')
  const open = async () => (archive ? archive.open(PRODUCTS_ENTRY) : files.stream(key))
  const first = await open()
  if (!first) return fail('import-format-unknown')
  // A small ZIP file may declare an enormous text in it.
  if (first.bytes > importLimits.ownBytes) {
    first.stream.destroy()
    return fail('import-export-too-long')
  }
  const headings = await headingsOf(first.stream)
  if (detectFormat(headings) !== 'vitrine') return fail('import-format-unknown')
  const columns = columnsOf({ headings, lines: [] }, vitrineHeadings)
  return succeed({ headings, archive, places, products })

  async function places(): Promise<OwnPlaces> {
    const lines: Line[] = []
    for await (const line of rows()) {
      // Places are above the products.
      if (!isPlace(columns, line)) break
      if (lines.length >= importLimits.ownPlaces) throw new BrokenFile(fail('import-export-too-long'))
      lines.push(line)
    }
    return placesIn({ headings, lines })
  }

  async function* products(context: ReadingContext): AsyncGenerator<ImportedProduct> {
    const read = productReader('vitrine', context)
    for await (const table of tables()) {
      yield* read(table)
      await setImmediate()
    }
  }

  /** The lines of some products at a time; a product is never split. */
  async function* tables(): AsyncGenerator<Table> {
    let lines: Line[] = []
    let count = 0
    for await (const line of rows()) {
      const isNext = columns.text(line, 'title') !== ''
      if (isNext && count >= PRODUCTS_AT_ONCE) {
        yield { headings, lines }
        lines = []
        count = 0
      }
      if (isNext) count += 1
      lines.push(line)
    }
    if (lines.length > 0) yield { headings, lines }
  }

  async function* rows(): AsyncGenerator<Line> {
    const file = await open()
    if (!file) throw new BrokenFile(fail('import-file-unreadable', { line: 0 }))
    let isHeader = true
    for await (const line of linesOf(file.stream)) {
      if (!isHeader) yield line
      isHeader = false
    }
  }
}

/** The first line of a file; none when it cannot be read. */
async function headingsOf(stream: Readable): Promise<readonly string[]> {
  try {
    for await (const { cells } of linesOf(stream)) return cells
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
  }
  return []
}

/** The non-empty records of a file. @throws BrokenFile when the rest cannot be read */
async function* linesOf(stream: Readable): AsyncGenerator<Line> {
  const options = csvOptions(',', () => {})
  const parser = parse({
    ...options,
    to: importLimits.ownRecords + 1,
    max_record_size: LONGEST_LINE_BYTES,
    skip_records_with_error: false,
  })
  const read = lineReader()
  stream.once('error', (error) => parser.destroy(error))
  let records = 0
  try {
    for await (const record of stream.pipe(parser) as AsyncIterable<string[]>) {
      records += 1
      if (records > importLimits.ownRecords) throw new BrokenFile(fail('import-export-too-long'))
      const line = read.next(record)
      if (line) yield line
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new BrokenFile(fail('import-file-unreadable', { line: read.line }))
  } finally {
    stream.destroy()
  }
}

/** The endings of keys for files that are read as a stream. */
export const ownEndings = { archive: '.zip', csv: '-own.csv' } as const
/** Whether it is a ZIP file. */
export const isArchiveKey = (key: string): boolean => key.endsWith(ownEndings.archive)
/** Whether a file is read as a stream. */
export const isOwnKey = (key: string): boolean => isArchiveKey(key) || key.endsWith(ownEndings.csv)

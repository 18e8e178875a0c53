import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse'
import type { FileStore } from '#server/files/file-store.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { columnsOf } from '#shared/imports/columns.ts'
import { detectFormat } from '#shared/imports/detect-format.ts'
import type { ImportedProduct, ReadingContext } from '#shared/imports/imported-product.ts'
import { isPlace, noPlaces, type OwnPlaces, withPlace } from '#shared/imports/own-places.ts'
import { productReader } from '#shared/imports/read-products.ts'
import { csvOptions, type Line, lineReader, type Table } from '#shared/imports/read-table.ts'
import { vitrineHeadings } from '#shared/imports/squarespace-columns.ts'
import { type Archive, openArchive, PRODUCTS_ENTRY } from './archive.ts'

// Our own exports are read as they come: a product's lines stand together, the columns are known, and the letters are
// UTF-8. So their size does not matter, whereas other files are read as a whole.

const PRODUCTS_AT_ONCE = 100

export interface OwnFile {
  readonly headings: readonly string[]
  /** The ZIP file that has the pictures and download files; null for a CSV file alone. */
  readonly archive: Archive | null
  /** What it says beside the products. */
  places(): Promise<OwnPlaces>
  /** Its products in their order. @throws BrokenFile where the rest cannot be read */
  products(context: ReadingContext): AsyncGenerator<ImportedProduct>
}

/** Says from which line on a file cannot be read. */
export class BrokenFile extends Error {
  readonly line: number

  constructor(line: number) {
    super(`The file is broken from line ${line} on.`)
    this.line = line
  }
}

/** Opens an export of ours that was uploaded, as a ZIP file or as a CSV file alone. */
export async function openOwnFile(
  files: FileStore,
  key: string,
): Promise<Result<OwnFile, 'import-file-unreadable' | 'import-format-unknown'>> {
  const archive = isArchiveKey(key) ? await openArchive(files, key) : null
  if (isArchiveKey(key) && !archive) return fail('import-file-unreadable')
  const open = async () => (archive ? archive.open(PRODUCTS_ENTRY) : files.stream(key))
  const first = await open()
  if (!first) return fail('import-format-unknown')
  let headings: readonly string[] = []
  for await (const line of linesOf(first.stream)) {
    headings = line.cells
    break
  }
  if (detectFormat(headings) !== 'vitrine') return fail('import-format-unknown')
  const columns = columnsOf({ headings, lines: [] }, vitrineHeadings)
  return succeed({ headings, archive, places, products })

  async function places(): Promise<OwnPlaces> {
    let found = noPlaces
    for await (const line of rows()) {
      // They stand above the products.
      if (!isPlace(columns, line)) break
      found = withPlace(found, columns, line)
    }
    return found
  }

  async function* products(context: ReadingContext): AsyncGenerator<ImportedProduct> {
    const read = productReader('vitrine', context)
    for await (const table of tables()) {
      yield* read(table)
      await setImmediate()
    }
  }

  /** The lines of some products at a time, never a product in two. */
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
    if (!file) throw new BrokenFile(0)
    let isHeader = true
    for await (const line of linesOf(file.stream)) {
      if (!isHeader) yield line
      isHeader = false
    }
  }
}

/** The records of a file with text in them. */
async function* linesOf(stream: Readable): AsyncGenerator<Line> {
  let isBroken = false
  const { to: _most, ...options } = csvOptions(',', () => {
    isBroken = true
  })
  const parser = parse(options)
  const read = lineReader()
  stream.once('error', (error) => parser.destroy(error))
  try {
    for await (const record of stream.pipe(parser) as AsyncIterable<string[]>) {
      const line = read.next(record)
      if (line) yield line
    }
  } finally {
    stream.destroy()
  }
  if (isBroken) throw new BrokenFile(read.line)
}

/** How the key of an uploaded file ends tells what it is. */
export const isArchiveKey = (key: string): boolean => key.endsWith('.zip')
/** Whether a file is read as it comes. */
export const isOwnKey = (key: string): boolean => key.endsWith('.zip') || key.endsWith('-own.csv')

import type { Options } from 'csv-parse/sync'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { importLimits } from '#shared/imports/limits.ts'
import { unguardCell } from './formula-guard.ts'

/** One record of a file and its line numbers; a cell may contain line breaks. */
export interface Line {
  readonly line: number
  readonly lastLine: number
  readonly cells: readonly string[]
}

/** A file as rows of text below a row of headings. Empty rows are left out. */
export interface Table {
  readonly headings: readonly string[]
  readonly lines: readonly Line[]
}

export type TableFailure =
  | 'import-file-empty'
  | 'import-file-unreadable'
  | 'import-too-large'
  | 'import-too-many-columns'

/** Includes the header and empty lines; parsing stops here. */
const MOST_RECORDS = importLimits.records + 1_000
const LINE_BREAK = /\r\n|\n|\r/g

/**
 * Options of the CSV parser: rows of unequal length and stray quotation marks are accepted, so that each can be
 * reported.
 * @param onBroken is called when the rest of the file cannot be read
 */
export function csvOptions(text: string, onBroken: () => void): Options {
  return {
    bom: true,
    delimiter: delimiterOf(text),
    // All three, because files that went through several programs mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    // Line numbers are counted by line breaks, so none may be skipped.
    skip_empty_lines: false,
    skip_records_with_error: true,
    on_skip() {
      onBroken()
      return undefined
    },
    to: MOST_RECORDS,
  }
}

/** Finds the line numbers of parsed records one after the other, and removes the mark of cells like formulas. */
export function lineReader() {
  let next = 1
  return {
    /** The line after the last record. */
    get line() {
      return next
    },
    /** The record as a line; null when it has no text. */
    next(record: readonly string[]): Line | null {
      const line = next
      next += 1 + record.reduce((breaks, cell) => breaks + (cell.match(LINE_BREAK)?.length ?? 0), 0)
      const cells = record.map(unguardCell)
      return cells.some((cell) => cell.trim() !== '') ? { line, lastLine: next - 1, cells } : null
    },
  }
}

/** Builds a table from parsed records. */
export interface TableBuilder {
  add(record: readonly string[]): void
  /** Marks that the rest of the file could not be read. */
  breakOff(): void
  finish(): Result<Table, TableFailure>
}

/** Builds a table record by record: finds each line number and removes the mark of cells like formulas. */
export function buildTable(): TableBuilder {
  const reader = lineReader()
  const lines: Line[] = []
  let records = 0
  let isBroken = false
  return {
    add(record) {
      const line = reader.next(record)
      records += 1
      if (line) lines.push(new PackedLine(line))
    },
    breakOff() {
      isBroken = true
    },
    finish() {
      if (records >= MOST_RECORDS) return fail('import-too-large')
      if (isBroken) return fail('import-file-unreadable', { line: reader.line })
      // Excel writes its delimiter into a first line of its own.
      if (lines[0]?.line === 1 && /^sep=/i.test(lines[0].cells.join(''))) lines.shift()
      const header = lines.shift()
      if (!header || lines.length === 0) return fail('import-file-empty')
      if (header.cells.length > importLimits.columns) {
        return fail('import-too-many-columns', { columns: header.cells.length })
      }
      if (lines.length > importLimits.records) return fail('import-too-large')
      return succeed({ headings: header.cells.map((heading) => heading.trim()), lines })
    },
  }
}

/** Separates packed cells; NUL is removed from files before. */
const SEPARATOR = '\0'

/** Recently used cells by line: a reader asks for one after the other. */
const unpacked: { line: PackedLine; cells: readonly string[] }[] = []
const MOST_UNPACKED = 64

/** A line whose cells are joined into one text until they are needed: a million small texts would fill the memory. */
class PackedLine implements Line {
  readonly line: number
  readonly lastLine: number
  readonly #packed: string | readonly string[]

  constructor({ line, lastLine, cells }: Line) {
    this.line = line
    this.lastLine = lastLine
    this.#packed = cells.some((cell) => cell.includes(SEPARATOR)) ? cells : cells.join(SEPARATOR)
  }

  get cells(): readonly string[] {
    const packed = this.#packed
    if (typeof packed !== 'string') return packed
    const place = this.line % MOST_UNPACKED
    const known = unpacked[place]
    if (known?.line === this) return known.cells
    const cells = packed.split(SEPARATOR)
    unpacked[place] = { line: this, cells }
    return cells
  }
}

/** The delimiter: of the usual ones, the most frequent in the first line. */
function delimiterOf(text: string): string {
  const header =
    text
      .slice(0, 20_000)
      .trimStart()
      .split(/[\r\n]/, 1)[0] ?? ''
  // Excel writes it into a first line of its own.
  const named = /^\uFEFF?sep=(.)/i.exec(header)?.[1]
  if (named) return named
  const countOf = (sign: string) => header.split(sign).length
  return [',', ';', '\t', '|'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best))
}

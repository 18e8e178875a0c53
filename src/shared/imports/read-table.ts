import type { Options } from 'csv-parse/sync'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { unguardCell } from './formula-guard.ts'
import { importLimits } from './limits.ts'

/** One record of a file and the lines that it stands on; a cell may hold line breaks. */
export interface Line {
  readonly line: number
  readonly lastLine: number
  readonly cells: readonly string[]
}

/** A file as rows of text below a row of headings. Rows without any text are left out. */
export interface Table {
  readonly headings: readonly string[]
  readonly lines: readonly Line[]
}

export type TableFailure =
  | 'import-file-empty'
  | 'import-file-unreadable'
  | 'import-too-large'
  | 'import-too-many-columns'

/** With room for the header and for empty lines. Anyone who parses stops there. */
const MOST_RECORDS = importLimits.records + 1_000
const LINE_BREAK = /\r\n|\n|\r/g

/**
 * How our files are parsed: rows of odd length and stray quotation marks are kept, so that each can be named.
 * @param onBroken is called when the rest of the file cannot be read
 */
export function csvOptions(text: string, onBroken: () => void): Options {
  return {
    bom: true,
    delimiter: delimiterOf(text),
    // All three, since files that went through several programs mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    // Lines are counted by their breaks, so none may be left out.
    skip_empty_lines: false,
    skip_records_with_error: true,
    on_skip() {
      onBroken()
      return undefined
    },
    to: MOST_RECORDS,
  }
}

/** Finds the line of each record that was parsed, one after the other, and takes the marks off cells like formulas. */
export function lineReader() {
  let next = 1
  return {
    /** The line behind the last record. */
    get line() {
      return next
    },
    /** The record as a line; null where there is no text in it. */
    next(record: readonly string[]): Line | null {
      const line = next
      next += 1 + record.reduce((breaks, cell) => breaks + (cell.match(LINE_BREAK)?.length ?? 0), 0)
      const cells = record.map(unguardCell)
      return cells.some((cell) => cell.trim() !== '') ? { line, lastLine: next - 1, cells } : null
    },
  }
}

/** A table that is being built of parsed records. */
export interface TableBuilder {
  add(record: readonly string[]): void
  /** Something stands behind these records that cannot be read. */
  breakOff(): void
  finish(): Result<Table, TableFailure>
}

/** Builds a table record by record: finds the line of each, and takes the marks off cells that look like formulas. */
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
      // Excel notes its delimiter in a line of its own.
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

/** Stands between packed cells; files are read without it. */
const SEPARATOR = '\0'

/** The cells that were looked at last, by their lines: a reader asks for one after the other. */
const unpacked: { line: PackedLine; cells: readonly string[] }[] = []
const MOST_UNPACKED = 64

/** A line whose cells are one text until they are needed: a million small texts would fill the memory. */
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

/** The sign between cells: of those that programs use, the one that is most often in the first line. */
function delimiterOf(text: string): string {
  const header =
    text
      .slice(0, 20_000)
      .trimStart()
      .split(/[\r\n]/, 1)[0] ?? ''
  // Excel says it in a first line of its own.
  const said = /^\uFEFF?sep=(.)/i.exec(header)?.[1]
  if (said) return said
  const countOf = (sign: string) => header.split(sign).length
  return [',', ';', '\t', '|'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best))
}

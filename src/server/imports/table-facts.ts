import { repeatedColumns, shortLines, unusedColumns } from './formats/read-products.ts'
import type { Table } from './formats/read-table.ts'
import type { ReadFile } from './read-import-file.ts'

/** What notices say about the table of a file. */
export interface TableFacts {
  readonly headings: readonly string[]
  /** Columns with content that is not imported. */
  readonly unused: readonly string[]
  /** Imported columns that occur more than once. */
  readonly repeated: readonly string[]
  /** Lines that end before the last column; null when there are none. */
  readonly short: { readonly count: number; readonly firstLine: number } | null
  /** Whether it ends in the middle of its last line. */
  readonly isCutOff: boolean
  /** A cell with a letter that not every encoding has, if the encoding was guessed. */
  readonly example: { readonly line: number; readonly text: string } | null
}

/** The facts of a table without lines, as of our own exports, which are read as a stream. */
export const factsOfStream = (headings: readonly string[]): TableFacts => ({
  ...{ headings, unused: [], repeated: [], short: null, isCutOff: false, example: null },
})

export function aboutTable({ table, format, decoded, endsInBreak }: ReadFile): TableFacts {
  const short = shortLines(table)
  const [first] = short
  return {
    headings: table.headings,
    unused: unusedColumns(table, format),
    repeated: repeatedColumns(table, format),
    short: first ? { count: short.length, firstLine: first.line } : null,
    // Programs omit the last line break, or empty cells on many lines; both on the last line alone means that the file
    // is cut off.
    isCutOff: !endsInBreak && short.length === 1 && first === table.lines.at(-1) && table.lines.length > 1,
    example: decoded.guessed === null ? null : exampleOf(table),
  }
}

/** The first short cell with a letter that not every alphabet has. */
function exampleOf({ lines }: Table): TableFacts['example'] {
  for (const { line, cells } of lines) {
    const text = cells.find((cell) => /[^\p{ASCII}]/u.test(cell) && cell.length <= 80)
    if (text) return { line, text: text.replace(/\s+/g, ' ').slice(0, 60) }
  }
  return null
}

import type { Area, SheetSize } from './selection.ts'

/**
 * Reads a block of cells in the clipboard format of spreadsheets: tabs between cells, line breaks between rows,
 * quotation marks around cells that contain either.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const closeCell = () => {
    rows.at(-1)!.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '' && isQuotedCell(text, at)) isQuoted = true
    else if (sign === '\t') closeCell()
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1
      closeCell()
      rows.push([])
    } else cell += sign
  }
  closeCell()
  // Spreadsheets end the last row with a line break too.
  const last = rows.at(-1)!
  if (rows.length > 1 && last.length === 1 && last[0] === '') rows.pop()
  return rows
}

/** A quotation mark begins a quoted cell only if another one ends it before a tab or line break: 5" is five inches. */
function isQuotedCell(text: string, opening: number): boolean {
  for (let at = opening + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') at += 1
    else return at + 1 === text.length || /[\t\r\n]/.test(text[at + 1]!)
  }
  return false
}

/** Writes a block of cells in the format that spreadsheets and `readBlock` read. */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => row.map((cell) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n')
}

export interface CellText {
  readonly row: number
  readonly column: number
  readonly text: string
}

/**
 * The target cells of a pasted block. It begins at the selection's first cell; if the selection is a multiple of the
 * block, the block is repeated (one copied price fills the column). Cells outside the sheet are left out.
 */
export function placeBlock(block: readonly (readonly string[])[], area: Area, size: SheetSize): CellText[] {
  const height = block.length
  const width = Math.max(...block.map((row) => row.length), 0)
  if (height === 0 || width === 0) return []
  const tall = area.bottom - area.top + 1
  const wide = area.right - area.left + 1
  const rows = tall % height === 0 ? tall : height
  const columns = wide % width === 0 ? wide : width
  const placed: CellText[] = []
  for (let row = 0; row < rows && area.top + row < size.rows; row += 1) {
    for (let column = 0; column < columns && area.left + column < size.columns; column += 1) {
      const text = block[row % height]![column % width]
      if (text !== undefined) placed.push({ row: area.top + row, column: area.left + column, text })
    }
  }
  return placed
}

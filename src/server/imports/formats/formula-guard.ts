// Spreadsheets run cells that look like formulas. A leading apostrophe marks a cell as text; a cell that looks marked
// already gets another one, so that removing one always restores the cell.

const LIKE_A_FORMULA = /^'*[=+\-@\t\r\0＝＋－＠]/

/** A cell as it is written: one that a spreadsheet would run is marked as text (ASVS 5.0 V1.2.10). */
export function guardCell(cell: string): string {
  return LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell
}

/** The original cell without the mark. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && LIKE_A_FORMULA.test(cell) ? cell.slice(1) : cell
}

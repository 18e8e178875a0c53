// Spreadsheets run a cell that begins like a formula. The mark in front of it is the one that they themselves show as
// 'this is text'; what already looks marked gets one more, so that taking a mark off always gives the cell back.

const LIKE_A_FORMULA = /^'*[=+\-@\t\r\0＝＋－＠]/

/** A cell as it is written: one that a spreadsheet would run is marked as text (ASVS 5.0 V1.2.10). */
export function guardCell(cell: string): string {
  return LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell
}

/** A cell as it was before it was marked. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && LIKE_A_FORMULA.test(cell) ? cell.slice(1) : cell
}

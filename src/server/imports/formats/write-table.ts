import { stringify } from 'csv-stringify/sync'

/** Rows as CSV text, every cell in quotation marks as Squarespace writes it. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  return stringify(rows as string[][], { quoted: true, quoted_empty: true, record_delimiter: '\n' })
}

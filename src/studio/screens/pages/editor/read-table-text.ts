import { parse } from 'csv-parse/browser/esm/sync'

/** Whether pasted text has several cells, as spreadsheets and CSV files copy them. */
export const isTableText = (text: string): boolean => /[\t\n]/.test(text.trim())

/** Reads cells from text whose columns are parted by tabs, semicolons or commas. */
export function readTableText(text: string): string[][] {
  const [first = ''] = text.split('\n')
  const delimiter = ['\t', ';', ','].find((one) => first.includes(one)) ?? ','
  return parse(text.trim(), {
    delimiter,
    // Text that only looks like CSV is taken as it is.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    bom: true,
  })
}

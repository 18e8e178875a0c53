import { parse } from 'csv-parse/sync'

/** A record of a CSV file, and the number of lines up to its end. */
export interface NumberedRecord {
  readonly record: string[]
  readonly info: { readonly lines: number }
}

/**
 * The records of a short CSV file with commas, semicolons or tabs; null when it is no CSV.
 * @param most records to read; absent: all
 * @param delimiter absent: any of the three, also mixed
 */
export function readCsv(text: string, most?: number, delimiter?: string): NumberedRecord[] | null {
  try {
    const records: unknown = parse(text, {
      bom: true,
      info: true,
      delimiter: delimiter ?? [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      ...(most !== undefined && { to: most }),
    })
    // The library's types do not say that records come with their lines here.
    return records as NumberedRecord[]
  } catch {
    return null
  }
}

/** Removes the apostrophe that exports put before cells that look like formulas. */
export const unescapedCell = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim()

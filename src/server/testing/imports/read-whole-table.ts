import { parse } from 'csv-parse/sync'
import { buildTable, csvOptions, type Table, type TableFailure } from '#server/imports/formats/read-table.ts'
import type { Result } from '#shared/http/failure.ts'

/** Reads a whole file at once, with the options of the server, which reads long files in slices. */
export function readTable(text: string): Result<Table, TableFailure> {
  const table = buildTable()
  const records = parse(text, csvOptions(text, table.breakOff))
  for (const record of records) table.add(record)
  return table.finish()
}

import { z } from 'zod'

/** Rows of cells as they are typed, all equally long. */
export const rowsSchema = (most: { readonly rows: number; readonly columns: number }) =>
  z
    .array(z.array(z.string().max(500)).max(most.columns))
    .max(most.rows)
    .refine((rows) => rows.every(({ length }) => length === rows[0]?.length), 'All rows need the same number of cells.')

/** Rows made equally long, with empty cells at the end, and cut to what fits. */
export function evenRows(
  rows: readonly (readonly string[])[],
  most: { readonly rows: number; readonly columns: number },
): string[][] {
  const shown = rows.slice(0, most.rows)
  const columns = Math.min(most.columns, Math.max(0, ...shown.map(({ length }) => length)))
  return shown.map((row) => Array.from({ length: columns }, (_, at) => (row[at] ?? '').slice(0, 500)))
}

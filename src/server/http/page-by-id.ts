import { readCursor, writeCursor } from './list-cursor.ts'

/** The id that a page of a list starts after, in a list that is sorted by ids; undefined for the first page. */
export const idBefore = (after: string | undefined): string | undefined => readCursor(after, 'string')?.id

/**
 * A page of a list that is sorted by ids, and where the next one starts.
 * @param rows one more than the page has, if there are so many
 */
export function pageById<Row extends { readonly id: string }>(
  rows: readonly Row[],
  size: number,
): { readonly page: Row[]; readonly next: string | null } {
  const page = rows.slice(0, size)
  return { page, next: rows.length > size ? writeCursor({ value: '', id: page.at(-1)!.id }) : null }
}

import type { CartEntry } from '#shared/cart/schema.ts'

/** A line that was taken out, and the row that it had. */
export interface RemovedEntry {
  readonly entry: CartEntry
  readonly row: number
}

/** A line that was put back: the server names it anew and lists it last, and here it has its old row. */
export interface ReturnedEntry {
  /** What `wishOf` says of it. */
  readonly wish: string
  readonly row: number
}

export type CartRow =
  | { readonly kind: 'entry'; readonly entry: CartEntry }
  | { readonly kind: 'removed'; readonly removed: RemovedEntry }

/** What stays the same about a line that goes and comes back: its variant, and the answers to its form. */
export const wishOf = (entry: CartEntry): string => `${entry.chosenVariant.sku} ${entry.additionalFields ?? ''}`

/** The rows of the cart: what is in it, and, each in its old place, what was just taken out or put back. */
export function arrangeRows(
  entries: readonly CartEntry[],
  removed: readonly RemovedEntry[],
  returned: readonly ReturnedEntry[],
): CartRow[] {
  const rows: CartRow[] = []
  const placed: { row: number; line: CartRow }[] = removed.map((one) => ({
    row: one.row,
    line: { kind: 'removed', removed: one },
  }))
  for (const entry of entries) {
    const back = returned.find(({ wish }) => wish === wishOf(entry))
    if (back) placed.push({ row: back.row, line: { kind: 'entry', entry } })
    else rows.push({ kind: 'entry', entry })
  }
  // From the top down: a row's number counts those above it that have a place of their own.
  for (const { row, line } of placed.sort((first, second) => first.row - second.row)) rows.splice(row, 0, line)
  return rows
}

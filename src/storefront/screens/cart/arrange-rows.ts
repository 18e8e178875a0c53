import type { CartEntry } from '#shared/cart/schema.ts'

/** A line that was taken out, and the row that it had. */
export interface RemovedEntry {
  readonly entry: CartEntry
  readonly row: number
}

export type CartRow =
  | { readonly kind: 'entry'; readonly entry: CartEntry }
  /** `row` is where the server puts it back: how many entries stand above it. */
  | { readonly kind: 'removed'; readonly removed: RemovedEntry; readonly row: number }

/** What stays the same about a line that goes and comes back: its variant, and the answers to its form. */
export const wishOf = (entry: CartEntry): string => `${entry.chosenVariant.sku} ${entry.additionalFields ?? ''}`

/** The rows of the cart: what is in it, and what was just taken out, each in its old place. */
export function arrangeRows(entries: readonly CartEntry[], removed: readonly RemovedEntry[]): CartRow[] {
  const rows: CartRow[] = entries.map((entry) => ({ kind: 'entry', entry }))
  // From the top down: a row's number counts the removed ones above it too.
  for (const one of removed.toSorted((first, second) => first.row - second.row)) {
    const row = rows.slice(0, one.row).filter(({ kind }) => kind === 'entry').length
    rows.splice(one.row, 0, { kind: 'removed', removed: one, row })
  }
  return rows
}

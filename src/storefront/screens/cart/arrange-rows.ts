import type { CartEntry } from '#shared/cart/schema.ts'

/** A line that was taken out, and the row that it had. */
export interface RemovedEntry {
  readonly entry: CartEntry
  readonly row: number
}

export type CartRow =
  | { readonly kind: 'entry'; readonly entry: CartEntry }
  | { readonly kind: 'removed'; readonly removed: RemovedEntry }

/** The rows of the cart: what is in it, and, each in its old place, what was just taken out and can be put back. */
export function arrangeRows(entries: readonly CartEntry[], removed: readonly RemovedEntry[]): CartRow[] {
  const rows: CartRow[] = entries.map((entry) => ({ kind: 'entry', entry }))
  // From the top down: a row's number counts those above it that are gone.
  for (const one of [...removed].sort((first, second) => first.row - second.row)) {
    rows.splice(one.row, 0, { kind: 'removed', removed: one })
  }
  return rows
}

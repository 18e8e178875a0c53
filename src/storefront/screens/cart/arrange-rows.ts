import type { CartEntry } from '#shared/cart/schema.ts'

/** A removed line and its row. */
export interface RemovedEntry {
  readonly entry: CartEntry
  readonly row: number
}

export type CartRow =
  | { readonly kind: 'entry'; readonly entry: CartEntry }
  /** `row` is the position for restoring it: the number of entries above it. */
  | { readonly kind: 'removed'; readonly removed: RemovedEntry; readonly row: number }

/** Identifies a line when it is removed and restored: its variant, its own amount, and the answers to its form. */
export const lineKey = ({ chosenVariant, ownAmountCents, additionalFields, picks = [] }: CartEntry): string =>
  `${chosenVariant.sku} ${ownAmountCents ?? ''} ${additionalFields ?? ''} ${picks.map((one) => `${one.quantity} ${one.sku}`).join(' ')}`

/** The rows of the cart: its entries and the removed lines, each at its old position. */
export function arrangeRows(entries: readonly CartEntry[], removed: readonly RemovedEntry[]): CartRow[] {
  const rows: CartRow[] = entries.map((entry) => ({ kind: 'entry', entry }))
  // From the top down: a row's number includes the removed ones above it.
  for (const one of removed.toSorted((first, second) => first.row - second.row)) {
    const row = rows.slice(0, one.row).filter(({ kind }) => kind === 'entry').length
    rows.splice(one.row, 0, { kind: 'removed', removed: one, row })
  }
  return rows
}

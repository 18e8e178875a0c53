/** Pieces of a variant in a cart or an order. */
export interface StockLine {
  readonly variantId: string
  readonly quantity: number
}

/** Pieces per variant, sorted by id: the order in which all transactions lock variants. */
export function piecesByVariant(lines: readonly StockLine[]): [variantId: string, quantity: number][] {
  const pieces = new Map<string, number>()
  // A line that is not in the catalog has no stock.
  for (const { variantId, quantity } of lines)
    if (variantId !== '') pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  return [...pieces].sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Pieces of a variant, as a cart or an order has them. */
export interface StockLine {
  readonly variantId: string
  readonly quantity: number
}

/** Pieces of each variant together, sorted by its id: the order in which all transactions lock variants. */
export function piecesByVariant(lines: readonly StockLine[]): [variantId: string, quantity: number][] {
  const pieces = new Map<string, number>()
  for (const { variantId, quantity } of lines) pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  return [...pieces].sort(([one], [other]) => (one < other ? -1 : 1))
}

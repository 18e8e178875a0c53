/** Pieces at a location. */
export interface PiecesAt {
  readonly locationId: string
  readonly quantity: number
}

/**
 * Takes pieces from the first location that has some, then from the next.
 * @param places in the order in which they are taken from, with what is there
 * @returns what is taken from each, without those that give nothing; together `quantity`, if so many are there
 */
export function takeInOrder(places: readonly PiecesAt[], quantity: number): PiecesAt[] {
  let left = quantity
  return places.flatMap(({ locationId, quantity: present }) => {
    const taken = Math.min(left, Math.max(0, present))
    left -= taken
    return taken > 0 ? [{ locationId, quantity: taken }] : []
  })
}

export const sumOf = (places: readonly { readonly quantity: number }[]): number =>
  places.reduce((sum, { quantity }) => sum + quantity, 0)

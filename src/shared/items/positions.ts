/** Between the positions of two items, so that one can move without the others. */
const GAP = 65_536

/** A position between two others; null where there is none left. @param before null at the start @param after null at the end */
export function positionBetween(before: number | null, after: number | null): number | null {
  if (after === null) return (before ?? 0) + GAP
  if (before === null) return after - GAP
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : null
}

/** An item at its position. */
export interface Placed {
  readonly id: string
  readonly position: number
}

/**
 * The new positions after a move: of the moved item alone, or of all where no position is left between its neighbors.
 * @param items the collection in its order
 * @param afterId the item that it follows; null for the start
 * @returns null where one of the two is not in the collection
 */
export function positionsAfterMove(items: readonly Placed[], movedId: string, afterId: string | null): Placed[] | null {
  const others = items.filter(({ id }) => id !== movedId)
  const at = afterId === null ? 0 : others.findIndex(({ id }) => id === afterId) + 1
  if (others.length === items.length || (afterId !== null && at === 0)) return null
  const position = positionBetween(others[at - 1]?.position ?? null, others[at]?.position ?? null)
  if (position !== null) return [{ id: movedId, position }]
  return others
    .toSpliced(at, 0, { id: movedId, position: 0 })
    .map(({ id }, index) => ({ id, position: (index + 1) * GAP }))
}

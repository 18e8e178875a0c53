/** A thing of a tree with its depth in the displayed order; 0 at the top. */
export interface TreeRow<Item extends { readonly id: string }> {
  readonly item: Item
  readonly depth: number
  /** Null at the top. */
  readonly parentId: string | null
}

type Rows = readonly TreeRow<{ readonly id: string }>[]

/** The target of a move: the parent (null for the top), and the sibling before it (null for first). */
export interface Place {
  readonly parentId: string | null
  readonly afterId: string | null
}

/** The rows without a thing and what is inside it: the possible drop positions are between them. */
export function rowsWithout<Item extends { readonly id: string }>(
  rows: readonly TreeRow<Item>[],
  id: string,
): TreeRow<Item>[] {
  const gone = new Set([id])
  return rows.filter(({ item, parentId }) => {
    if (gone.has(item.id) || (parentId !== null && gone.has(parentId))) {
      gone.add(item.id)
      return false
    }
    return true
  })
}

/** The greatest depth at which a thing fits with what is inside it. @param levels of the whole tree */
export function deepestFor(rows: Rows, id: string, levels: number): number {
  const row = rows.find(({ item }) => item.id === id)
  const kept = new Set(rowsWithout(rows, id).map(({ item }) => item.id))
  const inside = rows.filter(({ item }) => !kept.has(item.id)).map(({ depth }) => depth)
  return levels - 1 - (Math.max(...inside) - (row?.depth ?? 0))
}

/**
 * The place of a thing that is dropped between other rows; null where it does not fit. The horizontal position chooses
 * its depth, at most what the row above allows and at least that of the row below.
 * @param rows the rows without it
 * @param index between which rows: 0 is before the first
 * @param limit the greatest depth at which it fits
 */
export function placeAt(
  rows: Rows,
  index: number,
  wantedDepth: number,
  limit = Number.POSITIVE_INFINITY,
): (Place & { depth: number }) | null {
  const above = rows[index - 1]
  const below = rows[index]
  const deepest = Math.min(limit, above ? above.depth + 1 : 0)
  const flattest = below?.depth ?? 0
  if (flattest > deepest) return null
  const depth = Math.max(flattest, Math.min(deepest, wantedDepth))
  // The nearest row above at this depth is the sibling before it; one at a smaller depth is its parent.
  for (let at = index - 1; at >= 0; at -= 1) {
    const row = rows[at]!
    if (row.depth === depth) return { depth, parentId: row.parentId, afterId: row.item.id }
    if (row.depth === depth - 1) return { depth, parentId: row.item.id, afterId: null }
  }
  return { depth: 0, parentId: null, afterId: null }
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** The place after one keyboard step; null where it cannot move. @param levels of the whole tree */
export function placeAfterStep(rows: Rows, id: string, step: Step, levels = Number.POSITIVE_INFINITY): Place | null {
  const row = rows.find(({ item }) => item.id === id)
  if (!row) return null
  const siblings = rows.filter(({ parentId }) => parentId === row.parentId)
  const at = siblings.indexOf(row)
  const idAt = (index: number) => siblings[index]?.item.id ?? null
  switch (step) {
    case 'up':
      return at === 0 ? null : { parentId: row.parentId, afterId: idAt(at - 2) }
    case 'down':
      return at === siblings.length - 1 ? null : { parentId: row.parentId, afterId: idAt(at + 1) }
    case 'in': {
      const parentId = idAt(at - 1)
      if (parentId === null || row.depth >= deepestFor(rows, id, levels)) return null
      const inside = rows.filter((one) => one.parentId === parentId)
      return { parentId, afterId: inside.at(-1)?.item.id ?? null }
    }
    case 'out': {
      const parent = rows.find(({ item }) => item.id === row.parentId)
      return parent ? { parentId: parent.parentId, afterId: parent.item.id } : null
    }
  }
}

/** The current place of a thing. */
export function placeOf(rows: Rows, id: string): Place & { depth: number } {
  const row = rows.find(({ item }) => item.id === id)!
  const siblings = rows.filter(({ parentId }) => parentId === row.parentId)
  return { depth: row.depth, parentId: row.parentId, afterId: siblings[siblings.indexOf(row) - 1]?.item.id ?? null }
}

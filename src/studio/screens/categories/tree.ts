/** A category with its depth in the displayed order. The children of the root have depth 0. */
export interface TreeRow<C> {
  readonly category: C
  readonly depth: number
  /** Null: directly below the root. */
  readonly parentId: string | null
  readonly isFirst: boolean
  readonly isLast: boolean
}

interface Node {
  readonly id: string
  readonly parentId: string | null
  readonly type: 'ROOT' | 'CATEGORY'
  readonly displayIndex: number
}

/** The target of a move: the parent (null for the root), and the sibling before it (null for first). */
export interface Place {
  readonly parentId: string | null
  readonly afterCategoryId: string | null
}

/** The categories as rows, children after their parents, without the root. */
export function rowsOf<C extends Node>(categories: readonly C[]): TreeRow<C>[] {
  const root = categories.find((category) => category.type === 'ROOT')
  const children = Map.groupBy(categories, (category) => category.parentId)
  const rows: TreeRow<C>[] = []
  const visit = (id: string | null, depth: number) => {
    const list = (children.get(id) ?? []).toSorted((one, other) => one.displayIndex - other.displayIndex)
    for (const [index, category] of list.entries()) {
      rows.push({
        category,
        depth,
        parentId: depth === 0 ? null : id,
        isFirst: index === 0,
        isLast: index === list.length - 1,
      })
      visit(category.id, depth + 1)
    }
  }
  visit(root?.id ?? null, 0)
  return rows
}

/** The rows without a category and its descendants: the possible drop positions are between them. */
export function rowsWithout<C extends Node>(rows: readonly TreeRow<C>[], id: string): TreeRow<C>[] {
  const gone = new Set([id])
  return rows.filter(({ category, parentId }) => {
    if (gone.has(category.id) || (parentId !== null && gone.has(parentId))) {
      gone.add(category.id)
      return false
    }
    return true
  })
}

/**
 * The place of a category that is dropped between other rows. The horizontal position chooses its depth, at most what
 * the row above allows and at least that of the row below.
 * @param rows the rows without it
 * @param index between which rows: 0 is before the first
 */
export function placeAt<C extends Node>(
  rows: readonly TreeRow<C>[],
  index: number,
  wantedDepth: number,
): Place & { depth: number } {
  const above = rows[index - 1]
  const below = rows[index]
  const deepest = above ? above.depth + 1 : 0
  const flattest = below?.depth ?? 0
  const depth = Math.max(flattest, Math.min(deepest, wantedDepth))
  // The nearest row above at this depth is the sibling before it; one at a smaller depth is its parent.
  for (let at = index - 1; at >= 0; at -= 1) {
    const row = rows[at]!
    if (row.depth === depth) return { depth, parentId: row.parentId, afterCategoryId: row.category.id }
    if (row.depth === depth - 1) return { depth, parentId: row.category.id, afterCategoryId: null }
  }
  return { depth: 0, parentId: null, afterCategoryId: null }
}

export const steps = ['up', 'down', 'in', 'out'] as const
export type Step = (typeof steps)[number]

/** The place after one keyboard step; null where it cannot move. */
export function placeAfterStep<C extends Node>(rows: readonly TreeRow<C>[], id: string, step: Step): Place | null {
  const row = rows.find(({ category }) => category.id === id)
  if (!row) return null
  const siblings = rows.filter(({ parentId }) => parentId === row.parentId)
  const at = siblings.indexOf(row)
  const idAt = (index: number) => siblings[index]?.category.id ?? null
  switch (step) {
    case 'up':
      return at === 0 ? null : { parentId: row.parentId, afterCategoryId: idAt(at - 2) }
    case 'down':
      return at === siblings.length - 1 ? null : { parentId: row.parentId, afterCategoryId: idAt(at + 1) }
    case 'in': {
      const parentId = idAt(at - 1)
      if (parentId === null) return null
      const inside = rows.filter((one) => one.parentId === parentId)
      return { parentId, afterCategoryId: inside.at(-1)?.category.id ?? null }
    }
    case 'out': {
      const parent = rows.find(({ category }) => category.id === row.parentId)
      return parent ? { parentId: parent.parentId, afterCategoryId: parent.category.id } : null
    }
  }
}

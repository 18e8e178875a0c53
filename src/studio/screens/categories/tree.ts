import type { TreeRow } from '#studio/kit/sortable/tree.ts'

interface Node {
  readonly id: string
  readonly parentId: string | null
  readonly type: 'ROOT' | 'CATEGORY'
  readonly displayIndex: number
}

/** The categories as rows, children after their parents, without the root. */
export function rowsOf<C extends Node>(categories: readonly C[]): TreeRow<C>[] {
  const root = categories.find((category) => category.type === 'ROOT')
  const children = Map.groupBy(categories, (category) => category.parentId)
  const rows: TreeRow<C>[] = []
  const visit = (id: string | null, depth: number) => {
    const list = (children.get(id) ?? []).toSorted((one, other) => one.displayIndex - other.displayIndex)
    for (const item of list) {
      rows.push({ item, depth, parentId: depth === 0 ? null : id })
      visit(item.id, depth + 1)
    }
  }
  visit(root?.id ?? null, 0)
  return rows
}

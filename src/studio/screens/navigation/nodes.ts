import type { LayoutLink } from '#shared/collections/schema.ts'
import type { Place, TreeRow } from '#studio/kit/sortable/tree.ts'

/** A link of a menu with an id for the screen, which it keeps when it is moved. */
export interface MenuNode {
  readonly id: string
  readonly link: Omit<LayoutLink, 'children'>
  readonly children: readonly MenuNode[]
}

/** Links as nodes, with new ids. */
export function toNodes(links: readonly LayoutLink[]): MenuNode[] {
  return links.map(({ children, ...link }) => ({ id: crypto.randomUUID(), link, children: toNodes(children) }))
}

/** Nodes as links. */
export function toLinks(nodes: readonly MenuNode[]): LayoutLink[] {
  return nodes.map(({ link, children }) => ({ ...link, children: toLinks(children) }))
}

/** The nodes as rows, children after their parents. */
export function rowsOfNodes(
  nodes: readonly MenuNode[],
  depth = 0,
  parentId: string | null = null,
): TreeRow<MenuNode>[] {
  return nodes.flatMap((item) => [{ item, depth, parentId }, ...rowsOfNodes(item.children, depth + 1, item.id)])
}

/** The nodes with one of them changed. */
export function withLink(nodes: readonly MenuNode[], id: string, link: MenuNode['link']): MenuNode[] {
  return nodes.map((node) =>
    node.id === id ? { ...node, link } : { ...node, children: withLink(node.children, id, link) },
  )
}

/** The nodes without one of them, and what is inside it. */
export function withoutNode(nodes: readonly MenuNode[], id: string): MenuNode[] {
  return nodes.filter((node) => node.id !== id).map((node) => ({ ...node, children: withoutNode(node.children, id) }))
}

/** The nodes with one more at a place. */
export function withNode(nodes: readonly MenuNode[], node: MenuNode, { parentId, afterId }: Place): MenuNode[] {
  const insert = (among: readonly MenuNode[]) => {
    const at = afterId === null ? 0 : among.findIndex(({ id }) => id === afterId) + 1
    return among.toSpliced(at, 0, node)
  }
  if (parentId === null) return insert(nodes)
  return nodes.map((one) => ({
    ...one,
    children: one.id === parentId ? insert(one.children) : withNode(one.children, node, { parentId, afterId }),
  }))
}

/** The nodes with one of them moved, with what is inside it. */
export function withMovedNode(nodes: readonly MenuNode[], id: string, place: Place): readonly MenuNode[] {
  const moved = rowsOfNodes(nodes).find(({ item }) => item.id === id)?.item
  return moved ? withNode(withoutNode(nodes, id), moved, place) : nodes
}

/** The last place inside a node; null for the end of the menu. */
export function lastPlaceIn(nodes: readonly MenuNode[], parentId: string | null): Place {
  const parent = rowsOfNodes(nodes).find(({ item }) => item.id === parentId)?.item
  return { parentId, afterId: (parentId === null ? nodes : (parent?.children ?? [])).at(-1)?.id ?? null }
}

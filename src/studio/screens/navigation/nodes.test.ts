import { expect, test } from 'vitest'
import { blankLink } from '#shared/collections/menus.ts'
import {
  lastPlaceIn,
  type MenuNode,
  rowsOfNodes,
  toLinks,
  toNodes,
  withMovedNode,
  withNode,
  withoutNode,
} from './nodes.ts'

const node = (id: string, children: readonly MenuNode[] = []): MenuNode => {
  const { children: _, ...link } = { ...blankLink, title: id }
  return { id, link, children }
}
const nodes = [node('shop'), node('more', [node('about'), node('studio')]), node('contact')]
const outline = (tree: readonly MenuNode[]) => rowsOfNodes(tree).map(({ item, depth }) => `${depth} ${item.id}`)

test('links become nodes and links again', () => {
  const links = toLinks(nodes)
  expect(toLinks(toNodes(links))).toEqual(links)
  expect(new Set(rowsOfNodes(toNodes(links)).map(({ item }) => item.id)).size).toBe(5)
})

test.each([
  ['contact', { parentId: 'more', afterId: 'about' }, ['0 shop', '0 more', '1 about', '1 contact', '1 studio']],
  ['more', { parentId: null, afterId: null }, ['0 more', '1 about', '1 studio', '0 shop', '0 contact']],
  ['studio', { parentId: null, afterId: 'contact' }, ['0 shop', '0 more', '1 about', '0 contact', '0 studio']],
])('%s moves to %j, with what is inside it', (id, place, expected) => {
  expect(outline(withMovedNode(nodes, id, place))).toEqual(expected)
})

test('a removed folder takes its links along, and a new link comes last', () => {
  expect(outline(withoutNode(nodes, 'more'))).toEqual(['0 shop', '0 contact'])
  expect(outline(withNode(nodes, node('new'), lastPlaceIn(nodes, 'more'))).at(4)).toBe('1 new')
  expect(outline(withNode(nodes, node('new'), lastPlaceIn(nodes, null))).at(-1)).toBe('0 new')
})

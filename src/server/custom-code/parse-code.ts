import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5'

export type CodeNode = DefaultTreeAdapterTypes.ChildNode
export type CodeElement = DefaultTreeAdapterTypes.Element
type Fragment = DefaultTreeAdapterTypes.DocumentFragment

const MOST_ELEMENTS = 1000
/** Repeated formatting elements make much of little: `<b a="…"><p><p><p>`. */
const MOST_CHARACTERS = 60_000
/** An element that must stay outside of all others when it follows the code. */
const END = '<i></i>'

export class TooComplex extends Error {}

/** The code as a tree. @throws TooComplex */
export function parseCode(code: string, scriptingEnabled = true): Fragment {
  let left = MOST_ELEMENTS
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...given) {
      left -= 1
      if (left < 0) throw new TooComplex()
      return defaultTreeAdapter.createElement(...given)
    },
  }
  const body = defaultTreeAdapter.createElement('body', names.NS.HTML, [])
  return parseFragment(body, code, { treeAdapter, scriptingEnabled })
}

/** The tree as HTML in which all is closed. @throws TooComplex */
export function serializeCode(fragment: Fragment): string {
  const html = serialize(fragment)
  if (html.length > MOST_CHARACTERS) throw new TooComplex()
  return html
}

/** Whether what follows the HTML in a page is not a part of it, with scripts and without them. */
export function isClosed(html: string): boolean {
  if (serialize(parseCode(html + END)) !== html + END) return false
  const last = parseCode(html + END, false).childNodes.at(-1)
  return last !== undefined && isElement(last) && last.tagName === 'i' && last.childNodes.length === 0
}

export const isElement = (node: CodeNode): node is CodeElement => defaultTreeAdapter.isElementNode(node)

export const isHtmlElement = (node: CodeNode, tag: string): node is CodeElement =>
  isElement(node) && node.tagName === tag && node.namespaceURI === names.NS.HTML

export const attributeOf = ({ attrs }: CodeElement, name: string): string | null =>
  attrs.find((one) => one.name === name)?.value ?? null

/** The text directly in an element: that of a script or a style. */
export const textIn = ({ childNodes }: CodeElement): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('')

const isTemplate = (node: Fragment | CodeElement): node is DefaultTreeAdapterTypes.Template => 'content' in node

/** All elements of the tree, also those in templates, outer ones first. */
export function elementsIn(fragment: Fragment): CodeElement[] {
  const found: CodeElement[] = []
  const waiting: (Fragment | CodeElement)[] = [fragment]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node)
    const inside = isTemplate(node) ? node.content.childNodes : node.childNodes
    for (const child of inside.toReversed()) if (isElement(child)) waiting.push(child)
  }
  return found
}

import { escapeHtml } from './write-clipboard.ts'

/** Elements of the text editor by the element they are pasted as. */
const elements: Readonly<Record<string, string>> = {
  ...{ p: 'p', h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
  ...{ ul: 'ul', ol: 'ol', li: 'li', blockquote: 'blockquote', pre: 'pre', code: 'code', hr: 'hr', br: 'br' },
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em', u: 'u', s: 's', del: 's', a: 'a' },
}
const paragraphs = new Set('p h1 h2 h3 ul ol blockquote pre hr'.split(' '))
const containers = new Set(
  'div section article header footer main aside table tbody tr td th dl dt dd figure'.split(' '),
)
const dropped = new Set(
  'script style template noscript iframe object embed svg math title textarea select option head link meta'.split(' '),
)

/** What is pasted from elsewhere, as HTML of the text editor: everything else is left out, its words stay. */
export function simplifyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return inParagraphs(partsOf(body)).trim()
}

interface Part {
  readonly html: string
  /** Whether it is on lines of its own. */
  readonly isBlock: boolean
}

function partsOf(node: Node): Part[] {
  return [...node.childNodes].flatMap((child): Part[] => {
    if (child.nodeType === child.TEXT_NODE) {
      const text = escapeHtml((child.textContent ?? '').replace(/\s+/g, ' '))
      return text === '' ? [] : [{ html: text, isBlock: false }]
    }
    if (child.nodeType !== child.ELEMENT_NODE) return []
    return partsOfElement(child as HTMLElement)
  })
}

function partsOfElement(element: HTMLElement): Part[] {
  const tag = element.localName
  if (dropped.has(tag)) return []
  const inner = partsOf(element)
  if (containers.has(tag)) return inner.some(({ isBlock }) => isBlock) ? inner : paragraph(inner)
  const name = elements[tag]
  // Documents of Google are inside a bold element that is not bold.
  if (!name || (tag === 'b' && element.style.fontWeight === 'normal')) return inner
  if (name === 'br' || name === 'hr') return [{ html: `<${name}>`, isBlock: name === 'hr' }]
  if (!paragraphs.has(name) && name !== 'li') return inline(element, name, inner)
  // Lines between the items of a list are no words.
  const isList = name === 'ul' || name === 'ol'
  const parts = isList ? inner.filter(({ html }) => html.trim() !== '') : inner
  const words = name === 'blockquote' ? inParagraphs(parts) : parts.map((part) => withoutParagraph(part, name)).join('')
  return words.trim() === '' ? [] : [{ html: `<${name}>${words.trim()}</${name}>`, isBlock: name !== 'li' }]
}

function inline(element: HTMLElement, name: string, inner: readonly Part[]): Part[] {
  // A link around a heading is not a link of the text editor.
  if (inner.length === 0 || inner.some(({ isBlock }) => isBlock)) return [...inner]
  const words = inner.map(({ html }) => html).join('')
  if (name !== 'a') return [{ html: `<${name}>${words}</${name}>`, isBlock: false }]
  const href = element.getAttribute('href')?.trim() ?? ''
  const isLink = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)\S*$/i.test(href)
  return [{ html: isLink ? `<a href="${escapeHtml(href)}">${words}</a>` : words, isBlock: false }]
}

/** Paragraphs within headings, items and lists are only their words. */
const withoutParagraph = ({ html, isBlock }: Part, name: string): string =>
  isBlock && name !== 'ul' && name !== 'ol' && html.startsWith('<p>') ? html.slice(3, -4) : html

/** Words outside of any element become paragraphs. */
function inParagraphs(parts: readonly Part[]): string {
  const blocks: Part[] = []
  let line: Part[] = []
  const end = () => {
    blocks.push(...paragraph(line))
    line = []
  }
  for (const part of parts) {
    if (!part.isBlock) line.push(part)
    else {
      end()
      blocks.push(part)
    }
  }
  end()
  return blocks.map(({ html }) => html).join('')
}

function paragraph(parts: readonly Part[]): Part[] {
  const words = parts
    .map(({ html }) => html)
    .join('')
    .trim()
  return words === '' ? [] : [{ html: `<p>${words}</p>`, isBlock: true }]
}

/** Lines of plain text as HTML: an empty line begins a paragraph. */
export const textToHtml = (text: string): string =>
  text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((lines) => lines.trim())
    .filter(Boolean)
    .map((lines) => `<p>${escapeHtml(lines).replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('')

const BLOCK = /<(?:p|div|ul|ol|h[1-6]|table|blockquote|figure|pre)[\s>]/i
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
}

/**
 * A description in WooCommerce's format: a line break is a backslash and an n, and empty lines separate paragraphs that
 * have no tags.
 */
export function readDescription(cell: string): string {
  const text = cell.replaceAll('\\n', '\n').trim()
  if (text === '' || BLOCK.test(text)) return text
  return text
    .split('\n\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/** The text of a piece of HTML on one line. */
export function wordsOf(html: string): string {
  const [before = '', ...parts] = html.replaceAll('\\n', ' ').split('<')
  const text = parts.reduce((all, part) => {
    const end = part.indexOf('>')
    return end < 0 ? `${all}<${part}` : `${all} ${part.slice(end + 1)}`
  }, before)
  return text
    .replace(/&(?:amp|lt|gt|quot|nbsp|#0?39);/g, (entity) => ENTITIES[entity] ?? entity)
    .split(/\s+/)
    .join(' ')
    .trim()
}

/** Facts about a product as a table below its description; empty without facts. */
export function tableOf(rows: readonly (readonly [name: string, value: string])[]): string {
  if (rows.length === 0) return ''
  const cells = rows.map(([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`)
  return `<table><tbody>${cells.join('')}</tbody></table>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

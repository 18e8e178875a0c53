/** What the writing field can keep. Everything else would be lost by opening it there. */
const SIMPLE = new Set('p br h2 h3 h4 ul ol li blockquote strong b em i u s del a code pre hr'.split(' '))

/** Whether HTML holds only what the writing field knows, so that it can be opened there without losing anything. */
export function isSimpleHtml(html: string): boolean {
  for (const [, tag, attributes] of html.matchAll(/<([a-z][a-z0-9-]*)(?![a-z0-9-])((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi)) {
    if (!SIMPLE.has(tag!.toLowerCase())) return false
    const unvalued = attributes!.replace(/"[^"]*"|'[^']*'/g, '')
    const names = [...unvalued.matchAll(/(?<![a-z-])([a-z-]+)\s*=/gi)].map(([, name]) => name!.toLowerCase())
    const known = tag!.toLowerCase() === 'a' ? ['href', 'target', 'rel'] : tag!.toLowerCase() === 'ol' ? ['start'] : []
    if (names.some((name) => !known.includes(name))) return false
  }
  return true
}

/** An empty text is empty, whatever the writing field wraps around it. */
export function tidyHtml(html: string): string {
  return /^(<p>(\s|<br\s*\/?>)*<\/p>)*$/.test(html.trim()) ? '' : html
}

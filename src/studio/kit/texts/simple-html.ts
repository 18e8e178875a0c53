/** Elements of the rich text field. Others would be lost by opening a text in it. */
const SIMPLE = new Set('p br h2 h3 h4 ul ol li blockquote strong b em i u s del a code pre hr'.split(' '))

/**
 * Whether HTML contains only elements of the rich text field, so that it can be edited there without loss.
 * @param more elements that this field knows besides
 */
export function isSimpleHtml(html: string, more: readonly string[] = []): boolean {
  for (const [, tag, attributes] of html.matchAll(/<([a-z][a-z0-9-]*)(?![a-z0-9-])((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi)) {
    if (!SIMPLE.has(tag!.toLowerCase()) && !more.includes(tag!.toLowerCase())) return false
    const unvalued = attributes!.replace(/"[^"]*"|'[^']*'/g, '')
    const names = [...unvalued.matchAll(/(?<![a-z-])([a-z-]+)\s*=/gi)].map(([, name]) => name!.toLowerCase())
    const known = tag!.toLowerCase() === 'a' ? ['href', 'target', 'rel'] : tag!.toLowerCase() === 'ol' ? ['start'] : []
    if (names.some((name) => !known.includes(name))) return false
  }
  return true
}

/** An empty text is '', whatever elements the rich text field leaves. */
export function tidyHtml(html: string): string {
  return /^(<p>(\s|<br\s*\/?>)*<\/p>)*$/.test(html.trim()) ? '' : html
}

import { textClasses } from '#shared/pages/text-classes.ts'

/** Elements of the rich text field. Others would be lost by opening a text in it. */
const SIMPLE = new Set('p br h2 h3 h4 ul ol li blockquote strong b em i u s del a code pre hr'.split(' '))

/**
 * Whether HTML contains only elements of the rich text field, so that it can be edited there without loss.
 * @param more elements that this field knows besides
 * @param classes those that it knows, by element
 */
export function isSimpleHtml(
  html: string,
  more: readonly string[] = [],
  classes: Readonly<Record<string, readonly string[]>> = {},
): boolean {
  for (const [, tag, attributes] of html.matchAll(/<([a-z][a-z0-9-]*)(?![a-z0-9-])((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi)) {
    if (!SIMPLE.has(tag!.toLowerCase()) && !more.includes(tag!.toLowerCase())) return false
    const unvalued = attributes!.replace(/"[^"]*"|'[^']*'/g, '')
    const names = [...unvalued.matchAll(/(?<![a-z-])([a-z-]+)\s*=/gi)].map(([, name]) => name!.toLowerCase())
    const known = tag!.toLowerCase() === 'a' ? ['href', 'target', 'rel'] : tag!.toLowerCase() === 'ol' ? ['start'] : []
    const own = classes[tag!.toLowerCase()] ?? []
    const given = /(?<![a-z-])class="([^"]*)"/i.exec(attributes!)?.[1]?.split(' ') ?? []
    if (names.some((name) => !known.includes(name) && (name !== 'class' || given.length === 0))) return false
    if (given.some((name) => !own.includes(name))) return false
  }
  return true
}

/** As `isSimpleHtml`, for the texts of pages, which have their own first heading and classes of the site's styles. */
export const isPageText = (html: string): boolean => isSimpleHtml(html, ['h1', 'span'], textClasses)

/** An empty text is '', whatever elements the rich text field leaves. */
export function tidyHtml(html: string): string {
  return /^(<p>(\s|<br\s*\/?>)*<\/p>)*$/.test(html.trim()) ? '' : html
}

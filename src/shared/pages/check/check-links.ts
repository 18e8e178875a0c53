import type { Block } from '../blocks/blocks.ts'
import { blocksOf, type PageContent, sectionsOf } from '../content.ts'
import type { Fault } from './fault.ts'

/** The addresses that a block links to, each once. */
function linksOf({ settings }: Block): string[] {
  const found = new Set<string>()
  const look = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      if (name === 'href') found.add(value)
      else for (const [, href] of value.matchAll(/<a\s[^>]*?href="([^"]*)"/gi)) found.add(href!)
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) look(inner, Array.isArray(value) ? name : key)
  }
  look(settings, '')
  return [...found]
}

/** The links of a page within its site, without what follows `#` and `?`, each once. */
export const siteLinksOf = (content: PageContent): string[] => [
  ...new Set(blocksOf(content).flatMap(linksOf).filter(isOfSite).map(withoutEnd)),
]

/**
 * Links that lead nowhere.
 * @param broken those of `siteLinksOf` that lead to no page
 */
export function checkLinks(content: PageContent, broken: ReadonlySet<string>): Fault[] {
  const anchors = new Set(sectionsOf(content).map(({ section }) => section.anchor))
  return blocksOf(content).flatMap((block) =>
    linksOf(block).flatMap((href) => {
      const unset = unsetLink(href)
      if (unset) return [{ key: `link ${block.id} ${href}`, blockId: block.id, words: unset }]
      const isAnchor = href.startsWith('#')
      if (isAnchor ? anchors.has(decoded(href.slice(1))) : !isOfSite(href) || !broken.has(withoutEnd(href))) return []
      const words = href.startsWith('page:')
        ? 'A link leads to a page that was deleted or isn’t published.'
        : isAnchor
          ? `The link ${href} leads to no section of this page.`
          : `The link ${href} leads to no page of the site.`
      return [{ key: `link ${block.id} ${href}`, blockId: block.id, words }]
    }),
  )
}

/** What is missing from a link of a ready-made section; null for others. */
function unsetLink(href: string): string | null {
  if (href === '#') return 'A link leads nowhere yet. Choose a page, or enter a URL.'
  if (/^mailto:[^@]*@example\.com$/i.test(href))
    return `${href.slice('mailto:'.length)} is an example. Enter your email address.`
  return /^tel:\+?1?55501\d\d$/.test(href)
    ? `The phone number ${href.slice('tel:'.length)} is an example. Enter yours.`
    : null
}

const isOfSite = (href: string) => href.startsWith('page:') || href.startsWith('/')
const withoutEnd = (href: string) => href.split(/[#?]/)[0]!

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

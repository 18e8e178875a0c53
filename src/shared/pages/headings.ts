import { type Block, htmlOfBlock } from './blocks/blocks.ts'
import { type PageContent, sectionsOf } from './content.ts'

const HEADING = /<h[1-6](?: [^<>]*)?>((?:[^<]|<(?!\/h[1-6]>))*)<\/h[1-6]>/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The texts of the headings in cleaned HTML, in their order; empty ones are left out. */
export const headingsIn = (html: string): string[] =>
  [...html.matchAll(HEADING)].map(([, inside]) => textOf(inside!)).filter((heading) => heading !== '')

/** A section of a page, as owners recognize it. */
export interface NamedSection {
  readonly id: string
  /** Its name, its first heading, or its anchor with a '#'. */
  readonly title: string
  readonly anchor: string
  readonly headings: readonly string[]
}

/** The sections of a page that have a name, an anchor or headings; shared ones are not among them. */
export const namedSections = (content: PageContent): NamedSection[] =>
  sectionsOf(content).flatMap(({ section: { id, name, anchor }, blocks }) => {
    const headings = blocks.flatMap(headingsOf)
    const title = name || headings[0] || (anchor && `#${anchor}`)
    return title ? [{ id, title, anchor, headings: name ? [name, ...headings] : headings }] : []
  })

const headingsOf = (block: Block): string[] =>
  block.type === 'newsletter' ? [block.settings.title].filter(Boolean) : htmlOfBlock(block).flatMap(headingsIn)

const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim()

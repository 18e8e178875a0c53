import { limits } from '#shared/limits.ts'
import { areSettings, type Block, blockSchema, formsOfBlocks, picturesOfBlocks } from '#shared/pages/blocks/blocks.ts'
import { readVideoLink, videoAddress } from '#shared/pages/blocks/video-link.ts'
import type { NewBlock } from '#shared/pages/build-content.ts'
import { backgroundSources } from '#shared/pages/codes.ts'
import { type PlacedSection, placedSectionSchema, type Section, sectionSchema } from '#shared/pages/section.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import { needsModel } from '#studio/canvas/page-model.ts'
import type { PastedData } from '#studio/canvas/protocol.ts'
import { isMarkdown } from './read-markdown.ts'
import { simplifyHtml, textToHtml } from './simplify-html.ts'

/** What the clipboard has for a page. */
export type Read =
  /** Blocks of an editor of Vitrine; how many of them cannot be shown on this site. */
  | { readonly kind: 'blocks'; readonly blocks: readonly Block[]; readonly leftOut: number }
  /** A section with its blocks, or the place of a shared one. */
  | {
      readonly kind: 'section'
      readonly section: Section | PlacedSection
      readonly blocks: readonly Block[]
      readonly leftOut: number
    }
  | { readonly kind: 'new'; readonly block: Pick<NewBlock, 'type' | 'settings'> }
  | { readonly kind: 'images'; readonly files: readonly File[] }
  | { readonly kind: 'markdown'; readonly text: string }
  | { readonly kind: 'nothing' }

const MOST_LETTERS = 2_000_000

/** Reads blocks, images, HTML, an address, Markdown or a text from the clipboard. The server cleans HTML again when it is saved. */
export function readClipboard({ html, text, files }: PastedData, origin: string): Read {
  if (html.length + text.length > MOST_LETTERS) return { kind: 'nothing' }
  const own = blocksIn(html, origin)
  if (own) return own
  const images = files.filter(({ type }) => type.startsWith('image/'))
  if (images.length > 0) return { kind: 'images', files: images }
  const address = text.trim()
  const video = /^\S+$/.test(address) && readVideoLink(address) ? videoAddress(address) : null
  const settings = video && { ...factsOf('video').first, href: video }
  if (settings && areSettings('video', settings)) return { kind: 'new', block: { type: 'video', settings } }
  if (/^https?:\/\/[^\s<>"]{1,2000}$/i.test(address)) {
    const settings = { label: nameOfAddress(address), href: address, newWindow: false }
    if (areSettings('button', settings)) return { kind: 'new', block: { type: 'button', settings } }
  }
  const words = html === '' ? '' : simplifyHtml(html)
  if (words === '' && isMarkdown(text)) return { kind: 'markdown', text }
  return textBlock(words || textToHtml(text))
}

/** A text with HTML of the text editor. */
export function textBlock(html: string): Read {
  const settings = { html, size: 'regular' as const }
  if (html === '' || !areSettings('text', settings)) return { kind: 'nothing' }
  return { kind: 'new', block: { type: 'text', settings } }
}

function blocksIn(html: string, origin: string): Read | null {
  if (!html.includes('data-vitrine')) return null
  const element = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-vitrine]')
  const copied = parsed(element?.getAttribute('data-vitrine') ?? '')
  if (!copied) return null
  const all = copied.blocks.slice(0, limits.blocksPerLayout).flatMap((block) => blockSchema.safeParse(block).data ?? [])
  const blocks = copied.origin === origin ? all : all.filter((block) => !belongsToSite(block))
  const leftOut = copied.blocks.length - blocks.length
  if (copied.section === undefined) return { kind: 'blocks', blocks, leftOut }
  const section = sectionIn(copied.section, copied.origin === origin)
  return section ? { kind: 'section', section, blocks, leftOut } : { kind: 'blocks', blocks, leftOut: leftOut + 1 }
}

/** A section that this site can show: of another site, without its image, and no shared one. */
function sectionIn(value: unknown, isOfSite: boolean): Section | PlacedSection | null {
  const own = sectionSchema.safeParse(value).data
  if (own) return isOfSite || own.background?.source !== backgroundSources.upload ? own : { ...own, background: null }
  return (isOfSite && placedSectionSchema.safeParse(value).data) || null
}

/** Whether a block shows something of the site that it was copied from. */
const belongsToSite = (block: Block) =>
  needsModel(block) || picturesOfBlocks([block]).length > 0 || formsOfBlocks([block]).length > 0

function parsed(json: string): { origin: unknown; blocks: unknown[]; section: unknown } | null {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value !== 'object' || value === null || !('blocks' in value) || !Array.isArray(value.blocks)) return null
    const section = 'section' in value ? value.section : undefined
    return { origin: 'origin' in value ? value.origin : null, blocks: value.blocks, section }
  } catch {
    return null
  }
}

/** An address as the label of its button. */
function nameOfAddress(address: string): string {
  const { hostname } = new URL(address)
  return hostname.replace(/^www\./, '').slice(0, 100)
}

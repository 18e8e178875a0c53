import { limits } from '#shared/limits.ts'
import { buildContent, type NewBlock } from '#shared/pages/build-content.ts'
import type { PageContent } from '#shared/pages/content.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import { onOneLine } from '#shared/texts/schema.ts'
import type { Part, PartImage } from './parts.ts'

/** An image of a page that is fetched later, and the block that shows it; without a block it is in a text. */
export interface WantedImage {
  readonly url: string
  readonly altText: string
  readonly block?: { readonly id: string; readonly itemId?: string }
}

export interface BuiltPage {
  readonly content: PageContent
  readonly wanted: readonly WantedImage[]
}

interface PageContext {
  /** Columns that texts take: posts are narrower than pages. */
  readonly columns: number
  /** The first heading of a page; null for posts, whose title is above them. */
  readonly heading: string | null
  /** Pictures that the website has already. */
  picture(image: { readonly url: string; readonly altText: string }): Picture | null
  newId(): string
}

/**
 * What a page shows of a text. Images that are missing have their block already; longer texts than a page has blocks
 * keep their images within the text.
 * @returns null where it has more text than a page holds
 */
export function buildPage(parts: readonly Part[], context: PageContext): BuiltPage | null {
  const fitting = fitIn(withHeading(parts, context.heading))
  if (fitting === null) return null
  const wanted: WantedImage[] = []
  const blocks = fitting.map((part, index): NewBlock => {
    const id = context.newId()
    const area = { row: 1 + index * 2, column: 1, rows: 1, columns: context.columns }
    return { ...blockOf(part, id, context, wanted), id, area }
  })
  const empty: NewBlock = {
    type: 'text',
    settings: { html: '<p></p>' },
    area: { row: 1, column: 1, rows: 1, columns: context.columns },
  }
  return { content: buildContent([blocks.length > 0 ? blocks : [empty]], context.newId), wanted }
}

/** Whether a page holds these parts. */
export const fits = (parts: readonly Part[], heading: string | null): boolean =>
  fitIn(withHeading(parts, heading)) !== null

const withHeading = (parts: readonly Part[], heading: string | null): Part[] =>
  joined([...(heading === null ? [] : [{ kind: 'text' as const, html: `<h1>${escaped(heading)}</h1>` }]), ...parts])

function blockOf(part: Part, id: string, context: PageContext, wanted: WantedImage[]): NewBlock {
  const pictureOf = (image: PartImage, itemId?: string): Picture | null => {
    const altText = image.altText.slice(0, limits.altText)
    const picture = context.picture({ url: image.url, altText })
    if (!picture) wanted.push({ url: image.url, altText, block: { id, ...(itemId && { itemId }) } })
    return picture
  }
  switch (part.kind) {
    case 'text':
      for (const { url, altText } of imagesIn(part.html)) wanted.push({ url, altText })
      return { type: 'text', settings: { html: part.html } }
    case 'image': {
      const { caption, href } = part.image
      return { type: 'image', settings: { picture: pictureOf(part.image), caption: caption.slice(0, 500), href } }
    }
    case 'gallery': {
      const items = part.images.slice(0, limits.itemsPerUserOrderableCollection).map((image) => {
        const itemId = context.newId()
        return {
          ...{ id: itemId, media: 'file-image' as const, picture: pictureOf(image, itemId) },
          ...{ title: onOneLine(image.caption).slice(0, 200), description: '', href: image.href },
        }
      })
      return { type: 'gallery', settings: { items, showMetaBasic: items.some(({ title }) => title !== '') } }
    }
    case 'quote':
      return { type: 'quote', settings: { text: part.text, source: onOneLine(part.source).slice(0, 200) } }
    case 'video':
      return { type: 'video', settings: { source: 'link', href: part.href, caption: part.caption.slice(0, 500) } }
    case 'button':
      return { type: 'button', settings: { label: part.label, href: part.href } }
    case 'unknown':
      return { type: 'unknown', settings: { number: 0, data: { name: part.name, html: part.html } } }
  }
}

const LONGEST_TEXT = 50_000
/** From this place on, a long text has no blocks but texts. */
const MOST_MIXED = 40

/** Texts beside each other are one, up to a size. */
function joined(parts: readonly Part[]): Part[] {
  const some: Part[] = []
  for (const part of parts) {
    const last = some.at(-1)
    if (part.kind === 'text' && last?.kind === 'text' && last.html.length + part.html.length <= LONGEST_TEXT)
      some[some.length - 1] = { kind: 'text', html: `${last.html}\n${part.html}` }
    else some.push(part)
  }
  return some
}

function fitIn(parts: readonly Part[]): Part[] | null {
  if (parts.length <= limits.blocksPerLayout) return [...parts]
  const rest = parts.slice(MOST_MIXED).map((part): Part => ({ kind: 'text', html: htmlOf(part) }))
  const fitting = joined([
    ...parts.slice(0, MOST_MIXED),
    ...rest.filter((part) => part.kind === 'text' && part.html !== ''),
  ])
  return fitting.length <= limits.blocksPerLayout ? fitting : null
}

/** A part as HTML within a text. */
function htmlOf(part: Part): string {
  switch (part.kind) {
    case 'text':
      return part.html
    case 'image':
      return imageHtml(part.image)
    case 'gallery':
      return part.images.map(imageHtml).join('\n')
    case 'quote':
      return `<blockquote><p>${escaped(part.text)}</p>${part.source && `<p>${escaped(part.source)}</p>`}</blockquote>`
    case 'video':
      return `<p><a href="${escaped(part.href)}">${escaped(part.caption || part.href)}</a></p>`
    case 'button':
      return `<p><a href="${escaped(part.href)}">${escaped(part.label)}</a></p>`
    case 'unknown':
      return ''
  }
}

function imageHtml({ url, altText, caption }: PartImage): string {
  const image = `<img src="${escaped(url)}" alt="${escaped(altText.slice(0, limits.altText))}">`
  return caption === '' ? `<p>${image}</p>` : `<figure>${image}<figcaption>${escaped(caption)}</figcaption></figure>`
}

const IMAGE = /<img src="([^"]*)" alt="([^"]*)">/g
const imagesIn = (html: string): { url: string; altText: string }[] =>
  [...html.matchAll(IMAGE)].map(([, url = '', altText = '']) => ({ url: unescaped(url), altText: unescaped(altText) }))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

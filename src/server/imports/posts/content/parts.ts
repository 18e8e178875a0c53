import type { Upload } from '../posts-file.ts'

/** An image of a text. */
export interface PartImage {
  readonly url: string
  altText: string
  caption: string
  /** Where it leads; null for none. */
  readonly href: string | null
}

/** A part of what a post or page shows, before it becomes a block. */
export type Part =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'image'; readonly image: PartImage }
  | { readonly kind: 'gallery'; readonly images: readonly PartImage[] }
  | { readonly kind: 'quote'; readonly text: string; readonly source: string }
  | { readonly kind: 'video'; readonly href: string; caption: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'unknown'; readonly name: string; readonly html: string }

/** What of a text is shown in another way, or cannot be shown. */
export type ContentFact = 'scripts' | 'forms' | 'embeds' | 'media' | 'shortcodes' | 'images'

/** A text as parts. */
export interface ReadContent {
  readonly parts: readonly Part[]
  readonly facts: ReadonlySet<ContentFact>
}

/** What a text refers to. */
export interface ContentSite {
  /** The host of the old site; '' when it is unknown. */
  readonly host: string
  readonly uploads: ReadonlyMap<string, Upload>
}

const LONGEST_URL = 2_000

/** The URL of an image, over https: visitors' browsers show no others. Null where it has none. */
export function imageUrl(text: string, host: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > LONGEST_URL || /^data:/i.test(trimmed)) return null
  const url = URL.parse(trimmed, host === '' ? undefined : `https://${host}/`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return null
  url.protocol = 'https:'
  return url.href.length > LONGEST_URL ? null : url.href
}

const FILE = /\.[a-z0-9]{2,4}$/i

/** A link of a text: pages of the old site are on this one, where they are redirected; files stay where they are. */
export function linkIn(href: string, host: string): string {
  const trimmed = href.trim()
  const isRelative = /^\/(?!\/)/.test(trimmed)
  const url =
    isRelative || /^(?:https?:)?\/\//i.test(trimmed) ? URL.parse(trimmed, `https://${host || 'site.invalid'}`) : null
  if (!url) return trimmed
  if (url.host !== (host || 'site.invalid')) return url.href
  const isFile = FILE.test(url.pathname) && !/\.html?$/i.test(url.pathname)
  if (isFile && host !== '') return url.href
  return `${url.pathname}${url.search}${url.hash}`
}

/** Whether a link leads to an image file, as those around thumbnails do. */
export const leadsToImage = (href: string): boolean => /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(href)

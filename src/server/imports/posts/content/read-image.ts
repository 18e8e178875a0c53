import { type ContentSite, imageUrl, leadsToImage, type PartImage } from './parts.ts'

/**
 * The image of an element; null where it has no address. Images that are loaded later have theirs elsewhere, and
 * WordPress names a smaller copy of what was uploaded.
 * @param link of the element around it; '' for none
 */
export function readImage(
  attributes: Readonly<Record<string, string>>,
  link: string,
  { host, uploads }: ContentSite,
): PartImage | null {
  const id = /\bwp-image-(\d{1,12})\b/.exec(attributes.class ?? '')?.[1]
  const upload = id === undefined ? undefined : uploads.get(id)
  const named = [upload?.url, ...NAMES.map((name) => attributes[name])]
  const url = named.flatMap((one) => (one ? (imageUrl(one, host) ?? []) : []))[0]
  if (url === undefined) return null
  const isLink = /^(?:\/|https?:)\S*$/.test(link) && !leadsToImage(link) && link.length <= LONGEST_LINK
  return { url, altText: (attributes.alt || upload?.altText || '').trim(), caption: '', href: isLink ? link : null }
}

const NAMES = ['data-image', 'data-src', 'data-orig-file', 'src'] as const
const LONGEST_LINK = 2_000

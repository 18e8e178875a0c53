import type { ContentFact, ContentSite } from './parts.ts'

// What WordPress writes without HTML: empty lines for paragraphs, and shortcodes.

const BLOCK =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|table|caption|thead|tbody|tfoot|tr|th|td|figure|figcaption|hr|section|article|aside|header|footer|main|form|fieldset|iframe|object|embed|video|audio|script|style|noscript|details|summary|center|vitrine-[a-z]+)\b|^<!--/i

/** Older posts have empty lines instead of paragraphs. */
export function withParagraphs(html: string): string {
  if (html.includes('<!-- wp:')) return html
  const text = html.replace(/\r\n?/g, '\n')
  // Preformatted text keeps its line breaks.
  return text
    .split(/(<pre\b[^>]*>|<\/pre>)/i)
    .map((part, index, all) =>
      /^<pre\b/i.test(all[index - 1] ?? '') || /^<\/?pre\b/i.test(part) ? part : paragraphsOf(part),
    )
    .join('')
}

const paragraphsOf = (text: string): string =>
  text
    .split(/\n{2,}|\n[ \t]+\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n')

const SHORTCODE = /\[(\/?)([a-z][a-z0-9_-]{1,40})((?:\s[^[\]]{0,2000})?)\]/gi
const ATTRIBUTE = /([a-z_-]{1,30})\s?=\s?["'”]?([^"'”\]\s]{1,2000})/gi

/** Shortcodes as HTML: images, galleries and videos; those of plugins become elements that are kept as they are. */
export function withoutShortcodes(html: string, { uploads }: ContentSite, facts: Set<ContentFact>): string {
  if (!html.includes('[')) return html
  const text = withCaptions(html)
  const closed = new Set([...text.matchAll(/\[\/([a-z][a-z0-9_-]{1,40})\]/gi)].map(([, name]) => name!.toLowerCase()))
  return text.replace(SHORTCODE, (whole, slash: string, written: string, given: string, at: number) => {
    const name = written.toLowerCase()
    const attributes = new Map([...given.matchAll(ATTRIBUTE)].map(([, key, value]) => [key!.toLowerCase(), value!]))
    switch (name) {
      case 'gallery': {
        const images = idsIn(given).flatMap((id) => uploads.get(id) ?? [])
        if (images.length === 0) break
        return `<figure class="gallery">${images.map(({ url, altText }) => `<img src="${escaped(url)}" alt="${escaped(altText)}">`).join('')}</figure>`
      }
      case 'embed':
        return slash ? '</vitrine-embed>' : '<vitrine-embed>'
      case 'youtube':
      case 'vimeo':
        return closed.has(name) ? (slash ? '</vitrine-embed>' : '<vitrine-embed>') : whole
      case 'video':
      case 'audio': {
        const src = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav'].flatMap(
          (key) => attributes.get(key) ?? [],
        )[0]
        return src ? `<${name} src="${escaped(src)}"></${name}>` : ''
      }
      case 'more':
      case 'nextpage':
        return ''
    }
    // Brackets in a text, such as [sic], are no shortcodes.
    if (slash === '' && !closed.has(name) && !given.includes('=') && !standsAlone(text, at, whole.length)) return whole
    facts.add('shortcodes')
    // What is between two of them stays.
    return closed.has(name) ? ' ' : `<vitrine-shortcode data-name="${name}">${escaped(whole)}</vitrine-shortcode>`
  })
}

const IMAGE = /<img\b[^<>]*>(?:\s*<\/a>)?/i
const CAPTION = /\bcaption="([^"\]]{1,2000})"/i

/** An image with words below it. */
function withCaptions(html: string): string {
  const [before = '', ...pieces] = html.split(/\[(?:wp_)?caption\b/i)
  return (
    before +
    pieces
      .map((piece) => {
        const inside = piece.indexOf(']') + 1
        const end = piece.search(/\[\/(?:wp_)?caption\]/i)
        if (inside === 0 || end < inside) return piece.slice(inside)
        const shown = piece.slice(inside, end)
        const image = IMAGE.exec(shown)
        const split = image ? image.index + image[0].length : 0
        const caption = shown.slice(split).trim() || (CAPTION.exec(piece.slice(0, inside))?.[1] ?? '')
        const rest = piece.slice(piece.indexOf(']', end) + 1)
        return `<figure>${shown.slice(0, split)}<figcaption>${caption}</figcaption></figure>${rest}`
      })
      .join('')
  )
}

/** The numbers of uploads in a shortcode of a gallery. */
function idsIn(attributes: string): string[] {
  const found = /\b(?:ids|include)\s?=\s?["'”]?([\d,\s]{1,5000})/i.exec(attributes)?.[1]
  return found ? found.split(',').map((id) => id.trim()) : []
}

/** Whether nothing else is on its line, or in its element. */
function standsAlone(html: string, at: number, length: number): boolean {
  const before = html.slice(Math.max(0, at - 80), at)
  const after = html.slice(at + length, at + length + 80)
  const [start, end] = [before.trim(), after.trim()]
  const isStart = start === '' || start.endsWith('>') || before.slice(before.trimEnd().length).includes('\n')
  const isEnd =
    end === '' || end.startsWith('<') || after.slice(0, after.length - after.trimStart().length).includes('\n')
  return isStart && isEnd
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

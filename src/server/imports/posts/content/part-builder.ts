import { linkAddressSchema } from '#shared/links/schema.ts'
import { readVideoLink } from '#shared/pages/blocks/video-link.ts'
import {
  attributesOf,
  BLOCKS,
  BOXES,
  dynamicBlockIn,
  INLINE,
  isButton,
  isGallery,
  isQuoted,
  LOST,
  OTHER_NAMES,
  WHOLE,
} from './elements.ts'
import { type ContentFact, type ContentSite, imageUrl, linkIn, type Part, type PartImage } from './parts.ts'
import { readImage } from './read-image.ts'
import { readQuote } from './read-quote.ts'
import { TextBuffer } from './text-buffer.ts'

const DEEPEST = 40
const LONGEST_LINK = 2_000
const MOST_UNKNOWN = 10
const LONGEST_UNKNOWN = 20_000
const MOST_IMAGES = 1_000

type Attributes = Readonly<Record<string, string>>

interface Element {
  readonly name: string
  /** What it is in the text; absent for those that are looked through. */
  readonly shown?: string
  /** Runs when it ends; gets what was said in it, if that is collected instead of being shown. */
  readonly ended?: (words: string, end: number) => void
  readonly collects?: boolean
  readonly href?: string
}

/** Builds the parts of a text from the events of a parser, in which every element is closed. */
export class PartBuilder {
  readonly #parts: Part[] = []
  readonly #elements: Element[] = []
  readonly #buffer = new TextBuffer()
  /** Parts that come when the list or table in which they are has ended. */
  #deferred: Part[] = []
  #whole = 0
  #words: { text: string; readonly depth: number } | null = null
  #gallery: PartImage[] | null = null
  #lastImage: PartImage | null = null
  #images = 0
  #unknown = 0
  readonly #html: string
  readonly #site: ContentSite
  readonly #facts: Set<ContentFact>

  constructor(html: string, site: ContentSite, facts: Set<ContentFact>) {
    this.#html = html
    this.#site = site
    this.#facts = facts
  }

  open(written: string, attributes: Attributes, start: number): void {
    if (this.#buffer.isTooLong) this.#flush()
    const name = OTHER_NAMES[written] ?? written
    const element: Element = this.#words ? { name } : this.#begin(name, attributes, start)
    if (element.collects) this.#words = { text: '', depth: this.#elements.length }
    this.#elements.push(element)
  }

  close(end: number): void {
    const element = this.#elements.pop()
    const words = this.#words
    if (!element || (words && this.#elements.length > words.depth)) return
    this.#words = null
    element.ended?.(words?.text ?? '', end)
    const { name, shown } = element
    if (shown) this.#buffer.close(shown)
    if (BOXES.has(name)) this.#buffer.endParagraph()
    if (!shown || !BLOCKS.has(shown)) return
    if (WHOLE.has(shown)) this.#whole -= 1
    if (this.#whole > 0) return
    if (shown === 'p') this.#linkAlone()
    if (this.#buffer.isLong) this.#flush()
    if (this.#deferred.length > 0) this.#addDeferred()
  }

  text(text: string): void {
    if (this.#words) this.#words.text += text
    else if (!this.#gallery) {
      this.#buffer.text(
        text,
        this.#elements.some(({ shown }) => shown === 'pre'),
      )
      if (this.#buffer.isTooLong) this.#flush()
    }
  }

  comment(text: string): void {
    const name = dynamicBlockIn(text)
    if (name !== null && !this.#words) this.#addUnknown(name, text)
  }

  finish(): Part[] {
    this.#buffer.endParagraph()
    this.#flush()
    this.#addDeferred()
    return this.#parts
  }

  #begin(name: string, attributes: Attributes, start: number): Element {
    const classes = attributes.class ?? ''
    const collects = true
    if (name === 'br' && !this.#gallery) this.#buffer.write('<br>')
    if (name === 'img') this.#image(attributes)
    if (name === 'hr') this.#buffer.rule()
    if (LOST.has(name) || name === 'form') {
      const isKept = name === 'form' || name === 'object' || 'src' in attributes
      if (name === 'form' || name === 'script') this.#facts.add(`${name}s`)
      return { name, collects, ended: (_, end) => isKept && this.#keep(name, start, end) }
    }
    if (name === 'iframe' || name === 'embed') {
      const src = (attributes.src ?? attributes['data-src'] ?? '').replace(/^\/\//, 'https://')
      const isAddress = /^https?:\/\//i.test(src)
      return { name, collects, ended: (_, end) => (isAddress ? this.#embed(src) : this.#keep(name, start, end)) }
    }
    if (name === 'video' || name === 'audio') {
      this.#media(attributes.src ?? '')
      return { name, collects }
    }
    if (name === 'vitrine-embed' || /\bwp-block-embed__wrapper\b/.test(classes))
      return { name, collects, ended: (words) => this.#embed(words.trim()) }
    if (name === 'vitrine-shortcode')
      return { name, collects, ended: (words) => this.#addUnknown(`[${attributes['data-name'] ?? ''}]`, words) }
    if (name === 'figcaption') return { name, collects, ended: (words) => this.#caption(words) }
    if (name === 'a' && isButton(classes))
      return { name, collects, ended: (words) => this.#button(words, attributes.href ?? '') }
    if (isGallery(classes) && !this.#gallery && BOXES.has(name)) return this.#beginGallery(name)
    if (this.#gallery) return { name, href: attributes.href ?? '' }
    if (name === 'blockquote' && this.#whole === 0 && isQuoted(attributes)) return this.#beginQuote(name)
    if (BLOCKS.has(name)) return this.#beginBlock(name, attributes)
    if (INLINE.has(name)) return this.#beginInline(name, attributes)
    if (BOXES.has(name)) this.#buffer.endParagraph()
    return { name }
  }

  #beginBlock(name: string, attributes: Attributes): Element {
    if (this.#whole === 0) this.#buffer.endParagraph()
    if (this.#buffer.depth >= DEEPEST) return { name }
    this.#buffer.open(name, attributesOf(name, attributes))
    if (WHOLE.has(name)) this.#whole += 1
    return { name, shown: name }
  }

  #beginInline(name: string, attributes: Attributes): Element {
    const href = name === 'a' ? linkIn(attributes.href ?? '', this.#site.host) : ''
    // HTML does not allow a link within a link.
    const isLink = href !== '' && href.length <= LONGEST_LINK && !this.#elements.some((one) => one.name === 'a')
    if (this.#buffer.depth >= DEEPEST || (name === 'a' && !isLink)) return { name, href }
    this.#buffer.open(name, isLink ? { href, title: attributes.title?.slice(0, 200) } : {})
    return { name, shown: name, href }
  }

  #beginGallery(name: string): Element {
    const images: PartImage[] = []
    this.#gallery = images
    return {
      name,
      ended: () => {
        this.#gallery = null
        if (images.length === 1) this.#add({ kind: 'image', image: images[0]! })
        else if (images.length > 1) this.#add({ kind: 'gallery', images })
      },
    }
  }

  /** A quote that is one is a block; with lists or images in it, it stays in the text. */
  #beginQuote(name: string): Element {
    this.#buffer.endParagraph()
    this.#flush()
    const before = this.#parts.length
    this.#buffer.open(name, {})
    return {
      name,
      ended: () => {
        this.#buffer.close(name)
        this.#flush()
        const [quoted, ...more] = this.#parts.slice(before)
        const quote = quoted?.kind === 'text' && more.length === 0 ? readQuote(quoted.html) : null
        if (quote) this.#parts[before] = quote
      },
    }
  }

  #image(attributes: Attributes): void {
    const link = this.#elements.findLast(({ name }) => name === 'a')?.href ?? ''
    const image = readImage(attributes, link, this.#site)
    if (!image || this.#images >= MOST_IMAGES) {
      this.#facts.add('images')
      return
    }
    if (this.#lastImage?.url === image.url && this.#isLast(this.#lastImage)) {
      // Squarespace names it twice, first for browsers without scripts.
      this.#lastImage.altText ||= image.altText
      return
    }
    this.#images += 1
    this.#lastImage = image
    if (this.#gallery) this.#gallery.push(image)
    else this.#add({ kind: 'image', image })
  }

  #isLast(image: PartImage): boolean {
    if (this.#gallery) return this.#gallery.at(-1) === image
    const last = this.#parts.at(-1)
    return last?.kind === 'image' && last.image === image && this.#buffer.isEmpty
  }

  #caption(words: string): void {
    const text = words.replace(/\s+/g, ' ').trim()
    if (text === '') return
    const inGallery = this.#gallery?.at(-1)
    const last = this.#whole === 0 && this.#buffer.isEmpty ? this.#parts.at(-1) : null
    if (inGallery) inGallery.caption ||= text
    else if (last?.kind === 'image') last.image.caption ||= text
    else if (last?.kind === 'video') last.caption ||= text
    else if (last?.kind === 'quote' && last.source === '')
      this.#parts[this.#parts.length - 1] = { ...last, source: text }
    else this.#paragraph(text)
  }

  #button(words: string, written: string): void {
    const label = words.replace(/\s+/g, ' ').trim()
    const href = linkIn(written, this.#site.host)
    const isLink = linkAddressSchema.safeParse(href).success
    if (label === '') return
    if (isLink && label.length <= 100) this.#add({ kind: 'button', label, href })
    else this.#paragraph(label, isLink ? href : undefined)
  }

  /** A video becomes a video block; other embedded content becomes a link. */
  #embed(url: string): void {
    const secure = url.replace(/^http:/i, 'https:')
    if (secure.length <= 500 && readVideoLink(secure)) this.#add({ kind: 'video', href: secure, caption: '' })
    else if (url !== '') {
      this.#facts.add('embeds')
      this.#paragraph(url, /^https?:\/\/\S*$/i.test(url) && url.length <= LONGEST_LINK ? url : undefined)
    }
  }

  /** A video or recording that was uploaded there: a link, as its file stays there. */
  #media(src: string): void {
    this.#facts.add('media')
    const url = imageUrl(src, this.#site.host)
    if (url) this.#paragraph(url.split('/').at(-1) || url, url)
  }

  /** A paragraph that is nothing but the address of a video is that video. */
  #linkAlone(): void {
    const url = this.#buffer.takeLink((text) => readVideoLink(text.replace(/^http:/i, 'https:')) !== null)
    if (url !== null) this.#embed(url)
  }

  #paragraph(text: string, href?: string): void {
    this.#buffer.endParagraph()
    this.#buffer.open('p', {})
    if (href) this.#buffer.open('a', { href })
    this.#buffer.text(text, false)
    if (href) this.#buffer.close('a')
    this.#buffer.close('p')
  }

  #keep(name: string, start: number, end: number): void {
    this.#addUnknown(name, this.#html.slice(start, Math.min(end + 1, start + LONGEST_UNKNOWN)))
  }

  #addUnknown(name: string, html: string): void {
    this.#unknown += 1
    const kept = html.slice(0, LONGEST_UNKNOWN)
    if (this.#unknown <= MOST_UNKNOWN) this.#add({ kind: 'unknown', name: name.slice(0, 80), html: kept })
  }

  #add(part: Part): void {
    if (this.#whole > 0) this.#deferred.push(part)
    else {
      this.#buffer.endParagraph()
      this.#flush()
      this.#parts.push(part)
    }
  }

  #addDeferred(): void {
    this.#flush()
    this.#parts.push(...this.#deferred)
    this.#deferred = []
  }

  #flush(): void {
    for (const html of this.#buffer.take()) this.#parts.push({ kind: 'text', html })
  }
}

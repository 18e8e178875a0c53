import { setImmediate } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { fail, type Result } from '#shared/http/failure.ts'
import { importLimits } from '#shared/imports/limits.ts'

// Exports are often not well-formed: lone ampersands, entities of HTML, control characters. A tolerant parser reads what
// people have; it knows no entities of the file's own, so that none can make a small file endless.

/** An item of an export: a post, a page, an upload or anything else. */
export interface RawItem {
  readonly line: number
  lastLine: number
  readonly texts: Map<string, string>
  readonly terms: { readonly domain: string; readonly slug: string; name: string }[]
  /** `wp:postmeta`, by key, of the keys that are used. */
  readonly meta: Map<string, string>
  comments: number
  /** Whether a text was longer than any page holds; the rest of it is missing. */
  isTooLong: boolean
}

/** What a file says besides its items. */
export interface WxrFacts {
  readonly channel: ReadonlyMap<string, string>
  /** Display names by login. */
  readonly authors: ReadonlyMap<string, string>
  /** The number of characters that the file's encoding does not have. */
  readonly oddCharacters: number
}

export type WxrFailure = 'import-xml-broken' | 'import-xml-unsafe' | 'import-xml-too-large'

const SLICE_LENGTH = 64 * 1024
const LONGEST_TEXT = 2_000_000
/** More letters without an end than any post has: an unclosed part would be held in memory as a whole. */
const LONGEST_PART = 12_000_000
const DEEPEST = 40
const MOST_TERMS = 500
const MOST_AUTHORS = 10_000
const LONGEST_FACT = 2_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot contain these, and exports do nevertheless
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const TEXTS = new Set([
  ...['title', 'link', 'pubDate', 'dc:creator', 'guid', 'content:encoded', 'excerpt:encoded', 'wp:post_id'],
  ...['wp:post_date', 'wp:post_date_gmt', 'wp:post_name', 'wp:status', 'wp:post_type', 'wp:post_password'],
  ...['wp:is_sticky', 'wp:attachment_url'],
])
const META = new Set(['_thumbnail_id', '_yoast_wpseo_title', '_yoast_wpseo_metadesc', '_wp_attachment_image_alt'])

/** The rest of an export cannot be read. */
export class BrokenExport extends Error {
  readonly failure: ReturnType<typeof fail<WxrFailure>>

  constructor(failure: BrokenExport['failure']) {
    super(failure.failure.code)
    this.failure = failure
  }
}

/**
 * The items of an export in their order, one at a time; other requests are served meanwhile.
 * @param facts filled while it reads
 * @throws BrokenExport when the rest cannot be read
 */
export async function* readWxr(bytes: AsyncIterable<Buffer>, facts: WxrCollector): AsyncGenerator<RawItem> {
  let decoder: TextDecoder | null = null
  for await (const some of bytes) {
    decoder ??= decoderOf(some)
    const text = decoder.decode(some, { stream: true })
    for (let start = 0; start < text.length; start += SLICE_LENGTH) {
      yield* facts.read(text.slice(start, start + SLICE_LENGTH))
      await setImmediate()
    }
  }
  yield* facts.finish()
}

/** By its byte order mark, or as its first line says. */
function decoderOf(start: Uint8Array): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le')
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be')
  const head = new TextDecoder('latin1').decode(start.subarray(0, 200))
  const named = /^[^<]{0,10}<\?xml[^>]{0,100}encoding=["']([\w-]{1,30})/.exec(head)?.[1] ?? 'utf-8'
  try {
    // A file that was read as text names itself UTF-16 without being so.
    return new TextDecoder(/^utf-?16/i.test(named) ? 'utf-8' : named)
  } catch {
    return new TextDecoder('utf-8')
  }
}

/** Reads an export piece by piece. */
export class WxrCollector implements WxrFacts {
  readonly channel = new Map<string, string>()
  readonly authors = new Map<string, string>()
  oddCharacters = 0
  readonly #path: string[] = []
  #failure: Result<never, WxrFailure> | null = null
  #ready: RawItem[] = []
  #item: RawItem | null = null
  #text = ''
  #author = { login: '', name: '' }
  #metaKey = ''
  #line = 1
  /** The piece that is being read, where it begins in the file, and up to where its lines are counted. */
  #slice = ''
  #sliceStart = 0
  #counted = 0
  #waiting = 0
  #isWhole = false
  readonly #parser = new Parser(
    {
      onopentag: (name, attributes) => this.#open(name, attributes),
      onclosetag: (name, isImplied) => this.#close(name, isImplied),
      ontext: (text) => this.#add(text),
      onprocessinginstruction: (name, data) => {
        if (/^!doctype/i.test(name) && /[[!]/.test(data.slice(1))) this.#stop(fail('import-xml-unsafe'))
        if (/^!entity/i.test(name)) this.#stop(fail('import-xml-unsafe'))
      },
    },
    { xmlMode: true },
  )

  #lineHere(): number {
    this.#countTo(this.#parser.startIndex - this.#sliceStart)
    return this.#line
  }

  *read(text: string): Generator<RawItem> {
    this.oddCharacters += text.split('\ufffd').length - 1
    this.#waiting += text.length
    this.#slice = text.replace(IMPOSSIBLE, '')
    this.#counted = 0
    this.#parser.write(this.#slice)
    if (this.#waiting > LONGEST_PART) this.#stop(fail('import-xml-broken', { line: this.#line }))
    this.#countTo(this.#slice.length)
    this.#sliceStart += this.#slice.length
    yield* this.#take()
  }

  *finish(): Generator<RawItem> {
    this.#parser.end()
    if (!this.#isWhole) this.#stop(fail('import-xml-broken', { line: this.#line }))
    yield* this.#take()
  }

  #countTo(end: number): void {
    for (
      let at = this.#slice.indexOf('\n', this.#counted);
      at !== -1 && at < end;
      at = this.#slice.indexOf('\n', at + 1)
    ) {
      this.#line += 1
      this.#counted = at + 1
    }
  }

  #take(): RawItem[] {
    const ready = this.#ready
    this.#ready = []
    if (this.#failure) throw new BrokenExport(this.#failure as BrokenExport['failure'])
    return ready
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#waiting = 0
    if (this.#path.push(name) > DEEPEST) this.#stop(fail('import-xml-broken', { line: this.#line }))
    this.#text = ''
    if (name === 'item') {
      const line = this.#lineHere()
      this.#item = {
        ...{ line, lastLine: line, texts: new Map(), terms: [], meta: new Map() },
        ...{ comments: 0, isTooLong: false },
      }
    } else if (name === 'category' && this.#item && this.#item.terms.length < MOST_TERMS)
      this.#item.terms.push({ domain: attributes.domain ?? '', slug: attributes.nicename ?? '', name: '' })
    else if (name === 'wp:comment' && this.#item) this.#item.comments += 1
  }

  #add(text: string): void {
    this.#waiting = 0
    const room = LONGEST_TEXT - this.#text.length
    if (text.length > room && this.#item) this.#item.isTooLong = true
    if (room > 0) this.#text += text.slice(0, room)
  }

  #close(name: string, isImplied: boolean): void {
    this.#waiting = 0
    this.#path.pop()
    const parent = this.#path.at(-1)
    const text = this.#text
    this.#text = ''
    if (name === 'channel' && !isImplied) this.#isWhole = true
    if (name === 'item' && this.#item && !isImplied) {
      this.#ready.push({ ...this.#item, lastLine: this.#lineHere() })
      this.#item = null
    } else if (parent === 'item' && this.#item) {
      if (name === 'category') {
        const term = this.#item.terms.at(-1)
        if (term) term.name ||= text.slice(0, LONGEST_FACT)
      } else if (TEXTS.has(name) && !this.#item.texts.has(name)) this.#item.texts.set(name, text)
    } else if (parent === 'wp:postmeta' && this.#item) {
      if (name === 'wp:meta_key') this.#metaKey = text.trim()
      else if (name === 'wp:meta_value' && META.has(this.#metaKey))
        this.#item.meta.set(this.#metaKey, text.slice(0, LONGEST_FACT))
    } else if (parent === 'wp:author') {
      if (name === 'wp:author_login') this.#author.login = text.trim()
      else if (name === 'wp:author_display_name') this.#author.name = text.trim()
    } else if (name === 'wp:author') {
      const { login, name: shown } = this.#author
      if (this.authors.size < MOST_AUTHORS) this.authors.set(login, (shown || login).slice(0, LONGEST_FACT))
      this.#author = { login: '', name: '' }
    } else if (parent === 'channel' && !this.channel.has(name))
      this.channel.set(name.slice(0, 100), text.trim().slice(0, LONGEST_FACT))
  }

  #stop(failure: Result<never, WxrFailure>): void {
    this.#failure ??= failure
  }
}

/** Whether a file has more items than are read. */
export const isTooMany = (items: number): boolean => items > importLimits.records

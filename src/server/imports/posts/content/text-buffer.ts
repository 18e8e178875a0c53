import { INLINE } from './elements.ts'

/** A text is cut into several at about this length. */
const LONG = 40_000
const TOO_LONG = 60_000
const PIECE = 4_000
const LONGEST_ADDRESS = 600
interface Open {
  readonly name: string
  readonly tag: string
}

/**
 * HTML that is written element by element and can be taken at any time: what is open is closed, and goes on in the next
 * piece. Words outside of paragraphs get one.
 */
export class TextBuffer {
  #html = ''
  #open: Open[] = []
  /** Whether the first open element is a paragraph that the text itself did not have. */
  #isLoose = false
  /** Whether there is anything to see. */
  #hasWords = false
  /** Where the paragraph that the text did not have begins, and whether anything is said in it. */
  #looseStart = 0
  #isSaid = false
  /** The last paragraph: where it begins, and its words, as long as they may be an address. */
  #paragraph = { start: 0, words: '' }
  #pieces: string[] = []

  get depth(): number {
    return this.#open.length
  }

  get isEmpty(): boolean {
    return !this.#hasWords
  }

  get isLong(): boolean {
    return this.#html.length > LONG && this.#open.length === 0
  }

  get isTooLong(): boolean {
    return this.#html.length > TOO_LONG
  }

  open(name: string, attributes: Readonly<Record<string, string | undefined>>): void {
    if (INLINE.has(name)) this.#beginParagraph()
    const written = Object.entries(attributes)
      .flatMap(([key, value]) => (value === undefined || value === '' ? [] : [` ${key}="${escaped(value)}"`]))
      .join('')
    const tag = `<${name}${written}>`
    this.#open.push({ name, tag })
    if (name === 'p') this.#paragraph = { start: this.#html.length, words: '' }
    this.#html += tag
  }

  /** Closes an element, and those in it that are still open. */
  close(name: string): void {
    const at = this.#open.findLastIndex((one) => one.name === name)
    if (at === -1) return
    for (const one of this.#open.splice(at).reverse()) this.#html += `</${one.name}>`
    if (at === 0) this.#isLoose = false
  }

  write(tag: '<br>'): void {
    if (this.#html !== '') this.#html += tag
  }

  rule(): void {
    this.endParagraph()
    this.#html += '<hr>'
    this.#hasWords = true
  }

  text(text: string, isPreformatted: boolean): void {
    if (text.trim() === '') {
      if (this.#open.length > 0) this.#html += isPreformatted ? text : ' '
      return
    }
    this.#beginParagraph()
    this.#hasWords = true
    this.#isSaid = true
    if (this.#paragraph.words.length < LONGEST_ADDRESS) this.#paragraph.words += text
    for (let start = 0; start < text.length; start += PIECE) {
      const piece = text.slice(start, start + PIECE)
      this.#html += (isPreformatted ? piece : piece.replace(/\s+/g, ' '))
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
      if (this.#html.length > TOO_LONG) this.#cut()
    }
  }

  /** Ends a paragraph that the text itself did not have. */
  endParagraph(): void {
    if (!this.#isLoose) return
    if (this.#isSaid) this.close(this.#open[0]!.name)
    else {
      this.#html = this.#html.slice(0, this.#looseStart)
      this.#open = []
    }
    this.#isLoose = false
  }

  /** The only word of the last paragraph, if it is an address that is wanted; then the paragraph is removed. */
  takeLink(isWanted: (word: string) => boolean): string | null {
    const { start, words } = this.#paragraph
    const url = words.trim()
    if (!/^https?:\/\/\S+$/.test(url) || !isWanted(url)) return null
    this.#html = this.#html.slice(0, start)
    this.#hasWords = this.#html.includes('<hr>') || this.#html.replace(TAGS, '').trim() !== ''
    return url
  }

  /** What was written, in pieces; none when there is nothing to see. Open elements go on behind it. */
  take(): string[] {
    this.#cut()
    const pieces = this.#pieces
    this.#pieces = []
    return pieces
  }

  #cut(): void {
    const closing = this.#open.map(({ name }) => `</${name}>`).reverse()
    const html = `${this.#html}${closing.join('')}`.replace(EMPTY, '').trim()
    if (this.#hasWords) this.#pieces.push(html)
    this.#html = this.#open.map(({ tag }) => tag).join('')
    this.#hasWords = false
    this.#looseStart = 0
    this.#isSaid = false
    this.#paragraph = { start: 0, words: '' }
  }

  #beginParagraph(): void {
    if (this.#open.length > 0) return
    this.#open.push({ name: 'p', tag: '<p>' })
    this.#looseStart = this.#html.length
    this.#paragraph = { start: this.#html.length, words: '' }
    this.#isSaid = false
    this.#html += '<p>'
    this.#isLoose = true
  }
}

const EMPTY = /<p(?: [^<>]*)?>(?:\s|<br>)*<\/p>/g
const TAGS = /<[^<>]*>/g

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

import PDFDocument from 'pdfkit'
import { fontFile, type Weight } from './fonts.ts'
import type { FurtherFonts } from './further-fonts.ts'
import { runsOf } from './runs.ts'

export const colors = { text: '#1d1f20', quiet: '#5c6266', line: '#d5d8da', strong: '#1d1f20' } as const

/** How a text is drawn. Lengths in points. */
export interface TextStyle {
  readonly size?: number
  readonly weight?: Weight
  readonly color?: string
  /** The text is broken to it; without a width it stays on one line. */
  readonly width?: number
  readonly align?: 'left' | 'right'
}

const LINE = 1.45
/** From the top of a line to the one that the letters of all fonts stand on, for a size of 1. */
const ASCENT = 0.96875

/** A PDF whose text is embedded and can hold files: PDF/A-3, as archives and Factur-X need it. */
export class Sheet {
  readonly document: PDFKit.PDFDocument
  readonly width: number
  readonly height: number
  readonly margin = 56
  private readonly known = new Set<string>()
  private readonly fonts: FurtherFonts

  constructor(facts: {
    readonly title: string
    readonly author: string
    readonly language: string
    readonly size: 'A4' | 'LETTER'
    readonly at: Date
    /** For letters of its text that Inter does not have. */
    readonly fonts: FurtherFonts
  }) {
    this.fonts = facts.fonts
    this.document = new PDFDocument({
      size: facts.size,
      margin: 0,
      pdfVersion: '1.7',
      // The types of the package do not know this part yet.
      subset: 'PDF/A-3b' as 'PDF/A-3',
      bufferPages: true,
      lang: facts.language,
      displayTitle: true,
      // PDF/A embeds all fonts: no standard font is loaded.
      font: null as unknown as string,
      info: { Title: facts.title, Author: facts.author, CreationDate: facts.at, ModDate: facts.at },
    })
    this.width = this.document.page.width
    this.height = this.document.page.height
  }

  /** Draws a text with its top at `y`. @returns where the next line begins */
  text(text: string, x: number, y: number, style: TextStyle = {}): number {
    const { size = 9, color = colors.text, align = 'left', width } = style
    let top = y
    for (const line of width === undefined ? [text] : this.lines(text, width, style)) {
      const used = this.measure(line, style)
      let left = align === 'right' ? x + (width ?? 0) - used : x
      for (const run of runsOf(line, this.fonts)) {
        this.use(run.font, style)
        this.document
          .fillColor(color)
          .text(run.text, left, top + size * ASCENT, { lineBreak: false, baseline: 'alphabetic' })
        left += this.document.widthOfString(run.text)
      }
      top += size * LINE
    }
    return top
  }

  /** The height of a text that is broken to a width. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.lines(text, width, style).length * (style.size ?? 9) * LINE
  }

  rule(y: number, from = this.margin, to = this.width - this.margin, color: string = colors.line): void {
    this.document.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(color).stroke()
  }

  /** The bytes of the finished document. */
  async end(): Promise<Buffer> {
    const parts: Buffer[] = []
    const { document } = this
    const done = new Promise<Buffer>((resolve, reject) => {
      document.on('data', (part: Buffer) => parts.push(part))
      document.on('end', () => resolve(Buffer.concat(parts)))
      document.on('error', reject)
    })
    document.end()
    return done
  }

  private lines(text: string, width: number, style: TextStyle): string[] {
    return text.split(/\r?\n/).flatMap((paragraph) => this.broken(paragraph, width, style))
  }

  /** Breaks a text at spaces, and inside words that are wider than the line. */
  private broken(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ').flatMap((one) => this.pieces(one, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line === '' || this.measure(longer, style) <= width) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    return [...lines, line]
  }

  private pieces(word: string, width: number, style: TextStyle): string[] {
    if (this.measure(word, style) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    for (const character of word) {
      if (piece !== '' && this.measure(piece + character, style) > width) {
        pieces.push(piece)
        piece = ''
      }
      piece += character
    }
    return [...pieces, piece]
  }

  private measure(text: string, style: TextStyle): number {
    let width = 0
    for (const run of runsOf(text, this.fonts)) {
      this.use(run.font, style)
      width += this.document.widthOfString(run.text)
    }
    return width
  }

  private use(font: string, { weight = 400, size = 9 }: TextStyle): void {
    const name = `${font}-${weight}`
    const isNoto = font.startsWith('noto-')
    if (!this.known.has(name))
      this.document.registerFont(name, isNoto ? this.fonts.file(font, weight) : fontFile(font, weight))
    this.known.add(name)
    this.document.font(name).fontSize(size)
  }
}

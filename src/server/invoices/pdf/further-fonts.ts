import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { type CharacterRange, isIn, rangesOf } from './character-ranges.ts'
import { asDrawn, partOfInter, type Weight } from './fonts.ts'

const require = createRequire(import.meta.url)
/** Noto Sans by the end of its packages' names. */
const folders = {
  arabic: dirname(require.resolve('@fontsource-variable/noto-sans-arabic/package.json')),
  devanagari: dirname(require.resolve('@fontsource-variable/noto-sans-devanagari/package.json')),
  hebrew: dirname(require.resolve('@fontsource-variable/noto-sans-hebrew/package.json')),
  jp: dirname(require.resolve('@fontsource-variable/noto-sans-jp/package.json')),
  kr: dirname(require.resolve('@fontsource-variable/noto-sans-kr/package.json')),
  sc: dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json')),
  tc: dirname(require.resolve('@fontsource-variable/noto-sans-tc/package.json')),
  thai: dirname(require.resolve('@fontsource-variable/noto-sans-thai/package.json')),
} as const
type Family = keyof typeof folders

const chinese = ['sc', 'tc'] as const
const others = ['thai', 'hebrew', 'arabic', 'devanagari'] as const

/** A file of a font, such as 'noto-sans-jp-97', which has some of its characters. */
interface FontPart {
  readonly family: Family
  readonly name: string
  readonly ranges: readonly CharacterRange[]
}

/** The fonts of a document for letters that Inter does not have, made for its text alone. */
export interface FurtherFonts {
  /** The name of the font that has a character; undefined where none has it. */
  partOf(code: number): string | undefined
  /** Whether a font that was made for the document has a character, such as a dot below a letter. */
  has(name: string, code: number): boolean
  file(name: string, weight: Weight): Buffer
}

/** Fonts for a text that Inter has alone. */
export const noFurtherFonts: FurtherFonts = {
  partOf: () => undefined,
  has: () => false,
  file: (name) => {
    throw new Error(`No font ${name} was made for this document.`)
  },
}

/**
 * Noto for the letters of a text that Inter does not have: Chinese, Japanese, Korean, Thai, Hebrew, Arabic and
 * Devanagari. Each file is cut to the letters of the text.
 * @param locale of the shop: the same character is drawn in other ways in China, Taiwan, Japan and Korea
 */
export async function furtherFonts(text: string, locale: string): Promise<FurtherFonts> {
  const codes = new Set(Array.from(asDrawn(text), (character) => character.codePointAt(0)!))
  const missing = [...codes].filter((code) => code > 127 && partOfInter(code) === undefined)
  if (missing.length === 0) return noFurtherFonts
  // Those of one script first: the others have some of its letters, too.
  const families = [...others, ...familiesFor(text, locale)]
  const found = new Map<number, FontPart>()
  for (const code of missing) {
    const part = await partWith(families, code)
    if (part) found.set(code, part)
  }
  const files = new Map<string, Buffer>()
  const owned = new Map<string, ReadonlySet<number>>()
  for (const part of new Set(found.values())) {
    // What joins letters, and dots below or above them, belongs to their font.
    const characters = await charactersOf(part)
    const own = [...codes].filter((code) => characters.has(code))
    owned.set(part.name, new Set(own))
    for (const weight of [400, 600] as const) files.set(`${part.name} ${weight}`, await cut(part, own, weight))
  }
  return {
    partOf: (code) => found.get(code)?.name,
    has: (name, code) => owned.get(name)?.has(code) === true,
    file: (name, weight) => files.get(`${name} ${weight}`) ?? noFurtherFonts.file(name, weight),
  }
}

/** The fonts of Chinese, Japanese and Korean, the one that fits best first. */
function familiesFor(text: string, locale: string): Family[] {
  const isTraditional = /^zh-(Hant|TW|HK|MO)/i.test(locale)
  const ofChina = isTraditional ? chinese.toReversed() : chinese
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || /^ja\b/i.test(locale)) return ['jp', ...ofChina, 'kr']
  return /\p{Script=Hangul}/u.test(text) || /^ko\b/i.test(locale) ? ['kr', ...ofChina, 'jp'] : [...ofChina, 'jp', 'kr']
}

/** The first file of some families that has a character. */
async function partWith(families: readonly Family[], code: number): Promise<FontPart | undefined> {
  for (const family of families) {
    const part = partsOf(family).find(({ ranges }) => isIn(ranges, code))
    // Families share a list of ranges: not every file has all of its own.
    if (part && (await charactersOf(part)).has(code)) return part
  }
  return undefined
}

const known = new Map<Family, readonly FontPart[]>()

/** The files of a family. Latin and its neighbors are left to Inter. */
function partsOf(family: Family): readonly FontPart[] {
  const read = () =>
    Object.entries(require(join(folders[family], 'unicode.json')) as Record<string, string>)
      .map(([subset, text]) => ({ subset: subset.replace(/[[\]]/g, ''), ranges: rangesOf(text) }))
      .filter(({ subset }) => /^\d+$/.test(subset) || subset === family)
      .map(({ subset, ranges }): FontPart => ({ family, name: `noto-sans-${family}-${subset}`, ranges }))
  const parts = known.get(family) ?? read()
  known.set(family, parts)
  return parts
}

const characters = new Map<string, ReadonlySet<number>>()

/** The characters that a file has. */
async function charactersOf(part: FontPart): Promise<ReadonlySet<number>> {
  const read = async () => {
    const font = fontkit.create(await readFile(fileOf(part)))
    if ('fonts' in font) throw new Error(`${part.name} is more than one font.`)
    return new Set<number>(font.characterSet)
  }
  const codes = characters.get(part.name) ?? (await read())
  characters.set(part.name, codes)
  return codes
}

const fileOf = ({ family, name }: FontPart): string => join(folders[family], 'files', `${name}-wght-normal.woff2`)

/** A part of a font with some of its characters in one weight, as a file that PDF can embed. */
async function cut(part: FontPart, codes: readonly number[], weight: Weight): Promise<Buffer> {
  const font = await subsetFont(await readFile(fileOf(part)), String.fromCodePoint(...codes), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  // `fontkit` reads ten bytes of every glyph, also of an empty one at the end of the file.
  return Buffer.concat([font, Buffer.alloc(16)])
}

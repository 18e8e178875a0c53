import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type CharacterRange, isIn, rangesOf } from './character-ranges.ts'

const require = createRequire(import.meta.url)
/** Inter as its package splits it: files by ranges of characters. PDF can embed the older of its formats, WOFF. */
const folder = dirname(require.resolve('@fontsource/inter/package.json'))
const parts = Object.entries(require('@fontsource/inter/unicode.json') as Record<string, string>)
  .map(([subset, text]): { subset: string; ranges: readonly CharacterRange[] } => ({ subset, ranges: rangesOf(text) }))
  // Latin comes first: most text is in it.
  .toSorted((one, other) => Number(other.subset === 'latin') - Number(one.subset === 'latin'))

export type Weight = 400 | 600

/** The part of Inter that has a character; undefined where it has none. */
export const partOfInter = (code: number): string | undefined => parts.find(({ ranges }) => isIn(ranges, code))?.subset

/** The file of a part of Inter. */
export const fontFile = (subset: string, weight: Weight): string =>
  join(folder, 'files', `inter-${subset}-${weight}-normal.woff`)

/** The text in the characters of the fonts: with spaces that all parts of Inter have, and letters as they are drawn. */
export const asDrawn = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u202f\u2007\u2009]/g, '\u00a0')
    // The sound “am” of Thai in two parts, so that marks of tone come above the first one.
    .replace(/([\u0e34-\u0e37\u0e47-\u0e4e]{0,4})\u0e33/g, '\u0e4d$1\u0e32')

/** Whether Inter has all characters of a text. */
export const canDraw = (text: string): boolean =>
  Array.from(asDrawn(text)).every((character) => partOfInter(character.codePointAt(0)!) !== undefined)

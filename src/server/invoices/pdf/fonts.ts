import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
/** Inter as its package splits it: files by ranges of characters. PDF can embed the older of its formats, WOFF. */
const folder = dirname(require.resolve('@fontsource/inter/package.json'))
const ranges = Object.entries(require('@fontsource/inter/unicode.json') as Record<string, string>)
  .map(([subset, text]) => ({ subset, ranges: text.split(',').map(rangeOf) }))
  // Latin comes first: most text is in it.
  .toSorted((one, other) => Number(other.subset === 'latin') - Number(one.subset === 'latin'))

function rangeOf(text: string): readonly [number, number] {
  const [from = '', to = from] = text.replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

const isIn = (some: readonly (readonly [number, number])[], code: number): boolean =>
  some.some(([from, to]) => code >= from && code <= to)

export type Weight = 400 | 600

/** The file of a part of the font. */
export const fontFile = (subset: string, weight: Weight): string =>
  join(folder, 'files', `inter-${subset}-${weight}-normal.woff`)

/** A piece of text in one part of the font. */
export interface Run {
  readonly subset: string
  readonly text: string
}

const isDrawn = (character: string): boolean => ranges.some((one) => isIn(one.ranges, character.codePointAt(0)!))

/**
 * The text with spaces that all parts of the font have, without characters that are never drawn, and without emoji and
 * other pictures that the font does not have: they say nothing that the words beside them do not.
 */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u202f\u2007\u2009]/g, '\u00a0')
    .replace(/[\p{Cc}\p{Me}\p{Variation_Selector}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/ ?[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu, (found) => (isDrawn(found.trim()) ? found : ''))
    .trim()

/**
 * Splits a text by the parts of the font. Emoji are left out; another character that the font does not have becomes a
 * question mark.
 */
export function runsOf(text: string): Run[] {
  const runs: { subset: string; text: string }[] = []
  for (const character of tidy(text)) {
    const code = character.codePointAt(0)!
    const part = ranges.find((one) => isIn(one.ranges, code))
    const subset = part?.subset ?? 'latin'
    const drawn = part ? character : '?'
    const last = runs.at(-1)
    if (last?.subset === subset) last.text += drawn
    else runs.push({ subset, text: drawn })
  }
  return runs
}

/** Whether the font has all characters of a text. */
export const canDraw = (text: string): boolean => [...tidy(text)].every(isDrawn)

import bidiFactory from 'bidi-js'
import { asDrawn, partOfInter } from './fonts.ts'
import type { FurtherFonts } from './further-fonts.ts'

/** A piece of text in one font, drawn from left to right after the one before it. */
export interface Run {
  readonly font: string
  readonly text: string
}

const bidi = bidiFactory()
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/**
 * The text without characters that are never drawn, and without emoji and other pictures that no font has: they say
 * nothing that the words beside them do not.
 */
const tidy = (text: string, fonts: FurtherFonts): string =>
  asDrawn(text)
    .replace(/[\p{Cc}\p{Me}\p{Variation_Selector}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, '')
    // Between letters that join, as in Persian and Hindi, they say how.
    .replace(/(?<![\p{Script=Arabic}\p{Script=Devanagari}])[\u200c\u200d]/gu, '')
    .replace(/ ?[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu, (found) =>
      isPictureDrawn(found.trim(), fonts) ? found : '',
    )
    .trim()

/** Inter's signs, and those of East Asian text such as that of a postal code. */
function isPictureDrawn(character: string, fonts: FurtherFonts): boolean {
  const code = character.codePointAt(0)!
  return partOfInter(code) !== undefined || (code >= 0x3000 && code <= 0x33ff && fonts.partOf(code) !== undefined)
}

/**
 * Splits a text by fonts, in the order in which its pieces are drawn: Hebrew and Arabic are read from right to left.
 * Emoji are left out; another character that no font has becomes a question mark.
 */
export function runsOf(text: string, fonts: FurtherFonts): Run[] {
  const clean = tidy(text, fonts)
  const characters: { character: string; font: string }[] = []
  for (const character of clean) {
    const before = characters.at(-1)?.font ?? ''
    const code = character.codePointAt(0)!
    const isAttached = /[\p{M}\u200c\u200d]/u.test(character) && fonts.has(before, code)
    const font = isAttached ? before : (partOfInter(code) ?? fonts.partOf(code))
    characters.push(font === undefined ? { character: '?', font: 'latin' } : { character, font })
  }
  const placed = rightToLeft.test(clean)
    ? inOrderOfDrawing(characters)
    : joined(characters.map((one) => ({ ...one, level: 0 })))
  return placed.flatMap(({ font, text, level }) => {
    if (level % 2 === 1) return rightToLeft.test(text) ? { font, text } : { font, text: turned(text) }
    // The font turns all that is Arabic, also its numbers, which are read from left to right.
    return font.startsWith('noto-sans-arabic') ? Array.from(text, (digit) => ({ font, text: digit })) : { font, text }
  })
}

interface Placed {
  readonly character: string
  readonly font: string
  /** Of the Unicode Bidirectional Algorithm: odd ones go from right to left. */
  readonly level: number
}

type LeveledRun = Run & { readonly level: number }

/** Neighbors of one font and one direction together. */
function joined(characters: readonly Placed[]): LeveledRun[] {
  const runs: { font: string; text: string; level: number }[] = []
  for (const { character, font, level } of characters) {
    const last = runs.at(-1)
    if (last?.font === font && last.level === level) last.text += character
    else runs.push({ font, text: character, level })
  }
  return runs
}

/** The pieces as they are drawn, by the levels of the Unicode Bidirectional Algorithm. */
function inOrderOfDrawing(characters: readonly Omit<Placed, 'level'>[]): LeveledRun[] {
  const text = characters.map(({ character }) => character).join('')
  const { levels } = bidi.getEmbeddingLevels(text, 'auto')
  let at = 0
  const runs = joined(
    characters.map((one) => {
      const level = levels[at]!
      at += one.character.length
      return { ...one, level }
    }),
  )
  for (let level = Math.max(...runs.map((run) => run.level)); level >= 1; level -= 1) {
    for (let from = 0; from < runs.length; from += 1) {
      let to = from
      while (to < runs.length && runs[to]!.level >= level) to += 1
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse())
      from = to
    }
  }
  return runs
}

/** What stands between words that are read from right to left. The font turns the words themselves. */
const turned = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character)
    .reverse()
    .join('')

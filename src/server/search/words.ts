import { normalize } from '#shared/texts/normalize.ts'

/** Scripts without spaces between words: their texts are indexed by pairs of characters. */
const UNSPACED = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}'
/** One word, or several joined by a sign: T-shirt, MUG-001, potter's. */
const COMPOUND = /[\p{L}\p{N}]+(?:[-'’._/][\p{L}\p{N}]+)*/gu
const PART = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, 'gu')
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')

const IS_ONE_WORD = /^[a-z0-9]+$/

const LONGEST_WORD = 40
const LONGEST_TEXT = 20_000

/**
 * The words of a text, normalized, each once. Joined words are found by their parts and as one: T-shirt is t, shirt and
 * tshirt.
 */
export function wordsOf(text: string): string[] {
  const words = new Set<string>()
  for (const [compound] of normalize(text.slice(0, LONGEST_TEXT)).matchAll(COMPOUND)) {
    const parts = partsOf(compound)
    for (const part of parts) words.add(part)
    if (/[-'’._/]/.test(compound)) words.add(cut(compound.replace(/[-'’._/]/g, '')))
  }
  return [...words]
}

/** The terms of a search: parts only, since all of them are required. */
export function termsOf(text: string): string[] {
  const terms = new Set(
    [...normalize(text.slice(0, 200)).matchAll(COMPOUND)].flatMap(([compound]) => partsOf(compound)),
  )
  // A single letter is ignored beside other words.
  const longEnough = [...terms].filter((term) => term.length > 1 || IS_UNSPACED.test(term))
  return (longEnough.length > 0 ? longEnough : [...terms]).slice(0, MOST_TERMS)
}
const MOST_TERMS = 8

/** The beginning of a long word. Databases refuse half a character. */
const cut = (word: string): string => word.slice(0, LONGEST_WORD).toWellFormed()

function partsOf(compound: string): string[] {
  if (IS_ONE_WORD.test(compound)) return [compound.slice(0, LONGEST_WORD)]
  return [...compound.matchAll(PART)].flatMap(([part]) => (IS_UNSPACED.test(part) ? pairsOf(part) : [cut(part)]))
}

function pairsOf(run: string): string[] {
  const letters = [...run]
  return letters.length === 1 ? letters : letters.slice(1).map((letter, index) => letters[index]! + letter)
}

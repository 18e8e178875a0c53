/** Words of this length or more are stored with their spellings; for shorter ones the variants are tried. */
const SHORTEST_KEPT = 4
/** Shorter words are too similar to each other for corrections. */
const SHORTEST = 3
/** From this length on, two misspellings are corrected. */
const LONG = 8
/** Whether a word is long enough for two misspellings. */
export const isLong = (word: string): boolean => word.length >= LONG

/** Whether a word may be misspelled: long enough, and not a number or a SKU, in which each character counts. */
export function mayBeMisspelt(word: string): boolean {
  return word.length >= SHORTEST && /^\p{L}+$/u.test(word)
}

/** Whether a word is stored with its spellings. */
export const hasSpellings = (word: string): boolean => word.length >= SHORTEST_KEPT && mayBeMisspelt(word)

/**
 * Short words that a short term may mean, which are not stored with their spellings; the likelier ones first: exchanged
 * or extra letters, then a wrong one.
 */
export function shortWordsNear(term: string): string[][] {
  if (term.length === SHORTEST_KEPT) return [spellingsOf(term).slice(1)]
  if (term.length !== SHORTEST) return []
  const alphabet = ALPHABETS.find((letters) => letters.includes(term[0]!)) ?? ''
  const places = [...Array(term.length).keys()]
  const swapped = places.slice(1).map((at) => term.slice(0, at - 1) + term[at] + term[at - 1] + term.slice(at + 1))
  const wrong = places.flatMap((at) => [...alphabet].map((letter) => term.slice(0, at) + letter + term.slice(at + 1)))
  return [swapped, wrong]
}

/** Lower-case letters after `normalize`. */
const ALPHABETS = ['abcdefghijklmnopqrstuvwxyz', 'αβγδεζηθικλμνξοπρστυφχψω', 'абвгдежзиклмнопрстуфхцчшщъыьэюяєі']

/** A word itself, and with each letter left out. */
export function spellingsOf(word: string): string[] {
  const spellings = new Set([word])
  for (let index = 0; index < word.length; index += 1) spellings.add(word.slice(0, index) + word.slice(index + 1))
  return [...spellings]
}

/** Whether one word can mean the other: one misspelling apart, or two for long words. */
export function isMeantBy(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length) >= LONG ? 2 : 1
  return Math.abs(one.length - other.length) <= most && slipsBetween(one, other) <= most
}

/** The number of misspellings between two words: extra, missing, wrong or exchanged letters. */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      let slips = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      const areSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (areSwapped) slips = Math.min(slips, before[j - 2]! + 1)
      next.push(slips)
    }
    before = row
    row = next
  }
  return row[other.length]!
}

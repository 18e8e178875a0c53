import { normalize } from '#shared/texts/normalize.ts'
import type { MarkedText } from '#storefront/screens/search/model.ts'

const LONGEST = 200
/** How much is shown before the first found word. */
const BEFORE = 60
/** A shorter word marks only itself, not words that begin with it. */
const SHORTEST_BEGINNING = 3

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

interface Place {
  readonly start: number
  readonly end: number
  /** The found word, normalized. */
  readonly word: string
}

/** A text with its found words marked. @param words normalized */
export function markWords(text: string, words: readonly string[]): MarkedText {
  const parts: { text: string; isFound: boolean }[] = []
  let done = 0
  for (const { start, end } of placesOf(text, words)) {
    if (start > done) parts.push({ text: text.slice(done, start), isFound: false })
    parts.push({ text: text.slice(start, end), isFound: true })
    done = end
  }
  if (done < text.length) parts.push({ text: text.slice(done), isFound: false })
  return parts
}

/** The passage of a text with most of the words, whole words, up to 200 characters; null where none occurs. */
export function excerptWith(text: string, words: readonly string[]): MarkedText | null {
  const places = placesOf(text, words)
  const best = bestStart(places)
  if (!best) return null
  const start = wordStart(text, Math.max(0, best.start - BEFORE), best.start)
  return markWords(cut(text, start), words)
}

/** The beginning of a text, cut as `excerptWith` does. */
export const beginningOf = (text: string, words: readonly string[]): MarkedText => markWords(cut(text, 0), words)

/** The first place after which most of the words occur within an excerpt. */
function bestStart(places: readonly Place[]): Place | undefined {
  let best: Place | undefined
  let most = 0
  for (const [index, place] of places.entries()) {
    const near = new Set<string>()
    for (let at = index; at < places.length && places[at]!.end <= place.start + LONGEST - BEFORE; at += 1)
      near.add(places[at]!.word)
    if (near.size > most) {
      most = near.size
      best = place
    }
  }
  return best
}

/** The beginning of the sentence in front of a place, if it is near; else of a word. */
function wordStart(text: string, from: number, to: number): number {
  if (from === 0) return 0
  const before = text.slice(from, to)
  const sentence = [...before.matchAll(/[.!?。]\s+/gu)].at(-1)
  if (sentence) return from + sentence.index + sentence[0].length
  const space = before.indexOf(' ')
  return space === -1 ? from : from + space + 1
}

function cut(text: string, start: number): string {
  const isWhole = text.length - start <= LONGEST
  const space = text.lastIndexOf(' ', start + LONGEST)
  const end = isWhole ? text.length : space > start ? space : start + LONGEST
  const passage = text.slice(start, end).trim()
  return `${start > 0 ? '…' : ''}${isWhole ? passage : `${passage.replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/u, '')}…`}`
}

function placesOf(text: string, words: readonly string[]): Place[] {
  if (words.length === 0) return []
  return [...text.matchAll(WORD)].flatMap(({ 0: typed, index }) => {
    if (UNSPACED.test(typed)) return pairsIn(typed, index, words)
    const compared = normalize(typed)
    const word = words.find((one) => compared === one || (one.length >= SHORTEST_BEGINNING && compared.startsWith(one)))
    return word === undefined ? [] : [{ start: index, end: index + typed.length, word }]
  })
}

/** Scripts without spaces are found by pairs of characters, which may overlap. */
function pairsIn(run: string, offset: number, words: readonly string[]): Place[] {
  const found: Place[] = []
  for (let at = 0; at < run.length; at += 1) {
    const word = words.find((one) => run.startsWith(one, at))
    if (word === undefined) continue
    const last = found.at(-1)
    const end = offset + at + word.length
    if (last && last.end >= offset + at) found[found.length - 1] = { ...last, end }
    else found.push({ start: offset + at, end, word })
  }
  return found
}

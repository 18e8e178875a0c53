import { latinLetters } from './latin.ts'

/** Nothing to decompose: true for most texts and nearly all words. */
const IS_PLAIN = /^[\x20-\x7e\n\r\t]*$/
/** Those of `latinLetters`. */
const JOINED = /[ßæœøđðþłħıŋ]/g

/** A text in the form in which words are compared: lower case without accents, so that 'lukasz' finds 'Łukasz'. */
export function normalize(text: string): string {
  if (IS_PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(JOINED, (letter) => latinLetters[letter]!)
}

import { isPersonal } from '#shared/missing-urls/rules.ts'

/**
 * A text of a program without what may name a person: email addresses, the queries of URLs, keys, ids and long numbers
 * become `…`.
 */
export function scrub(text: string): string {
  return text
    .replace(/[^\s"'<>()]+/g, (word) => (isAddress(word) ? '…' : word))
    .replace(/[?#][^\s"'<>():]*/g, '')
    .replace(/[\p{L}\p{N}_-]{16,}/gu, (word) => (isPersonal(word) || hasManyDigits(word) ? '…' : word))
    .replace(/\d{6,}/g, '…')
}

/** Has an `@` with something on both sides. */
const isAddress = (word: string): boolean => word.slice(1, -1).includes('@')

const hasManyDigits = (word: string): boolean => (word.match(/\d/g)?.length ?? 0) >= 6

import type { PasswordWeakness } from './weaknesses.ts'

/** What a guesser tries first, besides common passwords. */
export interface PasswordOwner {
  readonly email: string
  /** The name of the person and of the site. */
  readonly names: readonly string[]
}

/** Fewer guesses than 10⁸ (a score of 2) are within reach of someone with a stolen database. */
const LEAST_SCORE = 3
/** Beyond this, checking takes longer and finds nothing: the beginning alone is long enough. */
const CHECKED_CHARACTERS = 48
/** A shorter name is part of too many words to be refused in all of them. */
const NAME_LENGTH = 5

/**
 * Why a password of the right length is too easy to guess; null when it is not. The studio says it while someone types,
 * and the server refuses the same. What is checked against is loaded with the first call.
 */
export async function weaknessOf(password: string, owner: PasswordOwner): Promise<PasswordWeakness | null> {
  const { estimator } = await import('./estimator.ts')
  const names = namesOf(owner)
  if (names.some((name) => name.length >= NAME_LENGTH && squeezed(password).includes(name))) return 'personal'
  const { score, sequence } = estimator.check(password.slice(0, CHECKED_CHARACTERS), names)
  if (score >= LEAST_SCORE) return null
  const patterns = new Set(sequence.map(({ pattern }) => pattern as string))
  if (sequence.some((match) => match.dictionaryName === 'userInputs')) return 'personal'
  if (patterns.has('repeat') || patterns.has('sequence') || patterns.has('spatial')) return 'pattern'
  return patterns.has('dictionary') ? 'common' : 'easy'
}

/** The words of an owner as a password may contain them. */
function namesOf({ email, names }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@')
  const words = [local, domain.split('.')[0] ?? '', ...names, ...names.flatMap((name) => name.split(/\s+/))]
  return [...new Set(words.map(squeezed))].filter((word) => word.length > 2)
}

const squeezed = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

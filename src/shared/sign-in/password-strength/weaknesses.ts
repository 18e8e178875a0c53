const TRY = 'Try three or four words that have nothing to do with each other.'

/** Why a password is refused, in a sentence with what to do. */
export const passwordWeaknesses = {
  personal: `Don’t use your name, your email address or the name of the site. ${TRY}`,
  common: `This is a common password, or close to one, so it’s easy to guess. ${TRY}`,
  pattern: `Repeated characters and rows like 1234 or qwerty are easy to guess. ${TRY}`,
  easy: `This password is easy to guess. ${TRY}`,
} as const

export type PasswordWeakness = keyof typeof passwordWeaknesses

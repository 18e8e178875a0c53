import { limits } from '#shared/settings/limits.ts'

/** Said beside an address that is none (§5). */
export const EMAIL_NOT_VALID = 'Email is not valid. Email addresses should follow the format user@domain.com.'
/** Said beside several, one of which is none (§5). */
export const EMAILS_FORMAT = 'Emails must be formatted as user@domain.com'

const LOCAL = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}"
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
// Labels hold no dots, so that the pattern can be read in one way only and takes linear time.
const EMAIL = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+(?:\\p{L}{2,63}|xn--[a-z0-9-]{1,59})$`, 'iu')
const STRICT_ENDING = /\.[a-z]{2,4}$/i

/**
 * Whether a text is an e-mail address (§5): 3 to 256 characters, something before and after the @, an ending of two letters
 * or more. Line breaks, spaces and quotes are never part of one, so that nothing can be smuggled into a letter's head.
 * @param options.strictEnding the site's setting for §5 to the letter: the ending has 2 to 4 letters
 */
export function isEmail(text: string, options: { strictEnding?: boolean } = {}): boolean {
  if (text.length < limits.emailMinimum || text.length > limits.emailMaximum) return false
  return EMAIL.test(text) && (!options.strictEnding || STRICT_ENDING.test(text))
}

/** What is wrong with an email address that someone typed; null when nothing is. */
export function emailError(text: string, options: { strictEnding?: boolean } = {}): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return 'Enter an email address.'
  return isEmail(trimmed, options) ? null : EMAIL_NOT_VALID
}

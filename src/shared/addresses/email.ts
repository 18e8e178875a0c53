import { limits } from '#shared/limits.ts'

/** Error text beside an email address that is not valid. */
export const EMAIL_NOT_VALID = 'Email is not valid. Email addresses should follow the format user@domain.com.'
/** Error text beside several email addresses when one of them is not valid. */
export const EMAILS_FORMAT = 'Emails must be formatted as user@domain.com'

const LOCAL = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}"
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
// Labels hold no dots: the pattern matches in one way only and takes linear time.
const EMAIL = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+(?:\\p{L}{2,63}|xn--[a-z0-9-]{1,59})$`, 'iu')
const STRICT_ENDING = /\.[a-z]{2,4}$/i

/**
 * Whether a text is an email address: 3 to 256 characters, something before and after the @, an ending of two letters
 * or more. Line breaks, spaces and quotes are refused, so that no header can be injected into an email.
 * @param options.strictEnding the ending has 2 to 4 letters (docs/compatibility.md#email-addresses)
 */
export function isEmail(text: string, options: { strictEnding?: boolean } = {}): boolean {
  if (text.length < limits.emailMinimum || text.length > limits.emailMaximum) return false
  return EMAIL.test(text) && (!options.strictEnding || STRICT_ENDING.test(text))
}

/** The error for an email address that someone typed; null when it is valid. */
export function emailError(text: string, options: { strictEnding?: boolean } = {}): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return 'Enter an email address.'
  return isEmail(trimmed, options) ? null : EMAIL_NOT_VALID
}

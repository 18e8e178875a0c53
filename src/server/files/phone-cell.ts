/** A phone number as it is dialed from abroad: a plus, and digits in groups. */
const PHONE = /^\+\d[\d\s()./-]*$/
const DIGITS = { least: 7, most: 15 } as const
/** The country codes with one and with two digits; all others have three. */
const COUNTRY = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/**
 * A phone number as spreadsheets and other software read it: a plus and groups of digits with spaces between them, which
 * is no formula (decision 139). Null for every other text. One without groups is split after its country code, because
 * spreadsheets make a number of it, without the plus.
 */
export function phoneCell(text: string): string | null {
  if (!PHONE.test(text)) return null
  const groups = text.match(/\d+/g)!
  const digits = groups.join('')
  if (digits.length < DIGITS.least || digits.length > DIGITS.most) return null
  if (groups.length > 1) return `+${groups.join(' ')}`
  const country = COUNTRY.exec(digits)![0]
  return `+${country} ${digits.slice(country.length)}`
}

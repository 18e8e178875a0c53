/** The posts that number parcels by the standard S10 of the Universal Postal Union, by the country at its end. */
const POSTS: Readonly<Record<string, string>> = {
  AT: 'Österreichische Post',
  AU: 'Australia Post',
  CA: 'Canada Post',
  CH: 'Swiss Post',
  DE: 'Deutsche Post',
  FR: 'La Poste',
  GB: 'Royal Mail',
  NL: 'PostNL',
  US: 'USPS',
}

/**
 * The carrier that numbers parcels in this way, as `carriers` writes it; empty when it isn’t certain. Only numbers
 * that no other carrier uses are recognized, with a right check digit: a wrong carrier is worse than none.
 */
export function carrierOfNumber(trackingNumber: string): string {
  const number = trackingNumber.replace(/\s/g, '').toUpperCase()
  if (/^1Z[0-9A-Z]{15}\d$/.test(number) && isOfUps(number)) return 'UPS'
  // Before it, the label may have 420 and the ZIP code.
  const usps = number.replace(/^420(?:\d{5}|\d{9})(?=9[1-5]\d{20}$)/, '')
  if (/^9[1-5]\d{20}$/.test(usps) && isOfUsps(usps)) return 'USPS'
  const [, serial, country] = /^[A-Z]{2}(\d{9})([A-Z]{2})$/.exec(number) ?? []
  return serial !== undefined && isOfPost(serial) ? (POSTS[country!] ?? '') : ''
}

/** After `1Z`, every second character counts twice; A counts 2, B 3 and so on, by their last digit. */
function isOfUps(number: string): boolean {
  const values = [...number.slice(2, -1)].map((one) => (/\d/.test(one) ? Number(one) : (one.charCodeAt(0) - 63) % 10))
  return checkDigit(values, (place) => (place % 2 === 0 ? 1 : 2)) === Number(number.at(-1))
}

/** From the right, beside the check digit, every second digit counts three times. */
function isOfUsps(number: string): boolean {
  const values = [...number.slice(0, -1)].map(Number).reverse()
  return checkDigit(values, (place) => (place % 2 === 0 ? 3 : 1)) === Number(number.at(-1))
}

const checkDigit = (values: readonly number[], weight: (place: number) => number): number =>
  (10 - (values.reduce((sum, value, place) => sum + value * weight(place), 0) % 10)) % 10

const WEIGHTS_OF_POSTS = [8, 6, 4, 2, 3, 5, 9, 7]

function isOfPost(serial: string): boolean {
  const rest = 11 - (WEIGHTS_OF_POSTS.reduce((sum, weight, place) => sum + weight * Number(serial[place]), 0) % 11)
  return (rest === 10 ? 0 : rest === 11 ? 5 : rest) === Number(serial[8])
}

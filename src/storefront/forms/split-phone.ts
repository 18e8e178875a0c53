/**
 * Divides a phone number into its inputs: country code (if the field has one), area, prefix, line. Null when the text
 * is only part of a number, or none.
 */
export function splitPhone(text: string, hasCountryCode: boolean): readonly string[] | null {
  const written = text.trim()
  if (!/^\+?[\d\s().-]+$/.test(written)) return null
  const digits = written.replace(/\D/g, '')
  if (digits.length < 9 || digits.length > 15) return null
  // Ten digits, or eleven beginning with America's 1, have fixed parts; other numbers are divided at their separators.
  const american = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(written.startsWith('+') ? `+${digits}` : digits)
  const groups = written
    .replace(/^\+/, '')
    .split(/[\s().-]+/)
    .filter(Boolean)
  const country = written.startsWith('+') ? (american ? '1' : (groups[0] ?? '')) : ''
  if (american) return hasCountryCode ? [country, ...american.slice(1)] : american.slice(1)
  const rest = country ? groups.slice(1) : groups
  const local = rest.length >= 3 ? [rest[0]!, rest[1]!, rest.slice(2).join('')] : thirds(rest.join(''))
  if (hasCountryCode) return [country, ...local]
  // The field has no country code: it stays at the beginning of the number.
  return country ? [`+${country} ${local[0]}`, ...local.slice(1)] : local
}

const thirds = (digits: string) => [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]

/**
 * Divides a whole telephone number into the inputs that ask for it: country code (where it is asked for), area, prefix, line.
 * Null where the text is only a part of a number, or none.
 */
export function splitPhone(text: string, hasCountryCode: boolean): readonly string[] | null {
  const written = text.trim()
  if (!/^\+?[\d\s().-]+$/.test(written)) return null
  const digits = written.replace(/\D/g, '')
  if (digits.length < 9 || digits.length > 15) return null
  // Ten digits, or eleven with America's 1 before them, divide by themselves; others by what was written between them.
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
  // No one asks for the country's code: it stays before the number.
  return country ? [`+${country} ${local[0]}`, ...local.slice(1)] : local
}

const thirds = (digits: string) => [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]

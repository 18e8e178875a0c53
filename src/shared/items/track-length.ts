const PATTERN = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/

/** A length as people read it: `3:07`, `1:02:30`. */
export function formatLength(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** The seconds of a length that was typed; null where it is none. */
export function parseLength(text: string): number | null {
  const parts = PATTERN.exec(text.trim())
  if (!parts) return null
  const [, hours = '0', minutes, seconds] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** A length as schema.org has it: `PT3M7S`. */
export const isoLength = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`

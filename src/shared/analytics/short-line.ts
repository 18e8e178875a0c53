const LONGEST = 100

/**
 * A text that someone sends, as it may be counted: short, on one line, of whole letters (PostgreSQL stores no halves of
 * them), and empty when it has an email address.
 */
export function shortLine(text: string, longest = LONGEST): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  return line.includes('@') ? '' : line.slice(0, longest).toWellFormed()
}

const MOST_LETTERS = 100

/**
 * A text that is not longer than this, and ends with an ellipsis where something is missing. No character is cut in
 * half: half an emoji would be refused in URLs.
 */
export function truncate(text: string, most: number = MOST_LETTERS): string {
  if (text.length <= most) return text
  const start = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
  return `${start.trimEnd()}…`
}

import { normalize } from '#shared/texts/normalize.ts'

/** Below this similarity a suggestion is more often wrong than right. */
const LEAST = 0.4

/**
 * The path that is most similar to another one, by the groups of three letters that both contain; null when none is.
 * The last part counts most: shops move pages to another folder and keep their names.
 */
export function closestPath(path: string, paths: Iterable<string>): string | null {
  const [whole, last] = [groupsOf(path), groupsOf(lastPart(path))]
  let best: { readonly path: string; readonly score: number } | null = null
  for (const candidate of paths) {
    if (candidate === path || candidate === '/') continue
    const score = 0.7 * similarity(last, groupsOf(lastPart(candidate))) + 0.3 * similarity(whole, groupsOf(candidate))
    if (score >= LEAST && score > (best?.score ?? 0)) best = { path: candidate, score }
  }
  return best?.path ?? null
}

/** The name of the page: without an ending such as .html. */
const lastPart = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.[a-z]{2,5}$/i, '')

function groupsOf(text: string): Set<string> {
  const letters = ` ${normalize(readable(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  const groups = new Set<string>()
  for (let start = 0; start + 3 <= letters.length; start += 1) groups.add(letters.slice(start, start + 3))
  return groups
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Twice the common groups by all groups: 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let common = 0
  for (const group of one) if (other.has(group)) common += 1
  return (2 * common) / (one.size + other.size)
}

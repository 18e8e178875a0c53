import { slugOf, URL_ID_MINIMUM } from '#shared/pages/url-id.ts'

/** Which of some URLs are taken; one query. */
export type TakenAmong = (urlIds: readonly string[]) => Promise<ReadonlySet<string>>

/** The number of URLs in the first query, and its largest number; later queries ask for more at once. */
const FIRST_ASKED = 100
const MOST_ASKED = 5_000

/**
 * A free URL: the slug itself, or the slug with the first free number, from -1 on. The caller holds a lock that
 * prevents others from taking it. Ten thousand things with one title cost a few queries each, not ten thousand.
 */
export async function freeUrlId(slug: string, takenAmong: TakenAmong): Promise<string> {
  if (!(await takenAmong([slug])).has(slug)) return slug
  for (let from = 1, size = FIRST_ASKED; ; from += size, size = Math.min(size * 3, MOST_ASKED)) {
    const wanted = Array.from({ length: size }, (_, place) => `${slug}-${from + place}`)
    const taken = await takenAmong(wanted)
    const free = wanted.find((one) => !taken.has(one))
    if (free !== undefined) return free
  }
}

/** A title's slug, or the fallback's when it has fewer than three characters. */
export function slugOrFallback(title: string, fallback: string, locale?: string): string {
  const slug = slugOf(title, locale)
  return slug.length < URL_ID_MINIMUM ? slugOf(fallback) : slug
}

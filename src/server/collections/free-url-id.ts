import { slugOf, URL_ID_MINIMUM } from '#shared/pages/url-id.ts'

/** Which of some addresses are taken; asks the database once. */
export type TakenAmong = (urlIds: readonly string[]) => Promise<ReadonlySet<string>>

/** How many numbers the first question asks about, and the largest one: later ones ask about more at once. */
const FIRST_ASKED = 100
const MOST_ASKED = 5_000

/**
 * A free address: the slug itself, or the slug with the first free number behind it, from -1 on (§5). The caller holds a
 * lock that keeps others from taking it meanwhile. Ten thousand things of one title cost a few questions each, not ten
 * thousand.
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

/** A title's slug, or the fallback's where fewer than three characters are left (§5). */
export function slugOrFallback(title: string, fallback: string, locale?: string): string {
  const slug = slugOf(title, locale)
  return slug.length < URL_ID_MINIMUM ? slugOf(fallback) : slug
}

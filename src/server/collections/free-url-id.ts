import { slugOf, URL_ID_MINIMUM } from '#shared/pages/url-id.ts'

/** Which of some addresses are taken; asks the database once. */
export type TakenAmong = (urlIds: readonly string[]) => Promise<ReadonlySet<string>>

const LARGEST_SUFFIX = 2 ** 20
const ASKED_AT_ONCE = 50

/**
 * A free address: the slug itself, or the slug with a number behind it (§5). Whoever calls holds a lock that keeps others
 * from taking it meanwhile. Ten thousand things of one title cost a few questions each, not ten thousand.
 */
export async function freeUrlId(slug: string, takenAmong: TakenAmong): Promise<string> {
  const withSuffix = (suffix: number) => `${slug}-${suffix}`
  if (!(await takenAmong([slug])).has(slug)) return slug
  const powers = Array.from({ length: Math.log2(LARGEST_SUFFIX) + 1 }, (_, exponent) => 2 ** exponent)
  const takenPowers = await takenAmong(powers.map(withSuffix))
  let free = powers.find((power) => !takenPowers.has(withSuffix(power))) ?? LARGEST_SUFFIX * 2
  let taken = Math.floor(free / 2)
  while (free - taken > 1) {
    const step = Math.max(1, Math.ceil((free - taken) / ASKED_AT_ONCE))
    const suffixes: number[] = []
    for (let suffix = taken + step; suffix < free; suffix += step) suffixes.push(suffix)
    const found = await takenAmong(suffixes.map(withSuffix))
    free = suffixes.find((suffix) => !found.has(withSuffix(suffix))) ?? free
    taken = Math.max(taken, ...suffixes.filter((suffix) => suffix < free))
  }
  return withSuffix(free)
}

/** A title's slug, or the fallback's where fewer than three characters are left (§5). */
export function slugOrFallback(title: string, fallback: string, locale?: string): string {
  const slug = slugOf(title, locale)
  return slug.length < URL_ID_MINIMUM ? slugOf(fallback) : slug
}

import type { getHomeCall } from '#shared/home/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'

export type Samples = ReplyOf<typeof getHomeCall>['samples']

const MOST_NAMED = 3

const nameOf = ({ place, title }: Samples[number]): string => (place === 'footer' ? 'the footer' : `“${title}”`)

/** Where sample texts are, in a sentence: 'Visitors still read them on “Home”, “About” and the footer.' */
export function samplesInWords(samples: Samples): string {
  const named = samples.slice(0, MOST_NAMED).map(nameOf)
  const more = samples.length - named.length
  const parts = more > 0 ? [...named, `${more} more`] : named
  const list = parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  return `Visitors still read texts of the starting site on ${list}.`
}

/** The screen where the first of them is replaced. */
export function pathOfSample({ place, id }: Samples[number]): string {
  if (place === 'footer') return '/header-footer'
  return place === 'item' ? `/items/${id}` : `/pages/${id}/edit`
}

import { getCountryForTimezone } from 'countries-and-timezones'
import { LRUCache } from 'lru-cache'

/** The library looks through all countries for each zone. There are fewer zones than this. */
const known = new LRUCache<string, string>({
  max: 1_000,
  memoMethod: (timeZone) => getCountryForTimezone(timeZone)?.id ?? '',
})

/**
 * The country of a time zone, as two letters: DE for Europe/Berlin. Where several countries have the same zone, the one
 * that it is named for. Empty when unknown, as for UTC.
 */
export const countryOfZone = (timeZone: string): string => known.memo(timeZone)

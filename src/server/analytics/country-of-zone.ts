import { getCountryForTimezone } from 'countries-and-timezones'

/**
 * The country of a time zone, as two letters: DE for Europe/Berlin. Where several countries have the same zone, the one
 * that it is named for. Empty when unknown, as for UTC.
 */
export const countryOfZone = (timeZone: string): string => getCountryForTimezone(timeZone)?.id ?? ''

import type { Place } from './schema.ts'

/** The parts of an address that decide about shipping and tax. */
export interface Location {
  readonly country: string
  readonly region: string
}

/** How closely a place matches a location: 3 its region, 2 its country, 1 everywhere else (`*`), 0 not at all. */
export function closeness(place: Place, location: Location): 0 | 1 | 2 | 3 {
  if (place.country === '*') return 1
  if (place.country !== location.country) return 0
  if (!place.region) return 2
  return place.region.toUpperCase() === location.region.toUpperCase() ? 3 : 0
}

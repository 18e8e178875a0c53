import { countryName, listCountries } from '#shared/addresses/countries.ts'
import { usesPart } from '#shared/addresses/layout.ts'
import type { Place } from '#shared/settings/schema.ts'

/** Every country that no other place names. */
export const EVERYWHERE = '*'
const EVERYWHERE_ELSE = 'Everywhere else'

/** Countries to choose from, preceded by everywhere else. */
export const countryChoices: readonly { readonly value: string; readonly label: string }[] = [
  { value: EVERYWHERE, label: EVERYWHERE_ELSE },
  ...listCountries('en').map(({ code, name }) => ({ value: code, label: name })),
]

/** Whether addresses in a country contain a region. */
export const hasRegions = (country: string): boolean => country !== EVERYWHERE && usesPart(country, 'region')

/** A zone's places by country: with the chosen regions, or none for the whole country. */
export type Countries = ReadonlyMap<string, readonly string[]>

/** The places of a zone by country. A whole country includes its regions. */
export function countriesOf(places: readonly Place[]): Countries {
  const countries = new Map<string, readonly string[]>()
  for (const { country, region } of places) {
    const known = countries.get(country)
    const isWhole = !region || known?.length === 0
    countries.set(country, isWhole ? [] : [...(known ?? []), region])
  }
  return countries
}

/** The same as places. */
export function placesOf(countries: Countries): Place[] {
  return [...countries].flatMap(([country, regions]): Place[] =>
    regions.length === 0 ? [{ country }] : regions.map((region) => ({ country, region })),
  )
}

/** A place as text: 'United States', 'United States (ME)', 'Everywhere else'. */
export function placeInWords({ country, region }: Place): string {
  const name = country === EVERYWHERE ? EVERYWHERE_ELSE : countryName(country)
  return region ? `${name} (${region})` : name
}

const SHOWN = 4
const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** Places on one line: 'Canada, Austria and 8 more'; regions are grouped, 'United States (ME, NH)'. */
export function placesInWords(places: readonly Place[]): string {
  const names = [...countriesOf(places)].map(([country, regions]) =>
    placeInWords({ country, region: regions.join(', ') }),
  )
  const rest = names.length - SHOWN
  return listed.format(rest > 1 ? [...names.slice(0, SHOWN), `${rest} more`] : names)
}

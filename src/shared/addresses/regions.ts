import { allCountries } from 'country-region-data'
import { usesPart } from './layout.ts'
import type { Regions } from './rules.ts'

// 130 kB of names: only the server may import this file. A browser asks for one country's list (`listRegions`).

export interface Region {
  readonly code: string
  readonly name: string
}

/** Italian addresses name the province (RM); the library knows only the twenty regions above the provinces. */
const UNFIT = new Set(['IT'])

/** Names as the post of the country writes them, where the library's would be mistaken for another country. */
const ownNames: Readonly<Record<string, string>> = { 'US-VI': 'U.S. Virgin Islands' }

const lists = new Map(allCountries.map(([, country, regions]) => [country as string, regions]))
const known = new Map<string, readonly Region[]>()

/**
 * The regions that a country's addresses name, by name. Empty where addresses have none or where people write them
 * freely.
 */
export function regionsOf(country: string): readonly Region[] {
  let regions = known.get(country)
  if (!regions) {
    regions = readRegions(country)
    known.set(country, regions)
  }
  return regions
}

/** The regions that rules ask for. */
export const regions: Regions = {
  isRegion(country, code) {
    const list = regionsOf(country)
    return list.length === 0 || list.some((region) => region.code === code)
  },
  nameOf(country, code) {
    return regionsOf(country).find((region) => region.code === code)?.name ?? code
  },
}

function readRegions(country: string): readonly Region[] {
  const list = lists.get(country)
  if (!list || UNFIT.has(country) || !usesPart(country, 'region')) return []
  const regions = list.map(([name, code]) => ({ code, name: ownNames[`${country}-${code}`] ?? name }))
  // A list with gaps, with duplicates or with one entry is no use in a select box.
  const codes = new Set(regions.map((region) => region.code))
  if (codes.size !== regions.length || codes.has('') || regions.length < 2) return []
  return regions.sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

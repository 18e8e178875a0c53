import type { StockLocation } from '#shared/stock-locations/schema.ts'
import { keyOf } from '../columns.ts'

const BEGINNING = 'Stock: '

/** A cell with the units at one location. */
export interface LocationCell {
  /** The heading of its column: a location of the shop that wrote the file. */
  readonly heading: string
  readonly pieces: number
}

/**
 * The headings of the columns with the units at each location, by its id; of two locations with the same name, the second
 * one has a number. A shop with one location has no such columns.
 */
export function locationHeadings(locations: readonly Pick<StockLocation, 'id' | 'name'>[]): Map<string, string> {
  const headings = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, name } of locations.length > 1 ? locations : []) {
    let heading = `${BEGINNING}${name}`
    for (let number = 2; taken.has(keyOf(heading)); number += 1) heading = `${BEGINNING}${name} (${number})`
    taken.add(keyOf(heading))
    headings.set(id, heading)
  }
  return headings
}

/** The columns of a file with the units at locations: their headings by their index. */
export const locationColumns = (headings: readonly string[]): Map<number, string> =>
  new Map([...headings.entries()].filter(([, heading]) => heading.startsWith(BEGINNING)))

/** The stock of a shop with several locations, as far as it concerns some products of a file. */
export interface LocationStock {
  /** The locations by the keys of their headings; none where the shop has only one. */
  readonly locations: ReadonlyMap<string, { readonly id: string; readonly heading: string }>
  /** The units of a variant at a location. */
  unitsAt(variantId: string, qtyInStock: number, locationId: string): number
}

/** A shop with one location. */
export const oneLocation: LocationStock = { locations: new Map(), unitsAt: (_, qtyInStock) => qtyInStock }

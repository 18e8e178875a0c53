import { smallestCents } from '#shared/money/money.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import type { DiscountLine } from './lines.ts'

/** The bundle that lines were bought as, as discounts see it. */
export interface DiscountedBundle {
  /** Lines with the same key are one bundle. */
  readonly key: string
  readonly productId: string
  readonly categoryIds: readonly string[]
  /** How many bundles. */
  readonly quantity: number
}

/**
 * Lines with the parts of each bundle joined into one line: a discount is for a bundle where it is for the bundle's own
 * product or categories, whatever its parts are, and counts a bundle as one piece.
 * @param bundles the bundle of each line; null for what is bought alone
 * @returns the joined lines, and a function that gives each of the original lines its share of the discounts
 */
export function joinBundles(
  lines: readonly DiscountLine[],
  bundles: readonly (DiscountedBundle | null)[],
  currency: string,
): { readonly joined: readonly DiscountLine[]; readonly split: (joinedCents: readonly number[]) => number[] } {
  if (bundles.every((bundle) => bundle === null)) return { joined: lines, split: (cents) => [...cents] }
  const groups: { bundle: DiscountedBundle | null; places: number[] }[] = []
  bundles.forEach((bundle, place) => {
    const group = bundle && groups.find((one) => one.bundle?.key === bundle.key)
    if (group) group.places.push(place)
    else groups.push({ bundle, places: [place] })
  })
  const centsOf = (place: number) => lines[place]!.unitCents * lines[place]!.quantity
  const joined = groups.map(({ bundle, places }): DiscountLine => {
    const first = lines[places[0]!]!
    if (!bundle) return first
    const { productId, categoryIds, quantity } = bundle
    // Each line has its pieces in every bundle, so that the quotient is whole.
    const unitCents = sum(places.map(centsOf)) / quantity
    const isShipped = places.some((place) => lines[place]!.isShipped)
    return { ...first, productId, categoryIds, quantity, unitCents, isShipped }
  })
  const split = (joinedCents: readonly number[]) => {
    const cents = lines.map(() => 0)
    groups.forEach(({ places }, group) => {
      const parts =
        joinedCents[group]! === 0 ? [] : spread(joinedCents[group]!, places.map(centsOf), smallestCents(currency))
      places.forEach((place, index) => {
        cents[place] = parts[index] ?? 0
      })
    })
    return cents
  }
  return { joined, split }
}

import { z } from 'zod'
import { fixedPricesSchema } from '#shared/currencies/schema.ts'
import { centsSchema } from '#shared/money/schema.ts'
import { sum } from '#shared/money/sum.ts'
import { singleLine } from '#shared/texts/schema.ts'

const sideSchema = z.number().positive().max(10_000)

/** A package that the shop sends goods in: its inner sides in millimeters, and what it costs to send, in hundredths. */
export const packageSchema = z.object({
  name: singleLine(60, 1),
  lengthMillimetres: sideSchema,
  widthMillimetres: sideSchema,
  heightMillimetres: sideSchema,
  /** The most that may be in it; null for no limit. */
  mostGrams: z.int().positive().max(10_000_000).nullable(),
  costCents: centsSchema,
  /** What it costs in other currencies; where it is not given, it is converted. */
  fixedCosts: fixedPricesSchema.optional(),
})
export type Package = z.infer<typeof packageSchema>

/** The three sides of something, in millimeters; 0 is not known. */
export interface Sides {
  readonly lengthMillimetres: number
  readonly widthMillimetres: number
  readonly heightMillimetres: number
}

/** Equal goods of a cart. Goods without sides need no room: only their weight counts. */
export interface PackedGoods extends Sides {
  readonly weightGrams: number
  readonly quantity: number
}

/** How often a package is needed. */
export const usedPackageSchema = z.object({ name: z.string(), count: z.int() })
export type UsedPackage = z.infer<typeof usedPackageSchema>

interface Packing {
  readonly costCents: number
  readonly packages: readonly UsedPackage[]
}

/** Larger orders are no parcels: the owner is asked for a price. It also limits the work for one cart. */
const MOST_PACKAGES = 100

/**
 * The packages for some goods, as cheap as found: one kind is filled until another one holds the rest. Goods fit a package when each of their sides does in some order; packages are filled by volume, because the
 * best arrangement of a few hundred things cannot be computed while a buyer waits. What is lost between the goods, and
 * filling material, is `roomPercent` of the volume.
 * @returns null when something fits no package, or more than a hundred would be needed
 */
export function packGoods(
  goods: readonly PackedGoods[],
  packages: readonly Package[],
  roomPercent: number,
): Packing | null {
  // The largest first: what is left for the last package is small.
  const pieces = goods
    .filter(({ quantity }) => quantity > 0)
    .map((one) => ({ sides: sorted(one), volume: volumeOf(one), grams: one.weightGrams, quantity: one.quantity }))
    .toSorted((one, other) => other.volume - one.volume)
  const kinds = packages
    .map((kind) => ({ kind, sides: sorted(kind), volume: (volumeOf(kind) * (100 - roomPercent)) / 100 }))
    .toSorted((one, other) => one.kind.costCents - other.kind.costCents)
  let best: readonly Package[] | null = null
  for (const main of kinds) best = packWith(main, kinds, pieces, best) ?? best
  return best && { costCents: costOf(best), packages: countByName(best) }
}

/** Equal pieces, with what is needed of them again and again. */
interface Pieces {
  readonly sides: readonly number[]
  readonly volume: number
  readonly grams: number
  readonly quantity: number
}

/** A package with its sides by length and the volume that goods may fill. */
interface Kind {
  readonly kind: Package
  readonly sides: readonly number[]
  readonly volume: number
}

/**
 * The best way to pack with one kind: after each package, the cheapest one that holds the rest may be the last.
 * @returns null when none is better than the best so far: cheaper, or as cheap with fewer packages
 */
function packWith(
  main: Kind,
  kinds: readonly Kind[],
  pieces: readonly Pieces[],
  known: readonly Package[] | null,
): readonly Package[] | null {
  let best: readonly Package[] | null = null
  const used: Package[] = []
  for (let rest = pieces; used.length <= MOST_PACKAGES && isBetter(used, best ?? known); ) {
    if (rest.length === 0) return used
    const volume = sum(rest.map((one) => one.quantity * one.volume))
    const last = kinds.find((one) => volume <= one.volume && fill(one, rest).length === 0)
    if (last && used.length < MOST_PACKAGES && isBetter([...used, last.kind], best ?? known))
      best = [...used, last.kind]
    const next = [main, ...kinds].find((one) => fits(one, rest[0]!))
    if (!next) break
    used.push(next.kind)
    rest = fill(next, rest)
  }
  return best
}

function isBetter(used: readonly Package[], than: readonly Package[] | null): boolean {
  if (!than) return true
  const difference = costOf(used) - costOf(than)
  return difference < 0 || (difference === 0 && used.length < than.length)
}

const costOf = (used: readonly Package[]): number => sum(used.map(({ costCents }) => costCents))

/** What is left after one package is filled. */
function fill(into: Kind, pieces: readonly Pieces[]): Pieces[] {
  let { volume } = into
  let grams = into.kind.mostGrams ?? Number.POSITIVE_INFINITY
  return pieces.flatMap((one) => {
    const most = fits(into, one) ? Math.min(one.quantity, times(volume, one.volume), times(grams, one.grams)) : 0
    volume -= most * one.volume
    grams -= most * one.grams
    return most === one.quantity ? [] : [{ ...one, quantity: one.quantity - most }]
  })
}

/** Whether one piece fits an empty package. */
const fits = ({ kind, sides, volume }: Kind, piece: Pieces): boolean =>
  piece.sides.every((side, index) => side <= sides[index]!) &&
  piece.volume <= volume &&
  piece.grams <= (kind.mostGrams ?? Number.POSITIVE_INFINITY)

/** How many times a part goes into a whole; decimals of measures are rounded, so that a third is there three times. */
const times = (whole: number, part: number): number =>
  part <= 0 ? Number.POSITIVE_INFINITY : Math.floor(whole / part + 1e-9)

const volumeOf = (of: Sides): number => of.lengthMillimetres * of.widthMillimetres * of.heightMillimetres

const sorted = (of: Sides): number[] =>
  [of.lengthMillimetres, of.widthMillimetres, of.heightMillimetres].toSorted((one, other) => one - other)

function countByName(used: readonly Package[]): UsedPackage[] {
  const counts = new Map<string, number>()
  for (const { name } of used) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

/** '2 × Large box, 1 × Small box'. */
export const packagesInWords = (packages: readonly UsedPackage[]): string =>
  packages.map(({ name, count }) => `${count} × ${name}`).join(', ')

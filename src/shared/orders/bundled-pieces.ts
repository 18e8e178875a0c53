import { sum } from '#shared/money/sum.ts'
import type { LineBundle } from '#shared/products/bundles/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'
import type { OrderLine } from './schema.ts'

/** A line of an order of which pieces can be chosen, and how many. */
export interface Choosable<Line> {
  readonly line: Line
  readonly most: number
}

/** A row of a form that chooses pieces: those of a line, or of the lines of one part of a bundle. */
export interface PieceRow<Line extends Piece> extends Choosable<Line> {
  /** That of its first line. */
  readonly id: string
  readonly bundle: NonNullable<Line['bundle']> | null
  readonly sources: readonly Choosable<Line>[]
}

type Piece = Pick<OrderLine, 'id' | 'variantId' | 'quantity'> & {
  readonly bundle?: Pick<LineBundle, 'id' | 'quantity'> | undefined
}

/** The rows of a form: a part of a bundle has one, also where its share of the price did not divide. */
export function pieceRows<Line extends Piece>(choices: readonly Choosable<Line>[]): PieceRow<Line>[] {
  const parts = Map.groupBy(choices, ({ line: { id, bundle, variantId } }) =>
    bundle ? `${bundle.id} ${variantId}` : id,
  )
  return [...parts.values()].map((sources) => ({
    id: sources[0]!.line.id,
    bundle: sources[0]!.line.bundle ?? null,
    line: sources[0]!.line,
    most: sum(sources.map(({ most }) => most)),
    sources,
  }))
}

/** How many pieces of a line are in one of its bundles: each has the same. */
const perBundle = ({ bundle, quantity }: Piece): number => (bundle ? quantity / bundle.quantity : quantity)

/**
 * Pieces of a row by the ids of its lines. Whole bundles take from each line what a bundle has of it, so that they cost
 * what a bundle has cost, to the cent.
 */
export function splitPieces<Line extends Piece>(
  { sources }: PieceRow<Line>,
  pieces: number,
): { lineId: string; quantity: number }[] {
  const inOne = sources.map(({ line }) => perBundle(line))
  const bundles = Math.floor(pieces / sum(inOne))
  const given = sources.map(({ most }, index) => Math.min(most, bundles * inOne[index]!))
  let left = pieces - sum(given)
  const quantities = sources.map(({ most }, index) => {
    const more = Math.min(left, most - given[index]!)
    left -= more
    return given[index]! + more
  })
  return sources
    .map(({ line }, index) => ({ lineId: line.id, quantity: quantities[index]! }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * The parts of one bundle with their rows: a part may have several, such as what was shipped and what was not, and none
 * when all of it is gone. A row may lack lines of its part, so that what is in one bundle is counted in the order.
 */
const partsOf = <Line extends Piece>(rows: readonly PieceRow<Line>[], lines: readonly Piece[]) => {
  const ofBundle = lines.filter(({ bundle }) => bundle && bundle.id === rows[0]?.bundle?.id)
  return [...Map.groupBy(ofBundle, ({ variantId }) => variantId).entries()].map(([variantId, some]) => ({
    rows: rows.filter(({ line }) => line.variantId === variantId),
    inOne: sum(some.map(perBundle)),
  }))
}

const bundlesIn = (parts: readonly { readonly pieces: number; readonly inOne: number }[]): number =>
  parts.length === 0 ? 0 : Math.min(...parts.map(({ pieces, inOne }) => Math.floor(pieces / inOne)))

/**
 * How many whole bundles can be chosen: all of their parts are there.
 * @param rows those of one bundle
 * @param lines those of the order. A part without a row is gone; lines that never have a row are left out
 */
export const mostBundles = <Line extends Piece>(rows: readonly PieceRow<Line>[], lines: readonly Piece[]): number =>
  bundlesIn(partsOf(rows, lines).map((part) => ({ ...part, pieces: sum(part.rows.map(({ most }) => most)) })))

/** The quantities of its rows when a bundle is chosen as a whole, some times. The rows of a part are filled in turn. */
export const chooseBundles = <Line extends Piece>(
  rows: readonly PieceRow<Line>[],
  lines: readonly Piece[],
  bundles: number,
): ReadonlyMap<string, number> =>
  new Map(
    partsOf(rows, lines).flatMap(({ rows: some, inOne }) => {
      let left = bundles * inOne
      return some.map((row) => {
        const quantity = Math.min(left, row.most)
        left -= quantity
        return [row.id, quantity] as const
      })
    }),
  )

/** How many bundles are chosen as a whole. */
export const chosenBundles = <Line extends Piece>(
  rows: readonly PieceRow<Line>[],
  lines: readonly Piece[],
  quantities: ReadonlyMap<string, number>,
): number =>
  bundlesIn(
    partsOf(rows, lines).map((part) => ({
      ...part,
      pieces: sum(part.rows.map(({ id, most }) => Math.min(most, quantities.get(id) ?? 0))),
    })),
  )

/** The names of an order's bundles by their ids. Bundles with the same title have a number. */
export function bundleNames(lines: readonly Pick<OrderLine, 'bundle'>[]): ReadonlyMap<string, string> {
  const bundles = [...new Map(lines.flatMap(({ bundle }) => (bundle ? [[bundle.id, bundle.title]] : []))).entries()]
  return new Map(
    bundles.map(([id, title]) => {
      const same = bundles.filter((one) => one[1] === title)
      return [id, same.length === 1 ? title : `${title} (${same.findIndex((one) => one[0] === id) + 1})`]
    }),
  )
}

/** A line as text that no other line of its order has: with its options, and the bundle that it is in. */
export function lineName(
  { title, attributes, bundle }: Pick<OrderLine, 'title' | 'attributes' | 'bundle'>,
  names: ReadonlyMap<string, string>,
): string {
  const name = [title, variantTitle(attributes)].filter(Boolean).join(', ')
  return bundle ? `${name} in ${names.get(bundle.id) ?? bundle.title}` : name
}

/**
 * How many whole bundles some pieces of its lines are; null where they are not whole bundles.
 * @param lines all lines of the bundle in the order
 * @param pieces by the ids of lines
 */
export function wholeBundles(lines: readonly Piece[], pieces: ReadonlyMap<string, number>): number | null {
  const counts = [...Map.groupBy(lines, ({ variantId }) => variantId).values()].map(
    (some) => sum(some.map(({ id }) => pieces.get(id) ?? 0)) / sum(some.map(perBundle)),
  )
  const [first] = counts
  return first !== undefined && Number.isInteger(first) && counts.every((count) => count === first) ? first : null
}

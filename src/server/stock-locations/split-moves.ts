import type { ChangeScope } from '#server/scope.ts'
import { type PiecesAt, sumOf, takeInOrder } from '#shared/stock-locations/rules.ts'
import { MAIN_LOCATION_ID } from '#shared/stock-locations/schema.ts'
import { returnAllocations, writeAllocations } from './allocation-store.ts'
import { type PartChange, readLocations, readParts, writeParts } from './part-store.ts'

/** The pieces at one location before and after; null is the main location. */
export interface PartMove {
  readonly locationId: string | null
  readonly before: number
  readonly after: number
}

/** A change of a variant's stock, with the locations where it happened; without them, it is at the main one. */
export interface SplitMove {
  readonly variantId: string
  readonly before: number
  readonly after: number
  readonly parts?: readonly PartMove[]
}

/**
 * Decides which locations sold pieces come from: from the first that has some, of a pickup order from that of its
 * pickup method first. The stock of the variants has been reduced in this transaction, which locks them.
 * @param aboutId the payment
 */
export async function takeFromLocations<Move extends SplitMove>(
  scope: ChangeScope,
  moves: readonly Move[],
  { aboutId, pickupMethodId }: { readonly aboutId: string; readonly pickupMethodId: string | null },
): Promise<readonly Move[]> {
  const parts = await readParts(
    scope,
    moves.map(({ variantId }) => variantId),
  )
  if (parts.size === 0) return moves
  const locations = await readLocations(scope)
  const inOrder = [
    ...locations.filter((one) => pickupMethodId !== null && one.pickupMethodId === pickupMethodId),
    ...locations.filter((one) => pickupMethodId === null || one.pickupMethodId !== pickupMethodId),
  ]
  const written: PartChange[] = []
  const allocated: (PiecesAt & { variantId: string })[] = []
  const split = moves.map((move): Move => {
    const { variantId, before, after } = move
    const others = (parts.get(variantId) ?? []).filter((part) => part.sellsOnline)
    if (sumOf(others) === 0) return move
    const present = new Map(others.map(({ locationId, quantity }) => [locationId, quantity]))
    present.set(MAIN_LOCATION_ID, before - sumOf(others))
    const places = inOrder.map(({ id }) => ({ locationId: id, quantity: present.get(id) ?? 0 }))
    const taken = takeInOrder(places, before - after)
    const elsewhere = taken.filter(({ locationId }) => locationId !== MAIN_LOCATION_ID)
    for (const { locationId, quantity } of elsewhere) {
      written.push({ variantId, locationId, quantity: present.get(locationId)! - quantity })
      allocated.push({ variantId, locationId, quantity })
    }
    return {
      ...move,
      parts: taken.map(({ locationId, quantity }) => partMove(locationId, present.get(locationId)!, -quantity)),
    }
  })
  await writeParts(scope, written)
  await writeAllocations(scope, aboutId, allocated)
  return split
}

/**
 * Returns pieces to the locations that they were taken from, the rest to the main one. The stock of the variants has
 * been increased in this transaction, which locks them.
 * @param aboutId the payment, or the order
 */
export async function returnToLocations<Move extends SplitMove>(
  scope: ChangeScope,
  moves: readonly Move[],
  aboutId: string,
): Promise<readonly Move[]> {
  const wanted = moves.map(({ variantId, before, after }) => ({ variantId, quantity: after - before }))
  const returned = await returnAllocations(scope, aboutId, wanted)
  if (returned.length === 0) return moves
  const parts = await readParts(
    scope,
    returned.map(({ variantId }) => variantId),
  )
  const written: PartChange[] = []
  const split = moves.map((move): Move => {
    const { variantId, before, after } = move
    const mine = returned.filter((one) => one.variantId === variantId)
    if (mine.length === 0) return move
    const others = (parts.get(variantId) ?? []).filter((part) => part.sellsOnline)
    const present = (locationId: string) => others.find((part) => part.locationId === locationId)?.quantity ?? 0
    for (const { locationId, quantity } of mine)
      written.push({ variantId, locationId, quantity: present(locationId) + quantity })
    const rest = after - before - sumOf(mine)
    const atMain = partMove(MAIN_LOCATION_ID, before - sumOf(others), rest)
    return {
      ...move,
      parts: [
        ...mine.map(({ locationId, quantity }) => partMove(locationId, present(locationId), quantity)),
        ...(rest > 0 ? [atMain] : []),
      ],
    }
  })
  await writeParts(scope, written)
  return split
}

/**
 * Takes from other locations what the main one lacks, the last location first: after a product was saved or imported
 * with fewer pieces than are at them.
 */
export async function fitParts<Move extends SplitMove>(
  scope: ChangeScope,
  moves: readonly Move[],
): Promise<readonly Move[]> {
  const parts = await readParts(
    scope,
    moves.filter(({ before, after }) => after < before).map(({ variantId }) => variantId),
  )
  if (parts.size === 0) return moves
  const lastFirst = (await readLocations(scope)).toReversed()
  const written: PartChange[] = []
  const split = moves.map((move): Move => {
    const others = (parts.get(move.variantId) ?? []).filter((part) => part.sellsOnline)
    const lacking = sumOf(others) - move.after
    if (lacking <= 0) return move
    const present = new Map(others.map(({ locationId, quantity }) => [locationId, quantity]))
    const places = lastFirst.map(({ id }) => ({ locationId: id, quantity: present.get(id) ?? 0 }))
    const taken = takeInOrder(places, lacking)
    for (const { locationId, quantity } of taken)
      written.push({ variantId: move.variantId, locationId, quantity: present.get(locationId)! - quantity })
    const atMain = move.before - sumOf(others)
    return {
      ...move,
      parts: [
        ...(atMain > 0 ? [partMove(MAIN_LOCATION_ID, atMain, -atMain)] : []),
        ...taken.map(({ locationId, quantity }) => partMove(locationId, present.get(locationId)!, -quantity)),
      ],
    }
  })
  await writeParts(scope, written)
  return split
}

const partMove = (locationId: string, before: number, change: number): PartMove => ({
  locationId: locationId === MAIN_LOCATION_ID ? null : locationId,
  before,
  after: before + change,
})

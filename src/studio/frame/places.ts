import type { Destination, DestinationGroup, Place } from './destinations.ts'

/**
 * The groups with what somebody can open. Screens inside a destination that is closed to them take its place; empty
 * groups are left out.
 */
export function openPlaces(
  groups: readonly DestinationGroup[],
  canOpen: (place: Place) => boolean,
): DestinationGroup[] {
  return groups
    .map(({ label, places }) => ({ label, places: places.flatMap((one) => openOf(one, canOpen)) }))
    .filter(({ places }) => places.length > 0)
}

function openOf(destination: Destination, canOpen: (place: Place) => boolean): Destination[] {
  const inside = destination.inside.filter(canOpen)
  if (canOpen(destination)) return [{ ...destination, inside }]
  return inside.map((place) => ({ ...place, icon: destination.icon, inside: [] }))
}

/** Whether a screen, or one below it, is open. @param path of the studio: /orders/1 */
export const isOpen = ({ to }: Pick<Place, 'to'>, path: string): boolean =>
  to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`)

/** Whether a destination, or a screen inside or behind it, is open. */
export function holds(destination: Destination, path: string): boolean {
  const behind = (destination.behind ?? []).map((to) => ({ to }))
  return [destination, ...destination.inside, ...behind].some((place) => isOpen(place, path))
}

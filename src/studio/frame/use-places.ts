import { useMay } from '#studio/session/staff-context.ts'
import { type DestinationGroup, destinations } from './destinations.ts'

/** The destinations that the signed-in user can open, by group; empty groups are left out. */
export function usePlaces(): DestinationGroup[] {
  const may = useMay()
  return destinations
    .map(({ label, places }) => ({ label, places: places.filter(({ needs }) => needs === undefined || may(needs)) }))
    .filter(({ places }) => places.length > 0)
}

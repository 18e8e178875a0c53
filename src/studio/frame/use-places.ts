import { useMay } from '#studio/session/staff-context.ts'
import { type DestinationGroup, destinations } from './destinations.ts'

/** The places that the signed-in person may open, by group; groups without any are left out. */
export function usePlaces(): DestinationGroup[] {
  const may = useMay()
  return destinations
    .map(({ label, places }) => ({ label, places: places.filter(({ needs }) => needs === undefined || may(needs)) }))
    .filter(({ places }) => places.length > 0)
}

import { useMay } from '#studio/session/member-context.ts'
import type { Destination } from './destinations.ts'

/** The groups of places that the one who is signed in may go to; groups without any fall away. */
export function usePlaces(groups: readonly (readonly Destination[])[]): Destination[][] {
  const may = useMay()
  return groups
    .map((group) => group.filter(({ needs }) => needs === undefined || may(needs)))
    .filter((group) => group.length > 0)
}

import { useMay } from '#studio/session/staff-context.ts'
import { type DestinationGroup, destinations } from './destinations.ts'
import { openPlaces } from './places.ts'
import { useHasWithdrawals } from './withdrawals/use-has-withdrawals.ts'

/** The destinations that the signed-in user can open and the shop has a use for. */
export function usePlaces(): DestinationGroup[] {
  const may = useMay()
  const hasWithdrawals = useHasWithdrawals()
  return openPlaces(
    destinations,
    ({ to, needs }) => (needs === undefined || may(needs)) && (to !== '/withdrawals' || hasWithdrawals),
  )
}

import { useMay } from '#studio/session/staff-context.ts'
import { type DestinationGroup, destinations } from './destinations.ts'
import { useHasWithdrawals } from './withdrawals/use-has-withdrawals.ts'

/** The destinations that the signed-in user can open and the shop has a use for, by group; empty groups are left out. */
export function usePlaces(): DestinationGroup[] {
  const may = useMay()
  const hasWithdrawals = useHasWithdrawals()
  return destinations
    .map(({ label, places }) => ({
      label,
      places: places.filter(
        ({ to, needs }) => (needs === undefined || may(needs)) && (to !== '/withdrawals' || hasWithdrawals),
      ),
    }))
    .filter(({ places }) => places.length > 0)
}

import { listWithdrawalsCall } from '#shared/withdrawals/owner-api.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'

/** Whether the shop has to do with withdrawals: its customers can withdraw, or have done so while they could. */
export function useHasWithdrawals(): boolean {
  const { offersWithdrawal } = useStaff().website
  const asks = useMay()('orders.read') && !offersWithdrawal
  const { data } = useContractQuery(listWithdrawalsCall, { query: {} }, { enabled: asks, staleTime: 600_000 })
  return offersWithdrawal || (data?.total ?? 0) > 0
}

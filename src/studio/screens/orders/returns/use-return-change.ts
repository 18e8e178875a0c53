import { useQueryClient } from '@tanstack/react-query'
import { listEmailsCall } from '#shared/emails/schema.ts'
import type { Contract } from '#shared/http/contract.ts'
import { listOrderInvoicesCall } from '#shared/invoices/api.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { listOrderReturnsCall, listReturnsCall } from '#shared/returns/owner-api.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'

const outdates = [
  getOrderCall,
  listOrdersCall,
  listOrderReturnsCall,
  listReturnsCall,
  listEmailsCall,
  listOrderInvoicesCall,
]

/** Changes a return; the order and its returns are then read again, also after a refusal. */
export function useReturnChange<C extends Contract>(contract: C, onDone: () => void) {
  const client = useQueryClient()
  return useContractMutation(contract, {
    outdates,
    onDone,
    onRefused: () => {
      for (const one of [getOrderCall, listOrderReturnsCall]) void client.invalidateQueries({ queryKey: keyOf(one) })
    },
  })
}

import { useQueryClient } from '@tanstack/react-query'
import { customerOfOrderCall } from '#shared/customers/api.ts'
import { listEmailsCall } from '#shared/emails/schema.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import type { Contract, InputOf } from '#shared/http/contract.ts'
import { listOrderInvoicesCall } from '#shared/invoices/api.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { listOrderReturnsCall } from '#shared/returns/owner-api.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'

/** Changes an order; the screen then shows the reply. */
export function useOrderChange<C extends Contract>(
  contract: C,
  orderId: string,
  options: { readonly onDone?: () => void; readonly onRefused?: (error: unknown) => void } = {},
) {
  const client = useQueryClient()
  return useContractMutation(contract, {
    outdates: [
      listOrdersCall,
      listOrderInvoicesCall,
      listOrderReturnsCall,
      listEmailsCall,
      getHomeCall,
      customerOfOrderCall,
    ],
    isSingle: true,
    onRefused: options.onRefused,
    onDone: (reply) => {
      const input: InputOf<typeof getOrderCall> = { parameters: { orderId } }
      client.setQueryData(keyOf(getOrderCall, input), (shown: object | undefined) => ({
        previousId: null,
        nextId: null,
        ...shown,
        ...(reply as { order: Order }),
      }))
      options.onDone?.()
    },
  })
}

import { listLetters } from '#shared/letters/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

/** Whether emails about an order are sent. The list of them, which its page shows anyway, says so. */
export function useSendsMail(orderId: string): boolean {
  return useContractQuery(listLetters, { query: { aboutId: orderId } }).data?.sendsMail ?? true
}

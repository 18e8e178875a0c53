import { listEmailsCall } from '#shared/emails/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

/** Whether emails about an order are sent. The list of its emails, which the page loads anyway, contains this. */
export function useSendsMail(orderId: string): boolean {
  return useContractQuery(listEmailsCall, { query: { aboutId: orderId } }).data?.sendsMail ?? true
}

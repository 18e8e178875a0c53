import { z } from 'zod'
import type { ProviderDispute } from '#server/payments/provider.ts'
import { currencySchema } from '#shared/money/schema.ts'
import type { DisputeState } from '#shared/payments/disputes.ts'
import { centsOfPayPal } from '#shared/paypal/amounts.ts'
import type { PayPal } from './paypal-client.ts'

/** The parts of PayPal's dispute that orders show; its library has no disputes. */
const disputeSchema = z.object({
  dispute_id: z.string(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).default([]),
  reason: z.string().default('OTHER'),
  status: z.string(),
  dispute_amount: z.object({ currency_code: currencySchema, value: z.string() }),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
  dispute_life_cycle_stage: z.string().optional(),
  seller_response_due_date: z.iso.datetime({ offset: true }).optional(),
})
export type PayPalDispute = z.infer<typeof disputeSchema>

/** A dispute as it is now. @throws Error when PayPal does not answer */
export async function readDispute(paypal: PayPal, id: string): Promise<ProviderDispute> {
  const dispute = await paypal.call('GET', `/v1/customer/disputes/${encodeURIComponent(id)}`, disputeSchema)
  const state = disputeStateOf(dispute)
  const dueBy = dispute.seller_response_due_date
  return {
    reference: dispute.dispute_id,
    charge: dispute.disputed_transactions[0]?.seller_transaction_id ?? '',
    cents: centsOfPayPal(dispute.dispute_amount.value),
    currency: dispute.dispute_amount.currency_code,
    reason: dispute.reason.toLowerCase(),
    state,
    respondBy: dueBy !== undefined && (state === 'warning' || state === 'needs-response') ? Date.parse(dueBy) : null,
  }
}

/** The outcomes with which the buyer keeps the money. */
const lost: ReadonlySet<string> = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'])

/** A status that PayPal adds later needs the owner's attention. */
export function disputeStateOf({
  status,
  dispute_outcome: outcome,
  dispute_life_cycle_stage: stage,
}: PayPalDispute): DisputeState {
  if (status === 'RESOLVED') return outcome && lost.has(outcome.outcome_code) ? 'lost' : 'won'
  if (status === 'UNDER_REVIEW' || status === 'WAITING_FOR_BUYER_RESPONSE') return 'under-review'
  return stage === 'INQUIRY' ? 'warning' : 'needs-response'
}

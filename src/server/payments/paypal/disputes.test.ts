import { expect, test } from 'vitest'
import { disputeStateOf } from './disputes.ts'

const dispute = {
  dispute_id: 'PP-D-1',
  disputed_transactions: [],
  reason: 'OTHER',
  dispute_amount: { currency_code: 'USD', value: '25.00' },
} as const

test.each([
  ['a customer asks the shop', 'WAITING_FOR_SELLER_RESPONSE', 'INQUIRY', undefined, 'warning'],
  ['a customer has just asked', 'OPEN', 'INQUIRY', undefined, 'warning'],
  ['PayPal asks the shop', 'WAITING_FOR_SELLER_RESPONSE', 'CHARGEBACK', undefined, 'needs-response'],
  ['PayPal decides', 'UNDER_REVIEW', 'CHARGEBACK', undefined, 'under-review'],
  ['the customer has to answer', 'WAITING_FOR_BUYER_RESPONSE', 'CHARGEBACK', undefined, 'under-review'],
  ['the customer was right', 'RESOLVED', 'CHARGEBACK', 'RESOLVED_BUYER_FAVOUR', 'lost'],
  ['the shop gave in', 'RESOLVED', 'INQUIRY', 'ACCEPTED', 'lost'],
  ['the shop was right', 'RESOLVED', 'CHARGEBACK', 'RESOLVED_SELLER_FAVOUR', 'won'],
  ['PayPal paid for both', 'RESOLVED', 'CHARGEBACK', 'RESOLVED_WITH_PAYOUT', 'won'],
  ['the customer gave up', 'RESOLVED', 'INQUIRY', 'CANCELED_BY_BUYER', 'won'],
  ['PayPal has a new status', 'SOMETHING_NEW', 'CHARGEBACK', undefined, 'needs-response'],
] as const)('%s', (_what, status, stage, code, state) => {
  const outcome = code && { dispute_outcome: { outcome_code: code } }
  expect(
    disputeStateOf({ ...dispute, disputed_transactions: [], status, dispute_life_cycle_stage: stage, ...outcome }),
  ).toBe(state)
})

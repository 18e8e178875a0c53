import type { PaymentAction } from '#shared/checkout/schema.ts'

/** The behaviors of the test card: its tokens. */
export const testCardOutcomes = ['approve', 'decline', 'confirm', 'timeout'] as const
export type TestCardOutcome = (typeof testCardOutcomes)[number]

/** The bank's question of the test card; the answer is `approve`, true or false. */
export const TEST_BANK = 'test-bank'
export const testBankAction: PaymentAction = { type: TEST_BANK }

import type { PaymentAction } from '#shared/checkout/schema.ts'

/** What the test card can do: its tokens. */
export const testCardOutcomes = ['approve', 'decline', 'confirm', 'timeout'] as const
export type TestCardOutcome = (typeof testCardOutcomes)[number]

/** The test card's bank asks its customer; the answer is `approve`, true or false. */
export const TEST_BANK = 'test-bank'
export const testBankAction: PaymentAction = { type: TEST_BANK }

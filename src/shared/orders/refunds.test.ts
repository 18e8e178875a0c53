import { expect, test } from 'vitest'
import { canMarkRefunded, isRefundedByProvider } from './refunds.ts'

test.each([
  // Columns: state, payment state, method, total, refunded by the provider, by hand.
  ['cancelled', 'paid', 'test-card', 2500, true, false],
  ['cancelled', 'paid', 'test-card', 0, false, false],
  ['cancelled', 'refunded', 'test-card', 2500, false, false],
  ['cancelled', 'paid', 'bank-transfer', 2500, false, true],
  ['fulfilled', 'paid', 'bank-transfer', 2500, false, true],
  ['fulfilled', 'paid', 'pay-on-pickup', 2500, false, true],
  ['open', 'paid', 'bank-transfer', 2500, false, false],
  ['cancelled', 'awaiting', 'bank-transfer', 2500, false, false],
  ['cancelled', 'refunded', 'bank-transfer', 2500, false, false],
] as const)('%s, %s by %s, %i', (state, paymentState, paymentMethod, grandTotalCents, byProvider, byHand) => {
  const order = { state, paymentState, paymentMethod, grandTotalCents }
  expect([isRefundedByProvider(order), canMarkRefunded(order)]).toEqual([byProvider, byHand])
})

import { expect, test } from 'vitest'
import { nextStepOf } from './order-words.ts'

test.each([
  ['open', 'paid', 'test-card', 'fulfil'],
  ['open', 'awaiting', 'bank-transfer', 'mark-paid'],
  ['open', 'awaiting', 'pay-on-pickup', 'fulfil'],
  ['fulfilled', 'awaiting', 'pay-on-pickup', 'mark-paid'],
  ['fulfilled', 'paid', 'test-card', null],
  ['cancelled', 'awaiting', 'bank-transfer', null],
  ['cancelled', 'paid', 'test-card', null],
  ['cancelled', 'paid', 'bank-transfer', 'mark-refunded'],
  ['cancelled', 'refunded', 'bank-transfer', null],
] as const)('an order that is %s and %s by %s asks for: %s', (state, paymentState, paymentMethod, step) => {
  expect(nextStepOf({ state, paymentState, paymentMethod, grandTotalCents: 2500 })).toBe(step)
})

import { expect, test } from 'vitest'
import { deliveryNote, deliveryResult } from '#studio/kit/delivery-words.ts'
import { newOrdersWords, nextStepOf, standOf } from './order-words.ts'

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
  expect(nextStepOf({ state, paymentState, paymentMethod, grandTotalCents: 2500, owedCents: 0, refunds: [] })).toBe(
    step,
  )
})

test.each([
  ['open', false, false, 'To fulfill'],
  ['open', true, false, 'Partially fulfilled'],
  ['fulfilled', false, false, 'Fulfilled'],
  ['fulfilled', false, true, 'Nothing to fulfill'],
] as const)(
  'an order that is %s, partly sent %s, all refunded before %s, is called %s',
  (state, isPartlySent, isAllRemoved, label) => {
    expect(standOf({ state, isPartlySent, isAllRemoved }).label).toBe(label)
  },
)

test.each([
  [true, 'We’ll email ada@example.com', 'The customer gets an email.'],
  [
    false,
    'Email isn’t set up, so this message won’t be sent. You can read it under Emails.',
    'Email isn’t set up, so no message was sent.',
  ],
])('with a mail server (%s) an email is announced as it goes', (sendsMail, before, after) => {
  expect([deliveryNote('ada@example.com', sendsMail), deliveryResult(sendsMail)]).toEqual([before, after])
})

test('no email about a new order is promised while none can be sent', () => {
  expect(newOrdersWords(false)).not.toMatch(/email/)
  expect(newOrdersWords(true)).toMatch(/email/)
})

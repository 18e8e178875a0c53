import { expect, test } from 'vitest'
import { describePaymentFailure } from './describe-payment-failure.ts'

test.each(['network', 'unexpected'])(
  '%s says that the order may have gone through, and that nobody pays twice',
  (code) => {
    expect(describePaymentFailure({ code })).toMatch(
      /^Please .* Your order may have gone through\..*You won’t be charged twice\.$/,
    )
  },
)

test('a refusal says what it knows', () => {
  const failure = { code: 'payment-declined', error: 'Your payment was declined and nothing was charged.' }
  expect(describePaymentFailure(failure)).not.toContain('may have gone through')
})

import type { PaymentMethodId } from '#shared/settings/schema.ts'

/** What the ways to pay are called, at checkout and on the order. */
export const paymentNames: Readonly<Record<PaymentMethodId, string>> = {
  'test-card': 'Test card',
  'test-afterpay': 'Afterpay (test)',
  'test-clearpay': 'Clearpay (test)',
  'bank-transfer': 'Bank transfer',
  'pay-on-pickup': 'Pay on pickup',
  free: 'No payment needed',
}

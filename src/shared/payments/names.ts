import type { PaymentMethodId } from '#shared/settings/schema.ts'

/** Names of the payment methods at checkout, on orders, in emails, exports and the studio. */
export const paymentMethodNames: Readonly<Record<PaymentMethodId, string>> = {
  'test-card': 'Test card',
  'test-afterpay': 'Afterpay (test)',
  'test-clearpay': 'Clearpay (test)',
  'bank-transfer': 'Bank transfer',
  'pay-on-pickup': 'Pay on pickup',
  free: 'No payment needed',
}

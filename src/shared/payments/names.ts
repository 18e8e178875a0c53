import type { PaymentMethodId } from '#shared/settings/schema.ts'

/** What the payment methods are called: at checkout, on orders, in emails, exports and the studio. */
export const paymentMethodNames: Readonly<Record<PaymentMethodId, string>> = {
  'test-card': 'Test card',
  'test-afterpay': 'Afterpay (test)',
  'test-clearpay': 'Clearpay (test)',
  'bank-transfer': 'Bank transfer',
  'pay-on-pickup': 'Pay on pickup',
  free: 'No payment needed',
}

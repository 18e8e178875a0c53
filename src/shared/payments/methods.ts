import type { PaymentMethodId } from '#shared/settings/schema.ts'

interface PaymentMethodFacts {
  /** At checkout, on orders, in emails, exports and the studio. */
  readonly name: string
  /** Whether the money is taken when the order is placed; else it comes later, by transfer or on pickup, or none is owed. */
  readonly isChargedAtOnce: boolean
  /** Who refunds a canceled order: the provider automatically, or the shop by hand. */
  readonly refundedBy: 'provider' | 'hand'
  /** Who charges it, where that is another company. */
  readonly providerName?: string
  /** Whether it can be kept for renewals of a subscription, which are paid while the buyer is away. */
  readonly isKept?: boolean
  /** Whether that company shows the number of the order. */
  readonly showsOrder?: boolean
}

const test = { isChargedAtOnce: true, refundedBy: 'provider' } as const
const stripe = { providerName: 'Stripe', showsOrder: true, isKept: true } as const
const paypal = { providerName: 'PayPal', isKept: true } as const
const byHand = { isChargedAtOnce: false, refundedBy: 'hand' } as const

/** What the product knows of each payment method, one line each; who handles it is in `server/payments/providers.ts`. */
const methods: Readonly<Record<PaymentMethodId, PaymentMethodFacts>> = {
  card: { name: 'Card', isChargedAtOnce: true, refundedBy: 'provider', ...stripe },
  'card-test': { name: 'Card (Stripe test)', ...test, ...stripe },
  paypal: { name: 'PayPal', isChargedAtOnce: true, refundedBy: 'provider', ...paypal },
  'paypal-test': { name: 'PayPal (sandbox)', ...test, ...paypal },
  'test-card': { name: 'Test card', ...test, isKept: true },
  'test-afterpay': { name: 'Afterpay (test)', ...test },
  'test-clearpay': { name: 'Clearpay (test)', ...test },
  'bank-transfer': { name: 'Bank transfer', ...byHand },
  'pay-on-pickup': { name: 'Pay on pickup', ...byHand },
  'gift-card': { name: 'Gift card', isChargedAtOnce: false, refundedBy: 'provider' },
  free: { name: 'No payment needed', ...byHand },
}

/** What the product knows of a payment method. */
export const paymentMethod = (id: PaymentMethodId): PaymentMethodFacts => methods[id]

/** The names of all payment methods. */
export const paymentMethodNames = Object.fromEntries(
  Object.entries(methods).map(([id, { name }]) => [id, name]),
) as Readonly<Record<PaymentMethodId, string>>

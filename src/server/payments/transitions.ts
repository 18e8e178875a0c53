import type { PaymentTables } from './tables.ts'

export type PaymentState = PaymentTables['payments']['state']

/**
 * Where a payment can go from each of its states. It ends once, and a provider that went silent (`pending`) never hides
 * that it has asked for the buyer's confirmation.
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  holding: ['pending', 'needs-confirmation', 'paid', 'awaiting', 'declined', 'expired'],
  pending: ['needs-confirmation', 'paid', 'awaiting', 'declined', 'expired'],
  'needs-confirmation': ['paid', 'awaiting', 'declined', 'expired'],
  paid: [],
  awaiting: [],
  declined: [],
  expired: [],
}

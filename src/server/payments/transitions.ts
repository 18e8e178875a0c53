import type { PaymentTables } from './tables.ts'

export type PaymentState = PaymentTables['payments']['state']

/**
 * The allowed transitions of a payment's state. A payment ends once. A buyer who has confirmed waits for the provider
 * (`pending`), which may ask again.
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  holding: ['pending', 'needs-confirmation', 'paid', 'awaiting', 'declined', 'expired'],
  pending: ['needs-confirmation', 'paid', 'awaiting', 'declined', 'expired'],
  'needs-confirmation': ['pending', 'paid', 'awaiting', 'declined', 'expired'],
  paid: [],
  awaiting: [],
  declined: [],
  expired: [],
}

import type { PaymentTables } from './tables.ts'

export type PaymentState = PaymentTables['payments']['state']

/**
 * The allowed transitions of a payment's state. A payment ends once. A provider without an answer (`pending`) does not
 * cancel its request to the buyer to confirm.
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

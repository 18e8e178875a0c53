import type { PaymentTables } from './tables.ts'

export type PaymentState = PaymentTables['payments']['state']

/**
 * The states that can follow each state of a payment. A payment ends once. A provider that does not answer (`pending`) does
 * not undo that it has asked the buyer to confirm.
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

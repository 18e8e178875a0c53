import type { PaymentMethodId } from '#shared/settings/schema.ts'
import type { PaymentProvider } from './provider.ts'

/** Bank transfer and pay on pickup: the order is valid at once, the owner confirms the payment. */
export function createAwaitedMethod(id: Extract<PaymentMethodId, 'bank-transfer' | 'pay-on-pickup'>): PaymentProvider {
  return {
    id,
    isTest: false,
    knownOutcome: { state: 'awaiting' },
    charge: async () => ({ state: 'awaiting' }),
    find: async () => ({ state: 'awaiting' }),
    confirm: async () => ({ state: 'awaiting' }),
    cancel: async () => {},
  }
}

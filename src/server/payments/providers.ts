import type { Database } from '#server/tables.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { createAwaitedMethod } from './awaited-methods.ts'
import type { PaymentProvider } from './provider.ts'
import { createTestCard } from './test-card.ts'

/** Every way to be paid that this installation knows, one line each. */
export function createProviders(database: Database): Readonly<Record<PaymentMethodId, PaymentProvider>> {
  return {
    'test-card': createTestCard(database, 'test-card'),
    'test-afterpay': createTestCard(database, 'test-afterpay'),
    'test-clearpay': createTestCard(database, 'test-clearpay'),
    'bank-transfer': createAwaitedMethod('bank-transfer'),
    'pay-on-pickup': createAwaitedMethod('pay-on-pickup'),
  }
}

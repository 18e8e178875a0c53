import type { Database } from '#server/tables.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { createAwaitedMethod } from './awaited-methods.ts'
import { createFreeOfCharge } from './free-of-charge.ts'
import { createGiftCardTender } from './gift-card-tender.ts'
import type { PayPalAccess } from './paypal/connection.ts'
import { createPayPalProvider } from './paypal/paypal-provider.ts'
import type { PaymentProvider } from './provider.ts'
import type { StripeAccess } from './stripe/connection.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'
import { createTestCard } from './test-card.ts'

export type PaymentProviders = Readonly<Record<PaymentMethodId, PaymentProvider>>

/** Every payment method of this installation, one line each. */
export function createProviders(database: Database, access: StripeAccess & PayPalAccess): PaymentProviders {
  return {
    card: createStripeProvider(database, access, 'live'),
    'card-test': createStripeProvider(database, access, 'test'),
    paypal: createPayPalProvider(database, access, 'live'),
    'paypal-test': createPayPalProvider(database, access, 'test'),
    'test-card': createTestCard(database, 'test-card'),
    'test-afterpay': createTestCard(database, 'test-afterpay'),
    'test-clearpay': createTestCard(database, 'test-clearpay'),
    'bank-transfer': createAwaitedMethod('bank-transfer'),
    'pay-on-pickup': createAwaitedMethod('pay-on-pickup'),
    'gift-card': createGiftCardTender(database),
    free: createFreeOfCharge(),
  }
}

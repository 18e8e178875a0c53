import { createProviders, type PaymentProviders } from '#server/payments/providers.ts'
import type { Database } from '#server/tables.ts'

/**
 * The test card and its pay-later brands as if they moved money: their orders are no tests, so they hold stock, open files
 * and count. What every real provider has to go through is tested with them.
 */
export function realCard(database: Database): PaymentProviders {
  const providers = createProviders(database)
  return Object.fromEntries(
    Object.entries(providers).map(([id, provider]) => [id, { ...provider, isTest: false }]),
  ) as PaymentProviders
}

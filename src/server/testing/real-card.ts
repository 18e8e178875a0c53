import { createProviders, type PaymentProviders } from '#server/payments/providers.ts'
import type { Database } from '#server/tables.ts'

/**
 * The test card and its installment brands as if they moved money: their orders are not tests, so they hold stock, open
 * files and count in statistics. Tests use them for everything that every real provider needs.
 */
export function realCard(database: Database): PaymentProviders {
  const providers = createProviders(database)
  return Object.fromEntries(
    Object.entries(providers).map(([id, provider]) => [id, { ...provider, isTest: false }]),
  ) as PaymentProviders
}

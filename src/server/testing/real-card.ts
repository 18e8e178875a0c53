import { createProviders, type PaymentProviders } from '#server/payments/providers.ts'

/**
 * The test card and its installment brands as if they moved money: their orders are not tests, so they hold stock, open
 * files and count in statistics. Tests use them for everything that every real provider needs.
 */
export function realCard(...given: Parameters<typeof createProviders>): PaymentProviders {
  const providers = createProviders(...given)
  return Object.fromEntries(
    Object.entries(providers).map(([id, provider]) => [id, { ...provider, isTest: false }]),
  ) as PaymentProviders
}

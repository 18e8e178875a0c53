import type { Payment } from '#server/payments/payment-store.ts'
import type { ChargeOutcome, ChargeRequest, PaymentProvider } from '#server/payments/provider.ts'

/** What a provider is asked about a payment; its key makes asking twice harmless. */
export function chargeOf(websiteId: string, payment: Payment): Omit<ChargeRequest, 'token'> {
  const { idempotencyKey, amountCents, currency } = payment
  return { websiteId, idempotencyKey, amountCents, currency }
}

/** Asks for the money. A provider that breaks or does not answer has said nothing: the money may have moved. */
export async function charge(
  provider: PaymentProvider,
  websiteId: string,
  payment: Payment,
  token: string | null,
): Promise<ChargeOutcome> {
  try {
    return await provider.charge({ ...chargeOf(websiteId, payment), token })
  } catch {
    return { state: 'unknown' }
  }
}

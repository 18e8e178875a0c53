import type { Payment } from '#server/payments/payment-store.ts'
import type { ChargeOutcome, ChargeRequest, PaymentProvider } from '#server/payments/provider.ts'

/** A payment's request to the provider; its key makes repeating it harmless. */
export function chargeOf(websiteId: string, payment: Payment): Omit<ChargeRequest, 'token'> {
  const { idempotencyKey, amountCents, currency } = payment
  return { websiteId, idempotencyKey, amountCents, currency }
}

/** Charges a payment. After an error or a timeout the result is unknown: the money may have moved. */
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

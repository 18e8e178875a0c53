import type { Payment } from '#server/payments/payment-store.ts'
import type { Charge, ChargeOutcome, PaymentProvider } from '#server/payments/provider.ts'

/** A payment's charge for its provider; its key makes repeating a request harmless. */
export function chargeOf(websiteId: string, payment: Payment): Charge {
  const { idempotencyKey, amountCents, currency, reference, draft } = payment
  const returnUrl = `${draft.origin}/checkout?payment=${payment.id}`
  return {
    ...{ websiteId, idempotencyKey, amountCents, currency, reference, returnUrl },
    ...(draft.lines.some(({ subscriptionPlan }) => subscriptionPlan) && { keepsMethod: true }),
    ...(draft.keptMethod && { keptMethod: draft.keptMethod }),
  }
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

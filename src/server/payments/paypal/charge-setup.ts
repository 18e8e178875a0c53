import type { Charge, ChargeOutcome } from '#server/payments/provider.ts'
import { PAYPAL_ACTION } from '#shared/paypal/action.ts'
import type { KeptMethod } from '#shared/subscription-plans/schema.ts'
import { keyOfCharge } from '../idempotency.ts'
import type { Connected } from './connection.ts'
import { approvalPageOf, askToKeep, hasAgreed, keepAgreed, keptByToken } from './setup-token.ts'

/**
 * The state of a charge that keeps the buyer's account and takes nothing. Its reference is PayPal's setup token until the
 * buyer has agreed, and the token that pays renewals after that.
 */
export async function findSetup({ paypal, clientId }: Connected, charge: Charge): Promise<ChargeOutcome> {
  const { reference, returnUrl } = charge
  const ways = { returnUrl: `${returnUrl}&kept=1`, cancelUrl: `${returnUrl}&canceled=1` }
  const setup = reference
    ? (await paypal.vault.getSetupToken(reference)).result
    : await askToKeep(paypal, keyOfCharge(charge, 'setup'), ways)
  const setupToken = setup.id ?? ''
  if (hasAgreed(setup)) return { state: 'approved', reference: setupToken }
  return {
    state: 'needs-confirmation',
    reference: setupToken,
    action: { type: PAYPAL_ACTION, clientId, setupToken, approveUrl: approvalPageOf(setup) },
  }
}

/** Keeps the account of a buyer who has agreed. @param setupToken PayPal's, which has been agreed to */
export async function keepAccount({ paypal }: Connected, charge: Charge, setupToken: string): Promise<ChargeOutcome> {
  const { method } = await keepAgreed(paypal, keyOfCharge(charge, 'keep'), setupToken)
  return { state: 'charged', reference: method }
}

/** The account that a charge has kept. @param token the reference of the charge */
export const keptAccount = async ({ paypal }: Connected, token: string): Promise<KeptMethod> =>
  keptByToken((await paypal.vault.getPaymentToken(token)).result)

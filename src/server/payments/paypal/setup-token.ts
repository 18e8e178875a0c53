import type { PaymentTokenResponse, SetupTokenResponse } from '@paypal/paypal-server-sdk'
import type { KeptMethod } from '#shared/subscription-plans/schema.ts'
import { walletLabel } from './kept-wallet.ts'
import type { PayPal } from './paypal-client.ts'

const CREATED = 201

interface Ways {
  /** Where PayPal leads a buyer who has agreed. */
  readonly returnUrl: string
  /** Where it leads one who has not. */
  readonly cancelUrl: string
}

/**
 * Asks a buyer at PayPal to let the shop store their account, without a payment. Asking again under the same key,
 * within three hours, returns the same setup token as it is now.
 */
export async function askToKeep({ vault, sdk }: PayPal, key: string, ways: Ways): Promise<SetupTokenResponse> {
  const { result, statusCode } = await vault.createSetupToken({
    paypalRequestId: key,
    body: {
      paymentSource: {
        paypal: {
          usageType: sdk.PaypalPaymentTokenUsageType.Merchant,
          customerType: sdk.PaypalPaymentTokenCustomerType.Consumer,
          permitMultiplePaymentTokens: true,
          experienceContext: {
            ...ways,
            shippingPreference: sdk.ExperienceContextShippingPreference.NoShipping,
            userAction: sdk.VaultUserAction.SetupNow,
          },
        },
      },
    },
  })
  // A repeated answer is older than what the buyer has done since.
  return statusCode === CREATED ? result : (await vault.getSetupToken(result.id ?? '')).result
}

/** Whether the buyer has agreed; afterwards too, when the answer about it was lost. */
export const hasAgreed = ({ status }: SetupTokenResponse): boolean => agreed.has(String(status))

const agreed: ReadonlySet<string> = new Set(['APPROVED', 'VAULTED', 'TOKENIZED'])

/** PayPal's page on which the buyer agrees. */
export const approvalPageOf = ({ links }: SetupTokenResponse): string =>
  links?.find(({ rel }) => rel === 'approve')?.href ?? ''

/** Stores the account of a buyer who has agreed; once under the same key. */
export async function keepAgreed({ vault, sdk }: PayPal, key: string, setupTokenId: string): Promise<KeptMethod> {
  const { result } = await vault.createPaymentToken({
    paypalRequestId: key,
    body: { paymentSource: { token: { id: setupTokenId, type: sdk.VaultTokenRequestType.SetupToken } } },
  })
  return keptByToken(result)
}

/** A token of PayPal as the method that renewals are charged to. @throws Error for an answer without its id */
export function keptByToken({ id, customer, paymentSource }: PaymentTokenResponse): KeptMethod {
  if (!id) throw new Error('PayPal has kept an account and does not say its token.')
  return { customer: customer?.id ?? '', method: id, label: walletLabel(paymentSource?.paypal?.emailAddress) }
}

import type { Order, PaypalWallet } from '@paypal/paypal-server-sdk'
import type { KeptMethod } from '#shared/subscription-plans/schema.ts'
import type { PayPal } from './paypal-client.ts'

/** Asks PayPal to keep the buyer's account when an order is paid. */
export const keepWallet = (sdk: PayPal['sdk']): Pick<PaypalWallet, 'attributes'> => ({
  attributes: {
    vault: {
      storeInVault: sdk.StoreInVaultInstruction.OnSuccess,
      usageType: sdk.PaypalPaymentTokenUsageType.Merchant,
      customerType: sdk.PaypalPaymentTokenCustomerType.Consumer,
      // Buyers have no account in the shop: each purchase keeps its own token, which ends by itself.
      permitMultiplePaymentTokens: true,
    },
  },
})

/** A kept account as what pays an order, while its buyer is away. */
export const keptWallet = (sdk: PayPal['sdk'], { method }: KeptMethod): PaypalWallet => ({
  vaultId: method,
  storedCredential: {
    paymentInitiator: sdk.PaymentInitiator.Merchant,
    usage: sdk.StoredPaymentSourceUsageType.Subsequent,
  },
})

/**
 * The account that was kept when an order was paid; null when none was.
 * @throws Error while PayPal is still about to keep it
 */
export function keptByOrder({ paymentSource }: Order): KeptMethod | null {
  const wallet = paymentSource?.paypal
  const vault = wallet?.attributes?.vault
  if (!vault) return null
  if (!vault.id) throw new Error('PayPal has not kept the account of the customer yet.')
  return { customer: vault.customer?.id ?? '', method: vault.id, label: walletLabel(wallet.emailAddress) }
}

/** How a buyer recognizes their account. */
export const walletLabel = (email: string | undefined): string => (email ? `PayPal (${email})` : 'PayPal')

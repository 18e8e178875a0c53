import type { PayPalPaymentsInstance } from '@paypal/paypal-js/sdk-v6'
import { loadCoreSdkScript } from '@paypal/paypal-js/sdk-v6'
import type { Currency } from '#shared/money/schema.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'

/**
 * How the buyer left PayPal's window: `blocked` when no window could be opened, `failed` when PayPal could not say what
 * the buyer did.
 */
type PayPalEnd = 'approved' | 'canceled' | 'blocked' | 'failed'

/** PayPal in the buyer's browser. */
export interface PayPalWindow {
  /** Whether PayPal takes this buyer's payments. */
  readonly isEligible: boolean
  /**
   * Opens PayPal's window at once, which browsers allow only during a press, and shows in it what there is to approve when
   * that is known.
   * @param asked PayPal's id of the order, or of the setup token where nothing is paid; it rejects when there is none
   */
  open(asked: Promise<string>): Promise<PayPalEnd>
}

/**
 * What the buyer agrees to, in PayPal's words: to pay once, also that their account is kept for renewals, or that alone.
 */
export type PayPalFlow = 'ONE_TIME_PAYMENT' | 'VAULT_WITH_PAYMENT' | 'VAULT_WITHOUT_PAYMENT'

/** What PayPal must know before a buyer presses its button. */
export interface PayPalFacts {
  readonly mode: PaymentMode
  readonly currency: Currency
  readonly flow: PayPalFlow
}

/**
 * Loads PayPal's script, from PayPal.
 * @throws Error when PayPal cannot be reached
 */
export async function loadPayPal(clientId: string, { mode, currency, flow }: PayPalFacts): Promise<PayPalWindow> {
  const paypal = await loadCoreSdkScript({ environment: mode === 'live' ? 'production' : 'sandbox' })
  if (!paypal) throw new Error('PayPal is not available.')
  const instance = await paypal.createInstance({ clientId, components: ['paypal-payments'], pageType: 'checkout' })
  const methods = await instance.findEligibleMethods({ currencyCode: currency, paymentFlow: flow })
  return { isEligible: methods.isEligible('paypal'), open: (asked) => openWindow(instance, asked, flow) }
}

function openWindow(instance: PayPalPaymentsInstance, asked: Promise<string>, flow: PayPalFlow): Promise<PayPalEnd> {
  return new Promise((end) => {
    const ends = {
      onApprove: async () => end('approved'),
      onCancel: () => end('canceled'),
      onError: ({ isRecoverable }: { readonly isRecoverable: boolean }) => end(isRecoverable ? 'blocked' : 'failed'),
    }
    const how = { presentationMode: 'auto' } as const
    const started =
      flow === 'VAULT_WITHOUT_PAYMENT'
        ? instance.createPayPalSavePaymentSession(ends).start(
            how,
            asked.then((vaultSetupToken) => ({ vaultSetupToken })),
          )
        : instance.createPayPalOneTimePaymentSession({ ...ends, savePayment: flow === 'VAULT_WITH_PAYMENT' }).start(
            how,
            asked.then((orderId) => ({ orderId })),
          )
    started.catch((error: { readonly isRecoverable?: boolean }) =>
      end(error.isRecoverable === true ? 'blocked' : 'failed'),
    )
  })
}

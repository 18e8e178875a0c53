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
   * Opens PayPal's window at once, which browsers allow only during a press, and shows the order in it when it is known.
   * @param order PayPal's id of the order; it rejects when there is none to pay
   */
  open(order: Promise<string>): Promise<PayPalEnd>
}

/** What the buyer agrees to, in PayPal's words: to pay once, or also that their account is kept for renewals. */
export type PayPalFlow = 'ONE_TIME_PAYMENT' | 'VAULT_WITH_PAYMENT'

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
  return { isEligible: methods.isEligible('paypal'), open: (order) => openWindow(instance, order, flow) }
}

function openWindow(instance: PayPalPaymentsInstance, order: Promise<string>, flow: PayPalFlow): Promise<PayPalEnd> {
  return new Promise((end) => {
    const session = instance.createPayPalOneTimePaymentSession({
      savePayment: flow === 'VAULT_WITH_PAYMENT',
      onApprove: async () => end('approved'),
      onCancel: () => end('canceled'),
      onError: ({ isRecoverable }) => end(isRecoverable ? 'blocked' : 'failed'),
    })
    session
      .start(
        { presentationMode: 'auto' },
        order.then((orderId) => ({ orderId })),
      )
      .catch((error: { readonly isRecoverable?: boolean }) => end(error.isRecoverable === true ? 'blocked' : 'failed'))
  })
}

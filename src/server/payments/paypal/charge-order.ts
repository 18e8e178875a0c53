import type { Order, PaypalWallet } from '@paypal/paypal-server-sdk'
import type { Charge } from '#server/payments/provider.ts'
import { paypalAmount } from '#shared/paypal/amounts.ts'
import { keyOfCharge } from '../idempotency.ts'
import { keepWallet, keptWallet } from './kept-wallet.ts'
import { idInLink } from './links.ts'
import type { PayPal } from './paypal-client.ts'

/** PayPal keeps at most this many characters of our own id of a payment. */
const LONGEST_CUSTOM_ID = 127
const CREATED = 201
/** Milliseconds. */
const SAME_CAPTURE = 10_000

/** The order of a charge at PayPal as it is now; it is made if there is none. */
export async function currentOrder(paypal: PayPal, charge: Charge): Promise<Order> {
  if (charge.reference) return readOrder(paypal, charge.reference)
  const { orders, sdk } = paypal
  const { keptMethod, idempotencyKey, currency } = charge
  const { result, statusCode } = await orders.createOrder({
    paypalRequestId: keyOfCharge(charge, 'create'),
    // With a kept method the money moves now, and the answer says how.
    ...(keptMethod && { prefer: 'return=representation' }),
    body: {
      intent: sdk.CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        {
          amount: { currencyCode: currency, value: paypalAmount(charge.amountCents, currency) },
          ...(idempotencyKey.length <= LONGEST_CUSTOM_ID && { customId: idempotencyKey }),
          // PayPal takes the money of an invoice once, also when it has forgotten the key of the request.
          ...(keptMethod && { invoiceId: idempotencyKey }),
        },
      ],
      paymentSource: { paypal: keptMethod ? keptWallet(sdk, keptMethod) : walletOfBuyer(sdk, charge) },
    },
  })
  // A repeated request may return the first answer, which is older than the payment.
  return statusCode === CREATED ? result : readOrder(paypal, result.id ?? '')
}

/** The buyer approves the payment at PayPal, and that their account is kept for renewals. */
const walletOfBuyer = (sdk: PayPal['sdk'], { returnUrl, keepsMethod }: Charge): PaypalWallet => ({
  experienceContext: {
    // The checkout has asked for the address and shown the total: nothing is left to ask.
    shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
    userAction: sdk.PaypalExperienceUserAction.PayNow,
    // Stock waits for minutes, a check of a bank takes days.
    paymentMethodPreference: sdk.PayeePaymentMethodPreference.ImmediatePaymentRequired,
    returnUrl,
    cancelUrl: `${returnUrl}&canceled=1`,
  },
  ...(keepsMethod && keepWallet(sdk)),
})

/** An order as it is now. */
export const readOrder = async ({ orders }: PayPal, id: string): Promise<Order> =>
  (await orders.getOrder({ id })).result

/** The order that a capture belongs to. @throws Error when PayPal does not answer */
export async function orderOfCapture(paypal: PayPal, captureId: string): Promise<Order> {
  const { result: capture } = await paypal.payments.getCapturedPayment({ captureId })
  const orderId = capture.supplementaryData?.relatedIds?.orderId ?? idInLink(capture.links, 'up', 'orders')
  if (!orderId) throw new Error('PayPal does not say which order it captured.')
  return readOrder(paypal, orderId)
}

/**
 * Takes the money of an approved order. PayPal takes it once for each order; two requests at once share an answer.
 * @throws Error when PayPal refuses, or does not answer
 */
export async function captureOrder({ orders }: PayPal, id: string, charge: Charge): Promise<Order> {
  const moment = Math.floor(Date.now() / SAME_CAPTURE)
  const { result } = await orders.captureOrder({
    id,
    // After a refusal the buyer chooses another way to pay: that is another request.
    paypalRequestId: keyOfCharge(charge, `capture ${moment}`),
    prefer: 'return=representation',
  })
  return result
}

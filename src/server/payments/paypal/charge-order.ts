import type { Order } from '@paypal/paypal-server-sdk'
import type { Charge } from '#server/payments/provider.ts'
import { paypalAmount } from '#shared/paypal/amounts.ts'
import { keyOfCharge } from '../idempotency.ts'
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
  const { result, statusCode } = await orders.createOrder({
    paypalRequestId: keyOfCharge(charge, 'create'),
    body: {
      intent: sdk.CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        {
          amount: { currencyCode: charge.currency, value: paypalAmount(charge.amountCents, charge.currency) },
          ...(charge.idempotencyKey.length <= LONGEST_CUSTOM_ID && { customId: charge.idempotencyKey }),
        },
      ],
      paymentSource: {
        paypal: {
          experienceContext: {
            // The checkout has asked for the address and shown the total: nothing is left to ask.
            shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
            userAction: sdk.PaypalExperienceUserAction.PayNow,
            // Stock waits for minutes, a check of a bank takes days.
            paymentMethodPreference: sdk.PayeePaymentMethodPreference.ImmediatePaymentRequired,
            returnUrl: charge.returnUrl,
            cancelUrl: `${charge.returnUrl}&canceled=1`,
          },
        },
      },
    },
  })
  // A repeated request may return the first answer, which is older than the payment.
  return statusCode === CREATED ? result : readOrder(paypal, result.id ?? '')
}

/** An order as it is now. */
export const readOrder = async ({ orders }: PayPal, id: string): Promise<Order> =>
  (await orders.getOrder({ id })).result

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

import type { remindMeCall } from '#shared/cart-reminders/api.ts'
import type * as contracts from '#shared/checkout/schema.ts'
import { callAddress } from '../../islands/call-address.ts'

/** The contracts of checkout for the browser, without their schemas; a test compares both lists. */
export const checkoutCalls = {
  listSlots: callAddress<typeof contracts.listSlotsCall>('GET', '/api/commerce/shipping-methods/:methodId/slots'),
  placeOrder: callAddress<typeof contracts.placeOrderCall>('POST', '/api/commerce/checkout/orders'),
  confirmPayment: callAddress<typeof contracts.confirmPaymentCall>(
    'POST',
    '/api/commerce/checkout/payments/:paymentId/confirm',
  ),
  remindMe: callAddress<typeof remindMeCall>('PUT', '/api/commerce/checkout/reminder'),
  getPayment: callAddress<typeof contracts.getPaymentCall>('GET', '/api/commerce/checkout/payments/:paymentId'),
}

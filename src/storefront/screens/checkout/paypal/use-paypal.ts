import { useRef, useState } from 'react'
import type { PaymentAction, PlaceOrderBody } from '#shared/checkout/schema.ts'
import { PAYPAL_ACTION } from '#shared/paypal/action.ts'
import type { usePayment } from '../use-payment.ts'
import type { PayPalWindow } from './paypal-window.ts'

type Payment = ReturnType<typeof usePayment>

/** Paying in PayPal's window, or on its page where there can be no window. */
export function usePayPal(payment: Payment) {
  const paypal = useRef<PayPalWindow | null>(null)
  const [isInWindow, setIsInWindow] = useState(false)

  return {
    /** PayPal in this browser; null while it is not loaded. */
    paypal,
    /** Whether the buyer is in PayPal's window, or on the way to its page. */
    isInWindow,
    /** Starts a payment: the window opens at once, and shows what to approve when the server has made it. */
    async start(prepare: () => Promise<Omit<PlaceOrderBody, 'idempotencyKey'>>) {
      setIsInWindow(true)
      const started = payment.start(prepare)
      const opened = paypal.current?.open(started.then(askedIn)) ?? Promise.resolve('blocked' as const)
      const action = await started
      // Refused, or bought before: the page says so, and there is nothing to approve.
      if (action?.type !== PAYPAL_ACTION) return setIsInWindow(false)
      const end = await opened
      if (end === 'blocked') return location.assign(String(action.approveUrl))
      if (end === 'canceled') await payment.cancel()
      // After a failure of the window, PayPal knows whether the buyer has approved.
      else await payment.answer({})
      setIsInWindow(false)
    },
  }
}

/** What PayPal's window shows. @throws Error when there is nothing at PayPal to approve */
function askedIn(action: PaymentAction | null): string {
  if (action?.type !== PAYPAL_ACTION) throw new Error('There is nothing to pay with PayPal.')
  return String(action.setupToken ?? action.orderId)
}

import { useEffect, useEffectEvent, useState } from 'react'
import type { Placed, PlaceOrderBody } from '#shared/checkout/schema.ts'
import type { Failure, Result } from '#shared/http/failure.ts'
import { announce } from '../../islands/announce.ts'
import { REMEMBERED_COUNT } from '../../islands/cart-indicators.ts'
import { answerBank, pay, resume, waitForPayment } from './pay.ts'
import { forgetForm } from './use-checkout-form.ts'

/** What is going on with the money: nothing, an order on its way, a bank that asks, or an answer that takes its time. */
export type PaymentState = 'idle' | 'paying' | 'confirming' | 'waiting'

/** Paying, from the press on the button to the order's page. A payment that a reload interrupted is gone on with. */
export function usePayment(onRefused: (failure: Failure) => void) {
  const [state, setState] = useState<PaymentState>('idle')
  const [paymentId, setPaymentId] = useState('')

  /** Goes where an attempt to pay has led. */
  async function follow(result: Result<Placed>): Promise<void> {
    if (!result.ok) {
      setState('idle')
      // Bought in another tab, or by an answer that was lost: the server leads to the order, or to the empty cart.
      if (result.failure.code === 'cart-empty') return location.replace('/checkout')
      return onRefused(result.failure)
    }
    const placed = result.value
    if (placed.state === 'placed') {
      forgetForm()
      forgetCount()
      // In place of this page: going back leads to the cart, not to paying again.
      return location.replace(`${placed.url}&confirmed=1`)
    }
    setPaymentId(placed.paymentId)
    if (placed.state === 'needs-confirmation') return setState('confirming')
    setState('waiting')
    announce('Waiting for the payment…')
    return follow(await waitForPayment(placed.paymentId))
  }

  const goOn = useEffectEvent(async () => {
    const resumed = resume()
    if (!resumed) return
    setState('paying')
    const result = await resumed
    // What is not known any more needs no words: the form is there to pay with.
    if (!result.ok && result.failure.code === 'payment-not-found') return setState('idle')
    await follow(result)
  })
  useEffect(() => void goOn(), [])

  return {
    state,
    async start(body: Omit<PlaceOrderBody, 'idempotencyKey'>) {
      setState('paying')
      announce('Placing your order…')
      await follow(await pay(body))
    },
    async answer(approve: boolean) {
      await follow(await answerBank(paymentId, approve))
    },
  }
}

/** The cart is bought: other tabs count again, and find it empty. */
function forgetCount(): void {
  try {
    localStorage.removeItem(REMEMBERED_COUNT)
  } catch {
    // Where storage is forbidden, other tabs find out when they are looked at.
  }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PaymentAction, PaymentAnswer, Placed, PlaceOrderBody } from '#shared/checkout/schema.ts'
import { type Failure, fail, type Result } from '#shared/http/failure.ts'
import { announce } from '../../islands/announce.ts'
import { REMEMBERED_COUNT } from '../../islands/cart-indicators.ts'
import { findConfirmation } from './confirmations/find-confirmation.ts'
import { answerProvider, pay, resume, waitForPayment } from './pay.ts'
import { checkoutPageTexts } from './texts.ts'
import { forgetForm } from './use-checkout-form.ts'

/** The state of the payment: nothing, an order being sent, a bank that asks, or a late answer. */
export type PaymentState = 'idle' | 'paying' | 'confirming' | 'waiting'

/** Paying, from the press on the button to the order's page. A payment that a reload interrupted is continued. */
export function usePayment(onRefused: (failure: Failure) => void, onCanceled: () => void) {
  const [state, setState] = useState<PaymentState>('idle')
  const paymentId = useRef('')
  const [action, setAction] = useState<PaymentAction | null>(null)

  function refused(failure: Failure): null {
    setState('idle')
    // Bought in another tab, or with a lost answer: the server leads to the order, or to the empty cart.
    if (failure.code === 'cart-empty') location.replace('/checkout')
    else onRefused(failure)
    return null
  }

  /** Continues according to the result of a payment. @returns what the buyer has to do at the provider, if anything */
  async function follow(result: Result<Placed>): Promise<PaymentAction | null> {
    if (!result.ok) return refused(result.failure)
    const placed = result.value
    if (placed.state === 'placed') {
      forgetForm()
      forgetCount()
      // Replaces this page in the history: going back leads to the cart, not to paying again.
      location.replace(`${placed.url}&confirmed=1`)
      return null
    }
    paymentId.current = placed.paymentId
    if (placed.state === 'needs-confirmation') {
      // A page that is older than the server may not know the provider's action.
      if (!findConfirmation(placed.action)) {
        return refused(fail('unexpected').failure)
      }
      setAction(placed.action)
      setState('confirming')
      return placed.action
    }
    setState('waiting')
    announce(checkoutPageTexts.waitingForPayment)
    return follow(await waitForPayment(placed.paymentId))
  }

  const goOn = useEffectEvent(async () => {
    const resumed = resume()
    if (!resumed) return
    setState('paying')
    const result = await resumed
    // An expired payment needs no message: the form is ready to pay with.
    if (!result.ok && result.failure.code === 'payment-not-found') return setState('idle')
    await follow(result)
  })
  useEffect(() => void goOn(), [])

  return {
    state,
    /** The provider's action in the state `confirming`. */
    action,
    /**
     * @param prepare makes the order; null when the card was refused, which the buyer sees then
     * @returns what the buyer has to do at the provider; null when there is nothing
     */
    async start(prepare: () => Promise<Omit<PlaceOrderBody, 'idempotencyKey'> | null>): Promise<PaymentAction | null> {
      setState('paying')
      announce(checkoutPageTexts.placingOrder)
      const body = await prepare()
      if (!body) {
        setState('idle')
        return null
      }
      return follow(await pay(body))
    },
    async answer(answer: PaymentAnswer) {
      await follow(await answerProvider(paymentId.current, answer))
    },
    /** Gives the payment up. The buyer knows: nothing is refused. */
    async cancel() {
      const result = await answerProvider(paymentId.current, { cancel: true })
      if (result.ok || result.failure.code !== 'payment-expired') return void (await follow(result))
      setState('idle')
      onCanceled()
    },
  }
}

/** The cart is bought: other tabs update their count and find it empty. */
function forgetCount(): void {
  try {
    localStorage.removeItem(REMEMBERED_COUNT)
  } catch {
    // When storage is blocked, other tabs notice when they become active.
  }
}

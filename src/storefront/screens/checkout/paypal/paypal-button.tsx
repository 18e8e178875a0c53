import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Currency } from '#shared/money/schema.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { checkoutPageTexts } from '../texts.ts'
import type { PayPalWindow } from './paypal-window.ts'

interface PayPalButtonProps {
  readonly clientId: string
  readonly mode: PaymentMode
  readonly currency: Currency
  /** Whether a press can do nothing now. */
  readonly isDisabled: boolean
  /** Gets PayPal once its button can be pressed; null before. */
  readonly paypal: RefObject<PayPalWindow | null>
  /** What is shown while there is no button of PayPal: our own, which leads to PayPal's page. */
  readonly children: ReactNode
}

/**
 * PayPal's own button in place of ours. A press submits the form that it is in. Its code is loaded when a buyer chooses
 * PayPal.
 */
export function PayPalButton({ clientId, mode, currency, isDisabled, paypal, children }: PayPalButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'not-eligible' | 'failed'>('loading')

  const load = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const { loadPayPal } = await import('./paypal-window.ts')
      const loaded = await loadPayPal(clientId, mode, currency)
      if (!isCurrent()) return
      paypal.current = loaded.isEligible ? loaded : null
      setState(loaded.isEligible ? 'ready' : 'not-eligible')
    } catch {
      if (isCurrent()) setState('failed')
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account is another button
  useEffect(() => {
    let isCurrent = true
    setState('loading')
    void load(() => isCurrent)
    return () => {
      isCurrent = false
      paypal.current = null
    }
  }, [clientId, mode])

  useEffect(() => {
    if (state !== 'ready') return
    const button = document.createElement('paypal-button')
    button.type = 'pay'
    // Synchronously: browsers open a window only during the press.
    button.addEventListener('click', () => place.current?.closest('form')?.requestSubmit())
    place.current?.replaceChildren(button)
  }, [state])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a button that is new may be disabled
  useEffect(() => {
    const button = place.current?.querySelector('paypal-button')
    if (button) button.disabled = isDisabled
  }, [isDisabled, state])

  return (
    <>
      {state === 'loading' && <p className="card-fields-waiting">{checkoutPageTexts.loadingPayPal}</p>}
      {state === 'not-eligible' && (
        <p className="notice" role="status">
          {checkoutPageTexts.paypalNotAvailable}
        </p>
      )}
      {state === 'failed' && children}
      <div ref={place} className="paypal-button" hidden={state !== 'ready'} />
    </>
  )
}

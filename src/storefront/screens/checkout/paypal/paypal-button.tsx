import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { checkoutPageTexts } from '../texts.ts'
import type { PayPalFacts, PayPalWindow } from './paypal-window.ts'

interface PayPalButtonProps extends PayPalFacts {
  readonly clientId: string
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
export function PayPalButton({ clientId, isDisabled, paypal, children, ...facts }: PayPalButtonProps) {
  const { mode, flow } = facts
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'not-eligible' | 'failed'>('loading')

  const load = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const { loadPayPal } = await import('./paypal-window.ts')
      const loaded = await loadPayPal(clientId, facts)
      if (!isCurrent()) return
      paypal.current = loaded.isEligible ? loaded : null
      setState(loaded.isEligible ? 'ready' : 'not-eligible')
    } catch {
      if (isCurrent()) setState('failed')
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account, or what it is asked for, is another button
  useEffect(() => {
    let isCurrent = true
    setState('loading')
    void load(() => isCurrent)
    return () => {
      isCurrent = false
      paypal.current = null
    }
  }, [clientId, mode, flow])

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

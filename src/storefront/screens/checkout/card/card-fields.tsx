import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Currency } from '#shared/money/schema.ts'
import { stripeAmount } from '#shared/stripe/amounts.ts'
import { checkoutPageTexts } from '../texts.ts'
import type { CardForm } from './card-form.ts'

interface CardFieldsProps {
  readonly totalCents: number
  readonly currency: Currency
  /** Whether the checkout asks for an address. */
  readonly hasAddress: boolean
  /** Whether the card is kept for the renewals of a subscription. */
  readonly keepsCard: boolean
  readonly publishableKey: string
  readonly locale: string
  /** Gets the form once its fields can be filled in; null before. */
  readonly form: RefObject<CardForm | null>
}

/** The fields of a card, from Stripe. Its code is loaded when a buyer chooses to pay by card. */
export function CardFields({ publishableKey, locale, form, totalCents, currency, ...asked }: CardFieldsProps) {
  const { hasAddress, keepsCard } = asked
  const place = useRef<HTMLDivElement>(null)
  const amount = stripeAmount(totalCents, currency)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)

  const open = useEffectEvent(async (isCurrent: () => boolean) => {
    const element = place.current!
    try {
      const { openCardForm } = await import('./card-form.ts')
      const opened = await openCardForm(element, { publishableKey, locale, amount, currency, hasAddress, keepsCard })
      if (!isCurrent()) return opened.close()
      form.current = opened
      setState('ready')
    } catch {
      if (isCurrent()) setState('failed')
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key, or another attempt, is another form
  useEffect(() => {
    let isCurrent = true
    setState('loading')
    void open(() => isCurrent)
    return () => {
      isCurrent = false
      form.current?.close()
      form.current = null
    }
  }, [publishableKey, attempt])

  useEffect(
    () => form.current?.update({ amount, currency, hasAddress, keepsCard }),
    [amount, currency, hasAddress, keepsCard, form],
  )

  return (
    <div className="card-fields" aria-busy={state === 'loading'}>
      {state === 'loading' && <p className="card-fields-waiting">{checkoutPageTexts.loadingCard}</p>}
      {state === 'failed' && (
        <p className="notice is-error" role="alert">
          {checkoutPageTexts.cardNotLoaded}{' '}
          <button className="link-button" type="button" onClick={() => setAttempt((count) => count + 1)}>
            {checkoutPageTexts.tryAgain}
          </button>
        </p>
      )}
      <div ref={place} hidden={state === 'failed'} />
    </div>
  )
}

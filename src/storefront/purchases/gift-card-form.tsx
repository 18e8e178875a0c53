import { X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { giftCardLimits } from '#shared/gift-cards/rules.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'
import { announce } from '../islands/announce.ts'
import { addGiftCard, removeGiftCard } from '../islands/cart-store.ts'
import { describeCartFailure } from './describe-cart-failure.ts'
import { purchaseTexts } from './texts.ts'

interface GiftCardFormProps {
  readonly cart: ShoppingCart
  readonly moneyFormat: MoneyFormat
}

/** Accepts the codes of gift cards, and shows those that pay. Nothing in shops without gift cards. */
export function GiftCardForm({ cart, moneyFormat }: GiftCardFormProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const used = cart.giftCards.map(({ id }) => id).join(' ')

  // An added card closes the form, and a removed one takes its button away: the focus moves on.
  useEffect(() => {
    if (!hadFocus.current) return
    hadFocus.current = false
    const buttons = used ? (place.current?.querySelectorAll<HTMLElement>('[name=action]') ?? []) : []
    const next = [...buttons].at(-1) ?? place.current?.querySelector<HTMLElement>('summary')
    next?.focus()
  }, [used])

  async function send(work: () => ReturnType<typeof addGiftCard>, done: (cart: ShoppingCart) => string) {
    if (isBusy) return
    setIsBusy(true)
    hadFocus.current = true
    const result = await work()
    setIsBusy(false)
    setError(result.ok ? null : describeCartFailure(result.failure))
    if (!result.ok) {
      hadFocus.current = false
      return
    }
    setCode('')
    announce(done(result.value))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = code.trim()
    if (!wanted) return
    void send(
      () => addGiftCard(wanted),
      ({ giftCards }) => purchaseTexts.giftCardAdded(giftCards.at(-1)?.lastFour ?? ''),
    )
  }

  if (cart.giftCards.length === 0 && !cart.takesGiftCards) return null
  return (
    <div className="coupon" ref={place} aria-busy={isBusy}>
      {cart.giftCards.map(({ id, lastFour, balanceCents }) => (
        <form
          className="coupon-used"
          key={id}
          onSubmit={(event) => {
            event.preventDefault()
            void send(
              () => removeGiftCard(id),
              () => purchaseTexts.giftCardRemoved(lastFour),
            )
          }}
        >
          <p>
            <strong>{purchaseTexts.giftCardEnding(lastFour)}</strong>
            <span className="coupon-note">
              {' '}
              {purchaseTexts.giftCardBalance(formatMoney(balanceCents, cart.currency, moneyFormat))}
            </span>
          </p>
          <button
            className="icon-button"
            type="submit"
            name="action"
            value="remove"
            aria-label={purchaseTexts.removeGiftCard(lastFour)}
          >
            <X aria-hidden />
          </button>
        </form>
      ))}
      {cart.giftCards.length < giftCardLimits.perCart && (
        <details className="disclosure" key={used}>
          <summary>{used ? purchaseTexts.anotherGiftCard : purchaseTexts.giftCardCode}</summary>
          <form className="coupon-entry" onSubmit={submit}>
            <label className="visually-hidden" htmlFor="gift-card-code">
              {purchaseTexts.giftCardCode}
            </label>
            <input
              id="gift-card-code"
              className="input"
              value={code}
              maxLength={60}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={error !== null}
              aria-describedby={error ? 'gift-card-error' : undefined}
              onChange={(event) => setCode(event.target.value)}
            />
            <button className="button is-secondary" type="submit" aria-disabled={isBusy}>
              {purchaseTexts.apply}
            </button>
          </form>
        </details>
      )}
      {error && (
        <p className="field-error" id="gift-card-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

import { X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { announce } from '../islands/announce.ts'
import { addCoupon, removeCoupon } from '../islands/cart-store.ts'
import { describeCartFailure } from './describe-cart-failure.ts'
import { purchaseTexts } from './texts.ts'

/**
 * Accepts a discount code, shows the current one, and explains why it stopped working. Nothing in shops without codes.
 */
export function CouponForm({ cart }: { readonly cart: ShoppingCart }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const used = cart.coupons.join(' ')

  // An applied code replaces the form, and the form a removed code: the focus moves with them.
  useEffect(() => {
    if (!hadFocus.current) return
    hadFocus.current = false
    place.current?.querySelector<HTMLElement>(used ? 'button' : 'summary')?.focus()
  }, [used])

  async function send(work: () => ReturnType<typeof addCoupon>, done: string) {
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
    announce(done)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = code.trim()
    if (wanted) void send(() => addCoupon(wanted), purchaseTexts.discountApplied(wanted))
  }

  if (cart.coupons.length === 0 && !cart.takesCoupons) return null
  return (
    <div className="coupon" ref={place} aria-busy={isBusy}>
      {cart.coupons.map((one) => (
        <p className="coupon-used" key={one}>
          <span>
            {purchaseTexts.code} <strong>{one}</strong>
            {cart.invalidCoupons.map((bad) => bad.code === one && <em key={bad.code}> {bad.reason}</em>)}
          </span>
          <button
            className="icon-button"
            type="button"
            aria-label={purchaseTexts.removeDiscount(one)}
            onClick={() => void send(() => removeCoupon(one), purchaseTexts.discountRemoved(one))}
          >
            <X aria-hidden />
          </button>
        </p>
      ))}
      {cart.coupons.length === 0 && (
        <details className="disclosure">
          <summary>{purchaseTexts.discountCode}</summary>
          <form className="coupon-entry" onSubmit={submit}>
            <label className="visually-hidden" htmlFor="coupon-code">
              {purchaseTexts.discountCode}
            </label>
            <input
              id="coupon-code"
              className="input"
              value={code}
              maxLength={60}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={error !== null}
              aria-describedby={error ? 'coupon-error' : undefined}
              onChange={(event) => setCode(event.target.value)}
            />
            <button className="button is-secondary" type="submit" aria-disabled={isBusy}>
              {purchaseTexts.apply}
            </button>
          </form>
        </details>
      )}
      {error && (
        <p className="field-error" id="coupon-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

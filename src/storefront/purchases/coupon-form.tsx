import { X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { discountLimits } from '#shared/discounts/limits.ts'
import { announce } from '../islands/announce.ts'
import { addCoupon, removeCoupon } from '../islands/cart-store.ts'
import { describeCartFailure } from './describe-cart-failure.ts'
import { purchaseTexts } from './texts.ts'

interface CouponFormProps {
  readonly cart: ShoppingCart
  /** For forms that are sent without JavaScript; absent where a page needs it anyway. */
  readonly csrfToken?: string
}

/**
 * Accepts discount codes, shows those of the cart, and explains why one has no effect. Nothing in shops without codes.
 */
export function CouponForm({ cart, csrfToken }: CouponFormProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef<'add' | 'remove' | null>(null)
  const used = cart.coupons.join(' ')

  // An applied code closes the form, and a removed one takes its button away: the focus moves on.
  useEffect(() => {
    const moved = hadFocus.current
    if (!moved) return
    hadFocus.current = null
    const buttons = place.current?.querySelectorAll<HTMLElement>('[name=action]') ?? []
    const next = moved === 'add' ? [...buttons].at(-1) : null
    const fallback = used ? buttons[0] : place.current?.querySelector<HTMLElement>('summary')
    ;(next ?? fallback)?.focus()
  }, [used])

  async function send(action: 'add' | 'remove', work: () => ReturnType<typeof addCoupon>, done: string) {
    if (isBusy) return
    setIsBusy(true)
    hadFocus.current = action
    const result = await work()
    setIsBusy(false)
    setError(result.ok ? null : describeCartFailure(result.failure))
    if (!result.ok) {
      hadFocus.current = null
      return
    }
    setCode('')
    announce(done)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = code.trim()
    if (wanted) void send('add', () => addCoupon(wanted), purchaseTexts.discountApplied(wanted))
  }

  if (cart.coupons.length === 0 && !cart.takesCoupons) return null
  const unscripted = csrfToken === undefined ? {} : { method: 'post', action: '/cart/discount' }
  const crumb = csrfToken !== undefined && <input type="hidden" name="crumb" value={csrfToken} />
  return (
    <div className="coupon" ref={place} aria-busy={isBusy}>
      {cart.coupons.map((one) => (
        <form
          className="coupon-used"
          key={one}
          {...unscripted}
          onSubmit={(event) => {
            event.preventDefault()
            void send('remove', () => removeCoupon(one), purchaseTexts.discountRemoved(one))
          }}
        >
          {crumb}
          <input type="hidden" name="code" value={one} />
          <p>
            {purchaseTexts.code} <strong>{one}</strong>
            {cart.invalidCoupons.map((bad) => bad.code === one && <em key={bad.code}> {bad.reason}</em>)}
          </p>
          <button
            className="icon-button"
            type="submit"
            name="action"
            value="remove"
            aria-label={purchaseTexts.removeDiscount(one)}
          >
            <X aria-hidden />
          </button>
        </form>
      ))}
      {cart.takesCoupons && cart.coupons.length < discountLimits.codesPerCart && (
        <details className="disclosure" key={used}>
          <summary>{used ? purchaseTexts.anotherDiscountCode : purchaseTexts.discountCode}</summary>
          <form className="coupon-entry" {...unscripted} onSubmit={submit}>
            {crumb}
            <label className="visually-hidden" htmlFor="coupon-code">
              {purchaseTexts.discountCode}
            </label>
            <input
              id="coupon-code"
              className="input"
              name="code"
              value={code}
              maxLength={discountLimits.codeLength}
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

import type { ShoppingCart } from '#shared/cart/schema.ts'
import { discountLimits } from '#shared/discounts/limits.ts'
import { addCoupon, addCouponOrGiftCard, removeCoupon } from '../islands/cart-store.ts'
import { CodeForm } from './code-form.tsx'
import { purchaseTexts } from './texts.ts'

interface CouponFormProps {
  readonly cart: ShoppingCart
  /** For forms that are sent without JavaScript; absent where a page needs it anyway. */
  readonly csrfToken?: string
  /** Whether the page also shows the gift cards of the cart: then their codes can be entered here as well. */
  readonly showsGiftCards?: boolean
}

/**
 * Accepts discount codes, shows those of the cart, and explains why one has no effect. Nothing in shops without codes.
 */
export function CouponForm({ cart, csrfToken, showsGiftCards = false }: CouponFormProps) {
  const { coupons, validCoupons, invalidCoupons, takesCoupons, combinesCoupons } = cart
  if (coupons.length === 0 && !takesCoupons) return null
  const cardsBefore = cart.giftCards.length
  const [only, ...others] = validCoupons
  const rule = others.length === 0 ? purchaseTexts.notCombined(only?.code ?? '') : purchaseTexts.notCombinedWithMore
  return (
    <CodeForm
      name="coupon"
      used={coupons.map((code) => ({
        id: code,
        content: (
          <>
            {purchaseTexts.code} <strong>{code}</strong>
            {invalidCoupons.map((bad) => bad.code === code && <em key={bad.code}> {bad.reason}</em>)}
          </>
        ),
        removeLabel: purchaseTexts.removeDiscount(code),
        removedWords: purchaseTexts.discountRemoved(code),
        remove: () => removeCoupon(code),
      }))}
      takesMore={takesCoupons && combinesCoupons && coupons.length < discountLimits.codesPerCart}
      note={only && takesCoupons && !combinesCoupons ? rule : undefined}
      label={purchaseTexts.discountCode}
      anotherLabel={purchaseTexts.anotherDiscountCode}
      maxLength={discountLimits.codeLength}
      add={showsGiftCards && cart.takesGiftCards ? addCouponOrGiftCard : addCoupon}
      addedWords={(code, { giftCards }) =>
        giftCards.length > cardsBefore
          ? purchaseTexts.giftCardAdded(giftCards.at(-1)?.lastFour ?? '')
          : purchaseTexts.discountApplied(code)
      }
      unscripted={csrfToken === undefined ? undefined : { action: '/cart/discount', csrfToken }}
    />
  )
}

import type { ShoppingCart } from '#shared/cart/schema.ts'
import { discountLimits } from '#shared/discounts/limits.ts'
import { addCoupon, removeCoupon } from '../islands/cart-store.ts'
import { CodeForm } from './code-form.tsx'
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
  const { coupons, invalidCoupons, takesCoupons } = cart
  if (coupons.length === 0 && !takesCoupons) return null
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
      takesMore={takesCoupons && coupons.length < discountLimits.codesPerCart}
      label={purchaseTexts.discountCode}
      anotherLabel={purchaseTexts.anotherDiscountCode}
      maxLength={discountLimits.codeLength}
      add={addCoupon}
      addedWords={purchaseTexts.discountApplied}
      unscripted={csrfToken === undefined ? undefined : { action: '/cart/discount', csrfToken }}
    />
  )
}

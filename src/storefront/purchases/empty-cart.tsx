import { cartTexts } from '#shared/cart/messages.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { purchaseTexts } from './texts.ts'

interface EmptyCartProps {
  readonly cart: Pick<ShoppingCart, 'coupons' | 'invalidCoupons'>
  readonly shopHref: string
  /** Whether there is anything to buy; absent: there is. */
  readonly sellsProducts?: boolean
  /** The order that this browser has just placed; null for none. */
  readonly placed: { readonly number: string; readonly href: string } | null
}

/** Shown in place of an empty cart. It says what is true of the codes that links have brought into it. */
export function EmptyCart({
  cart: { coupons, invalidCoupons },
  shopHref,
  sellsProducts = true,
  placed,
}: EmptyCartProps) {
  return (
    <div className="cart-empty">
      {placed && (
        <p className="notice" role="status">
          {purchaseTexts.orderPlaced(placed.number)} <a href={placed.href}>{purchaseTexts.viewOrder}</a>
        </p>
      )}
      <p className="lead">{cartTexts.empty}</p>
      {coupons.map((code) => (
        <p key={code}>
          {purchaseTexts.code} <strong>{code}</strong>:{' '}
          {invalidCoupons.find((bad) => bad.code === code)?.reason ?? purchaseTexts.codeWaits}
        </p>
      ))}
      <a className="button" href={shopHref}>
        {sellsProducts ? purchaseTexts.continueShopping : purchaseTexts.toHomePage}
      </a>
    </div>
  )
}

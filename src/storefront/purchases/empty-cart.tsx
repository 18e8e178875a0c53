import { cartTexts } from '#shared/cart/messages.ts'
import { purchaseTexts } from './texts.ts'

interface EmptyCartProps {
  readonly shopHref: string
  /** Whether there is anything to buy; absent: there is. */
  readonly sellsProducts?: boolean
  /** The order that this browser has just placed; null for none. */
  readonly placed: { readonly number: string; readonly href: string } | null
}

/** Shown in place of an empty cart. */
export function EmptyCart({ shopHref, sellsProducts = true, placed }: EmptyCartProps) {
  return (
    <div className="cart-empty">
      {placed && (
        <p className="notice" role="status">
          {purchaseTexts.orderPlaced(placed.number)} <a href={placed.href}>{purchaseTexts.viewOrder}</a>
        </p>
      )}
      <p className="lead">{cartTexts.empty}</p>
      <a className="button" href={shopHref}>
        {sellsProducts ? purchaseTexts.continueShopping : purchaseTexts.toHomePage}
      </a>
    </div>
  )
}

import { cartTexts } from '#shared/cart/messages.ts'
import { purchaseTexts } from './texts.ts'

/** Shown in place of an empty cart. */
export function EmptyCart({ shopHref }: { readonly shopHref: string }) {
  return (
    <div className="cart-empty">
      <p className="lead">{cartTexts.empty}</p>
      <a className="button" href={shopHref}>
        {purchaseTexts.continueShopping}
      </a>
    </div>
  )
}

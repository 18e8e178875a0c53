import { cartTexts } from '#shared/cart/messages.ts'

/** What stands where a cart would be. */
export function EmptyCart({ shopHref }: { readonly shopHref: string }) {
  return (
    <div className="cart-empty">
      <p className="lead">{cartTexts.empty}</p>
      <a className="button" href={shopHref}>
        Continue shopping
      </a>
    </div>
  )
}

import { ShoppingBag } from 'lucide-react'
import type { Site } from './site.ts'
import { documentTexts } from './texts.ts'

/**
 * The floating cart button. It is hidden at first, because cached pages are the same for everyone; the runtime shows it
 * when the visitor's cart is not empty. Scripts of older sites read its names and classes.
 */
export function CartPill({ site }: { site: Site }) {
  return (
    <aside
      id="floatingCart"
      aria-label={documentTexts.yourCart}
      className={`floating-cart is-${site.appearance.cartPillPosition}`}
      data-cart-indicator=""
      data-cart-pill=""
      hidden
    >
      <a className="sqs-custom-cart" href="/cart">
        <ShoppingBag aria-hidden />
        <span className="visually-hidden">{documentTexts.goToCart} </span>
        <span className="sqs-cart-quantity">0</span>
      </a>
    </aside>
  )
}

import type { ShoppingCart } from '#shared/cart/schema.ts'
import { formatMoney } from '#shared/money/format.ts'

/** §9: counts above this are shown as '100+'. */
const LARGEST_COUNT = 100
/** Under this key the browser remembers the count that it showed last. `document/remembered-count.ts` reads it too. */
export const REMEMBERED_COUNT = 'vitrine-cart-count'

/** The count as the pill and the other indicators print it. */
export function countInWords(items: number): string {
  return items > LARGEST_COUNT ? `${LARGEST_COUNT}+` : String(items)
}

/**
 * Brings every cart indicator of the page into step with the cart (§4): elements with `data-cart-indicator`, and the
 * `.sqs-cart-quantity` and `[data-cart-subtotal]` inside them.
 */
export function showCart(cart: ShoppingCart): void {
  const words = countInWords(cart.totalQuantity)
  showCount(words)
  showSubtotal(cart)
  try {
    if (cart.totalQuantity === 0) localStorage.removeItem(REMEMBERED_COUNT)
    else localStorage.setItem(REMEMBERED_COUNT, words)
  } catch {
    // Storage can be forbidden; the next page's count then waits for the server.
  }
}

/** The count that was shown last, in this tab or another; null where there is none, or storage is forbidden. */
export function recallCount(): string | null {
  try {
    return localStorage.getItem(REMEMBERED_COUNT)
  } catch {
    return null
  }
}

/** Shows a count that is already in words. */
export function showCount(words: string): void {
  const isEmpty = words === '0'
  for (const indicator of document.querySelectorAll<HTMLElement>('[data-cart-indicator]')) {
    indicator.dataset.cartInitialized = ''
    indicator.toggleAttribute('data-cart-empty', isEmpty)
    if ('cartPill' in indicator.dataset) indicator.hidden = isEmpty
    for (const count of indicator.querySelectorAll('.sqs-cart-quantity')) count.textContent = words
  }
}

function showSubtotal(cart: ShoppingCart): void {
  const places = document.querySelectorAll('[data-cart-indicator] [data-cart-subtotal]')
  // Formatting the first price takes a slow phone 100 ms.
  if (places.length === 0) return
  const text = formatMoney(cart.subtotalCents, cart.currency, { locale: document.documentElement.lang })
  for (const place of places) place.textContent = text
}

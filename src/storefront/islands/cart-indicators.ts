import type { ShoppingCart } from '#shared/cart/schema.ts'
import { formatMoney } from '#shared/money/format.ts'

/** Counts above this are shown as '100+'. */
const LARGEST_COUNT = 100
/** The storage key of the count that the browser showed last. `document/remembered-count.ts` reads it too. */
export const REMEMBERED_COUNT = 'vitrine-cart-count'

/** The count as text, in the cart button and the other indicators. */
export function countInWords(items: number): string {
  return items > LARGEST_COUNT ? `${LARGEST_COUNT}+` : String(items)
}

/**
 * Updates every cart indicator of the page: elements with `data-cart-indicator`, and the `.sqs-cart-quantity` and
 * `[data-cart-subtotal]` inside them. Styles of sites use these names.
 */
export function showCart(cart: ShoppingCart): void {
  const words = countInWords(cart.totalQuantity)
  showCount(words)
  showSubtotal(cart)
  try {
    if (cart.totalQuantity === 0) localStorage.removeItem(REMEMBERED_COUNT)
    else localStorage.setItem(REMEMBERED_COUNT, words)
  } catch {
    // Storage may be blocked; then the next page's count comes from the server.
  }
}

/** The count that was shown last, in this tab or another; null when there is none or storage is blocked. */
export function recallCount(): string | null {
  try {
    return localStorage.getItem(REMEMBERED_COUNT)
  } catch {
    return null
  }
}

/** Shows a count that is already text. */
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
  // Formatting the first price takes 100 ms on a slow phone.
  if (places.length === 0) return
  const text = formatMoney(cart.subtotalCents, cart.currency, { locale: document.body.dataset.locale ?? 'en-US' })
  for (const place of places) place.textContent = text
}

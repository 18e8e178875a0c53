/**
 * Runs before the first paint: cached pages do not know the cart, but the browser stores the count that it showed last
 * (see `islands/cart-indicators.ts`). Its source text is printed into the page, so it cannot use anything from outside.
 */
function showRememberedCount(): void {
  try {
    const words = /(?:^|;\s*)hasCart=true/.test(document.cookie) && localStorage.getItem('vitrine-cart-count')
    if (!words) return
    for (const indicator of document.querySelectorAll<HTMLElement>('[data-cart-indicator]')) {
      indicator.dataset.cartInitialized = ''
      if ('cartPill' in indicator.dataset) indicator.hidden = false
      for (const count of indicator.querySelectorAll('.sqs-cart-quantity')) count.textContent = words
    }
  } catch {
    // Storage may be blocked; then the count comes from the server.
  }
}

/** The page's one inline script; the content security policy allows it by its hash. */
export const rememberedCountScript = `(${showRememberedCount})()`.replace(/\n\s*/g, '\n')

/**
 * Runs before the first paint: cached pages know no cart, but the browser remembers the count that it showed last (see
 * `islands/cart-indicators.ts`). It is printed into the page by its source text, so it can use nothing from outside.
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
    // Storage can be forbidden; the count then waits for the server.
  }
}

/** The text of the page's one inline script; the content security policy allows it by its hash. */
export const rememberedCountScript = `(${showRememberedCount})()`.replace(/\n\s*/g, '\n')

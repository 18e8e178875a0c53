/** Elements that lead to the cart or fill it, and elements that the cart button would cover. */
const OTHERS = 'header [data-cart-indicator], .product-purchase-row, .buy-bar, .product-gallery'

/** Shows the floating cart button only while nothing else on screen leads to the cart, and nothing is covered by it. */
export function placePill(): void {
  const pill = document.querySelector('[data-cart-pill]')
  if (!pill) return
  const inSight = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target)
      else inSight.delete(target)
    }
    pill.toggleAttribute('data-alone', inSight.size === 0)
  })
  for (const other of document.querySelectorAll(OTHERS)) observer.observe(other)
  // Without any of them, the observer would never be called.
  if (!document.querySelector(OTHERS)) pill.setAttribute('data-alone', '')
}

/** What already leads to the cart or fills it, and what the pill would lie on. */
const OTHERS = 'header [data-cart-indicator], .product-purchase-row, .buy-bar, .product-gallery'

/** Shows the cart pill only while nothing else on screen leads to the cart, and nothing is there that it could cover. */
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
  // A page without any of them: nothing would ever be observed.
  if (!document.querySelector(OTHERS)) pill.setAttribute('data-alone', '')
}

import type { EventName } from '#shared/analytics/declared-events.ts'
import type { ShopEventDetail } from '../islands/dispatch-shop-event.ts'
import { pageEvents } from './page-events.ts'
import { trackEvent } from './track-event.ts'

const CART_PAGES = ['200', '205']
const RELATED = '.related-products'
/** Collections of lessons, and courses. */
const LESSONS = '.collection-type-24, .collection-type-25'

/** Sends the events of shops and courses that happen on this page (`declaredEvents`). */
export function trackPage(): void {
  const { pageType, itemId } = document.body.dataset
  const product = itemId && { object_identifier: itemId }
  // What cannot be sent is not counted.
  const track = (name: EventName, content: object = {}) =>
    void trackEvent(name, { ...product, ...content }).catch(() => {})
  if (document.body.classList.contains('collection-type-13') && itemId) track('CommerceShopping_VisitPDP')
  if (CART_PAGES.includes(pageType!)) track('ViewCart')
  if (document.body.matches(LESSONS)) track(itemId ? 'VideoDetailsPageView' : 'VideoListsPageView')

  const related = document.querySelector(RELATED)
  if (related) {
    const watching = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watching.disconnect()
      track('RelatedProductDisplay')
    })
    watching.observe(related)
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const named = (target as Element).closest<HTMLElement>('[data-event]')
      if (named) track(named.dataset.event as EventName)
      if ((target as Element).closest(`${RELATED} a`)) track('RelatedProductClick')
      const video = (target as Element).closest<HTMLAnchorElement>('.video-play')
      if (video) track('ClicksThirdPartyVideo', { destination_url: video.href })
    },
    { capture: true },
  )
  document.addEventListener(pageEvents.shop, (event) => {
    const { name, addition } = (event as CustomEvent<ShopEventDetail>).detail
    // In a quick view it is not the product of the page.
    track(name, addition && { object_identifier: addition.itemId })
    if (name === 'AddToCart' && addition && related?.querySelector(`[data-item-id="${CSS.escape(addition.itemId)}"]`))
      track('RelatedProductAddToCart', { object_identifier: addition.itemId })
  })
  document.addEventListener(pageEvents.subscribed, () => track('newsletter-subscribe'))
}

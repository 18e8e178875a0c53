import { RECORD_HIT_PATH, TIME_EVENT, VIEW_EVENT } from '#shared/analytics/events.ts'
import { visitorCookieIn } from '#shared/analytics/visitor-cookies.ts'

// Loaded with it: both need the same.
export { knowVisitor } from './know-visitor.ts'

/**
 * Sends the view of this page, and how long it was visible whenever it is hidden. Nothing is stored in the browser
 * for it: no cookie, no key.
 */
export function recordVisit(): void {
  const { body } = document
  const from = document.referrer
  let visibleSince: number | null = null

  const send = (event: string, more: object) => {
    const data = { url: location.pathname, websiteId: body.dataset.websiteId, ...more }
    // A form, as such calls have always been. What cannot be sent is not counted.
    navigator.sendBeacon(
      RECORD_HIT_PATH,
      // Only visitors who agreed to it have this id.
      new URLSearchParams({ event, data: JSON.stringify(data), ss_cvr: visitorCookieIn(document.cookie, 'visitor') }),
    )
  }
  const sendView = (referrer: string) => {
    send(VIEW_EVENT, {
      ...{ queryString: location.search, referrer, title: document.title },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...{ collectionId: body.dataset.collectionId, itemId: body.dataset.itemId, experiment: body.dataset.experiment },
      // A product.
      ...(body.classList.contains('collection-type-13') && { recordType: 11 }),
    })
    visibleSince = document.visibilityState === 'visible' ? performance.now() : null
  }
  const follow = () => {
    if (document.visibilityState === 'visible') visibleSince = performance.now()
    else if (visibleSince !== null) {
      send(TIME_EVENT, { seconds: Math.round((performance.now() - visibleSince) / 1000) })
      visibleSince = null
    }
  }

  sendView(from)
  addEventListener('visibilitychange', follow)
  // A page from the back/forward cache is opened once more.
  addEventListener('pageshow', ({ persisted }) => persisted && sendView(''))
}

import type { EventName } from '#shared/analytics/declared-events.ts'
import { visitorCookieIn } from '#shared/analytics/visitor-cookies.ts'

const PATH = '/api/v1/clanker/events'

/**
 * Sends an event of the newer tracker, with ids only of a visitor who agreed to them. As a beacon where there are beacons: it also
 * arrives when the page is left.
 * @throws Error with the status, where the browser has no beacons and the server refuses it
 */
export async function trackEvent(name: EventName, content: object = {}): Promise<void> {
  const { websiteId, locale } = document.body.dataset
  const event = JSON.stringify({
    eventSchemaName: name,
    eventContent: JSON.stringify({
      ...{ page_host: location.host, page_path: location.pathname, browser_language: navigator.language },
      ...{ window_width: innerWidth, window_height: innerHeight, event_occurrence_timestamp: Date.now() },
      ...{ context_website_id: websiteId, website_locale: locale, custom_schema_name: name },
      ...{ source: 'WEB', source_environment: 'prod' },
      ...agreedIds(document.cookie),
      ...content,
    }),
  })
  if (navigator.sendBeacon?.(PATH, event)) return
  const { status } = await fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: event,
    keepalive: true,
  })
  if (status === 200 || status === 202) return
  const words = `Error tracking event: HTTP Status ${status}`
  console.error(words)
  throw new Error(words)
}

/** The ids in the cookies of a visitor who agreed to them; nothing without. */
function agreedIds(cookies: string): object {
  const ids = {
    analytics_id: visitorCookieIn(cookies, 'analytics'),
    session_id: visitorCookieIn(cookies, 'session'),
    marketing_id: visitorCookieIn(cookies, 'marketing'),
  }
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== ''))
}

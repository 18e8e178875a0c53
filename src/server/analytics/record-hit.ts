import { isSameOrigin } from '#server/http/csrf.ts'
import type { Sender, SentByPage } from '#server/http/sender.ts'
import type { Services } from '#server/services.ts'
import { splitUrl } from '#server/site/page-request.ts'
import { hostName } from '#server/websites/host-name.ts'
import type { Website } from '#server/websites/website.ts'
import { SESSION_EVENT, TIME_EVENT } from '#shared/analytics/events.ts'
import { type Hit, MOST_SECONDS, readHit } from '#shared/analytics/hit.ts'
import { recordTypes } from '#shared/items/kinds.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { countryOfZone } from './country-of-zone.ts'
import { recordEvent } from './goals-reached.ts'
import { knownPath, knownSource } from './known-addresses.ts'
import { recordExposure } from './record-exposure.ts'
import { visitorOf } from './visitor-of.ts'

/** The page whose view begins an order. */
const CHECKOUT = '/checkout'

/**
 * Records a hit of a visitor. Nothing is recorded where the site counts no visits, of its team, of robots, and of people
 * who ask not to be counted.
 * @returns false for a hit that no page of this site sends
 */
export async function recordHit(
  services: Pick<Services, 'analytics' | 'gates'>,
  request: SentByPage,
  website: Website,
): Promise<boolean> {
  const { analytics } = services
  const hit = isSameOrigin(request) ? readHit(request.body) : null
  const page = hit && pageOf(hit, request, website)
  if (!hit || page === null) return false
  const visitor = await visitorOf(services, request, website, (day) => {
    if (hit.event !== TIME_EVENT && hit.event !== SESSION_EVENT) analytics.leaveOut(website.id, day, 'robot')
  })
  if (!visitor) return true
  const { seen, program } = visitor
  if (hit.event === TIME_EVENT) {
    const seconds = Math.min(Math.round(hit.data.seconds ?? 0), MOST_SECONDS)
    if (seconds > 0) analytics.record({ kind: 'time', ...seen, page, seconds })
    return true
  }
  if (hit.event === SESSION_EVENT) {
    const action = hit.data.isFirstSession ? 'session-first' : 'session-returning'
    analytics.record({ kind: 'action', ...seen, action, text: '', detail: '' })
    return true
  }
  const { device, browser, system } = program
  const country = countryOfZone(hit.data.timeZone ?? '')
  recordEvent(analytics, website.goals, {
    kind: 'view',
    ...seen,
    page,
    ...sourceIn(hit, request, website),
    device,
    browser,
    system,
    country,
  })
  const mark = hit.data.experiment
  if (mark) recordExposure(analytics, website, seen, { mark, page, cookies: request.headers.cookie ?? '' })
  const productId = productOf(hit)
  if (productId !== null) {
    analytics.record({ kind: 'action', ...seen, action: 'product-viewed', text: productId, detail: '' })
    analytics.record({ kind: 'step', ...seen, step: 'viewed' })
  }
  if (page === CHECKOUT) analytics.record({ kind: 'step', ...seen, step: 'begun' })
  return true
}

/** The page of a hit; null when it is of another site, or of no page that is counted. */
function pageOf({ data }: Hit, request: Sender, website: Website): string | null {
  if (data.websiteId && data.websiteId !== website.id) return null
  return knownPath(data.url, request.host)
}

/** The product of a page; null for other pages. */
const productOf = ({ data: { recordType, itemId } }: Hit): string | null =>
  recordType === recordTypes.storeItem && idSchema.safeParse(itemId).success ? itemId! : null

function sourceIn({ data }: Hit, request: Sender, website: Website) {
  const query = data.queryString || splitUrl(data.url)[1] || ''
  return knownSource(data.referrer ?? '', query.split('#')[0]!, [hostName(request.host), ...website.domains])
}

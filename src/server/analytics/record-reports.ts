import { isSameOrigin } from '#server/http/csrf.ts'
import type { SentByPage } from '#server/http/sender.ts'
import type { Services } from '#server/services.ts'
import type { Website } from '#server/websites/website.ts'
import { readScriptErrors } from '#shared/analytics/script-errors.ts'
import { scrub } from '#shared/analytics/scrub.ts'
import { shortLine } from '#shared/analytics/short-line.ts'
import { bucketOf, ratingOf } from '#shared/analytics/speed.ts'
import { readSpeed } from '#shared/analytics/speed-records.ts'
import { mappedPlaces } from './mapped-places.ts'
import { pageOf } from './record-actions.ts'
import { visitorOf } from './visitor-of.ts'

type Needed = Pick<Services, 'analytics' | 'gates'>

/**
 * Records how fast a page was, under the same rules as its views.
 * @returns false for what no page of this site sends
 */
export async function recordSpeed(services: Needed, request: SentByPage, website: Website): Promise<boolean> {
  const records = isSameOrigin(request) ? readSpeed(request.body) : null
  const pages = records?.map((record) => pageOf(record, request, website)) ?? []
  if (!records || pages.includes(null)) return false
  const visitor = records.length > 0 ? await visitorOf(services, request, website) : null
  if (!visitor) return true
  const { seen, program } = visitor
  for (const [place, { metric, value, pageType, cause, connection }] of records.entries()) {
    const rating = ratingOf(metric, value)
    services.analytics.record({
      ...{ kind: 'speed', ...seen, metric, pageType, device: program.device },
      ...{ rating, bucket: bucketOf(metric, value), connection },
    })
    const named = shortLine(scrub(cause))
    if (rating !== 'good' && named !== '')
      services.analytics.record({
        ...{ kind: 'action', ...seen, action: 'speed-cause', text: named, detail: `${metric} ${pages[place]}`.trim() },
      })
  }
  return true
}

/**
 * Records errors of scripts on a page, under the same rules as its views.
 * @returns false for what no page of this site sends
 */
export async function recordErrors(
  services: Needed & Pick<Services, 'browser'>,
  request: SentByPage,
  website: Website,
): Promise<boolean> {
  const mapPlaces = (text: string) => mappedPlaces(services.browser.maps, text)
  const errors = isSameOrigin(request) ? readScriptErrors(request.body, mapPlaces) : null
  const pages = errors?.map((error) => pageOf(error, request, website)) ?? []
  if (!errors || pages.includes(null)) return false
  const visitor = errors.length > 0 ? await visitorOf(services, request, website) : null
  if (!visitor) return true
  for (const [place, { message, place: where, stack, release }] of errors.entries())
    services.analytics.record({
      ...{ kind: 'error', ...visitor.seen, message, place: where, stack, release, page: pages[place]! },
    })
  return true
}

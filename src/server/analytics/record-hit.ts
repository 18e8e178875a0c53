import type { FastifyRequest } from 'fastify'
import { isSameOrigin } from '#server/http/csrf.ts'
import type { Services } from '#server/services.ts'
import { splitUrl } from '#server/site/page-request.ts'
import { hostName } from '#server/websites/host-name.ts'
import type { Website } from '#server/websites/website.ts'
import { TIME_EVENT } from '#shared/analytics/events.ts'
import { type Hit, MOST_SECONDS, readHit } from '#shared/analytics/hit.ts'
import { viewedPath } from '#shared/analytics/rules.ts'
import { analyticsSettingsOf } from '#shared/analytics/schema.ts'
import { sourceOf } from '#shared/analytics/sources.ts'
import { roles } from '#shared/roles/rules.ts'
import { dayOfHour, hourOf } from './moments.ts'
import { programOf } from './programs.ts'

/**
 * Records a hit of a visitor. Nothing is recorded where the site counts no visits, of its team, of robots, and of people
 * who ask not to be counted.
 * @returns false for a hit that no page of this site sends
 */
export async function recordHit(
  { analytics, gates }: Pick<Services, 'analytics' | 'gates'>,
  request: FastifyRequest,
  website: Website,
): Promise<boolean> {
  const hit = isSameOrigin(request) ? readHit(request.body) : null
  const page = hit && pageOf(hit, request, website)
  if (!hit || page === null) return false
  if (!analyticsSettingsOf(website.analytics).isOn || refusesCounting(request)) return true
  const now = Date.now()
  const hour = hourOf(now, website.settings.timeZone)
  const userAgent = request.headers['user-agent'] ?? ''
  const program = programOf(userAgent)
  if (program.isRobot) {
    if (hit.event !== TIME_EVENT) analytics.leaveOut(website.id, dayOfHour(hour), 'robot')
    return true
  }
  if (await isOfTeam(gates, request, website)) return true
  const visitor = await analytics.visitorNumber(website.id, dayOfHour(hour), { address: request.ip, userAgent })
  const seen = { websiteId: website.id, hour, at: now, visitor, page }
  if (hit.event === TIME_EVENT) {
    const seconds = Math.min(Math.round(hit.data.seconds ?? 0), MOST_SECONDS)
    if (seconds > 0) analytics.record({ kind: 'time', ...seen, seconds })
    return true
  }
  const { device, browser, system } = program
  analytics.record({ kind: 'view', ...seen, ...sourceIn(hit, request, website), device, browser, system })
  return true
}

/** The page of a hit; null when it is of another site, or of no page that is counted. */
function pageOf({ data }: Hit, request: FastifyRequest, website: Website): string | null {
  if (data.websiteId && data.websiteId !== website.id) return null
  return viewedPath(data.url, request.host)
}

function sourceIn({ data }: Hit, request: FastifyRequest, website: Website) {
  const query = data.queryString || splitUrl(data.url)[1] || ''
  return sourceOf(data.referrer ?? '', query.split('#')[0]!, [hostName(request.host), ...website.domains])
}

/** Whether the browser asks sites not to follow its user. */
const refusesCounting = ({ headers }: FastifyRequest): boolean => headers['sec-gpc'] === '1' || headers.dnt === '1'

/** Whether the sender works on the site. People who can only look at it are visitors. */
async function isOfTeam(gates: Services['gates'], request: FastifyRequest, website: Website): Promise<boolean> {
  const staff = await gates.staffOf(request, website)
  return staff !== null && staff.role !== roles.viewer
}

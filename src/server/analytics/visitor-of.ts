import type { Sender } from '#server/http/sender.ts'
import type { Services } from '#server/services.ts'
import { mayBeSignedIn } from '#server/sign-in/sessions.ts'
import type { Website } from '#server/websites/website.ts'
import { analyticsSettingsOf } from '#shared/analytics/schema.ts'
import { roles } from '#shared/roles/rules.ts'
import { dayOfHour, hourOf } from './moments.ts'
import { type Program, programOf } from './programs.ts'
import type { Recorded } from './recorded.ts'

/** Who sends what may be counted, and when. */
export interface Visitor {
  readonly seen: Recorded
  readonly program: Program
}

/**
 * The visitor who sends a request. Null where nothing is recorded: the site counts no visits, or it was its team, a
 * robot, or someone who asks not to be counted.
 * @param onRobot called for a robot, with the day
 */
export async function visitorOf(
  { analytics, gates }: Pick<Services, 'analytics' | 'gates'>,
  request: Sender,
  website: Website,
  onRobot?: (day: number) => void,
): Promise<Visitor | null> {
  if (!analyticsSettingsOf(website.analytics).isOn || refusesCounting(request)) return null
  const at = Date.now()
  const hour = hourOf(at, website.settings.timeZone)
  const day = dayOfHour(hour)
  const userAgent = request.headers['user-agent'] ?? ''
  const program = programOf(userAgent)
  if (program.isRobot) {
    onRobot?.(day)
    return null
  }
  if (mayBeSignedIn(request.headers.cookie) && (await isOfTeam(gates, request, website))) return null
  const visitor = await analytics.visitorNumber(website.id, day, { address: request.ip, userAgent })
  return { seen: { websiteId: website.id, hour, at, visitor }, program }
}

/** Whether the browser asks sites not to follow its user. */
const refusesCounting = ({ headers }: Sender): boolean => headers['sec-gpc'] === '1' || headers.dnt === '1'

/** Whether the sender works on the site. People who can only look at it are visitors. */
async function isOfTeam(gates: Services['gates'], request: Sender, website: Website): Promise<boolean> {
  const staff = await gates.staffOf(request, website)
  return staff !== null && staff.role !== roles.viewer
}

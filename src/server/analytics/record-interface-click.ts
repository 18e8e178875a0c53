import type { Sender } from '#server/http/sender.ts'
import type { Services } from '#server/services.ts'
import type { Website } from '#server/websites/website.ts'
import { analyticsSettingsOf } from '#shared/analytics/schema.ts'
import { hourOf } from './moments.ts'

/** The visitor of an event that is counted for nobody. */
const NOBODY = 0

/**
 * Counts that someone of the team pressed something in a panel of the studio: how often, and not who. From others it is
 * not counted. The studio is no page of the site, so it makes no visit.
 */
export async function recordInterfaceClick(
  { analytics, gates }: Pick<Services, 'analytics' | 'gates'>,
  request: Sender,
  website: Website,
  panel: string,
): Promise<void> {
  if (!analyticsSettingsOf(website.analytics).isOn || !(await gates.staffOf(request, website))) return
  const at = Date.now()
  analytics.record({
    ...{ kind: 'action', websiteId: website.id, hour: hourOf(at, website.settings.timeZone), at, visitor: NOBODY },
    ...{ action: 'event', text: 'interface-click', detail: panel },
  })
}

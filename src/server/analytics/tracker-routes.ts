import type { Beacon } from '#server/http/beacons.ts'
import { isSameOrigin } from '#server/http/csrf.ts'
import type { Services } from '#server/services.ts'
import { isDeclared } from '#shared/analytics/declared-events.ts'
import { sentFields } from '#shared/analytics/sent-fields.ts'
import { checkedContent, readOlderTracked, readTracked, type Tracked } from '#shared/analytics/tracked.ts'
import * as api from '#shared/analytics/tracked-api.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { recordEvent } from './goals-reached.ts'
import { pageOf } from './record-actions.ts'
import { recordInterfaceClick } from './record-interface-click.ts'
import { visitorOf } from './visitor-of.ts'

/** Counts the events of both trackers by their names, under the same rules as views. */
export function trackerRoutes(services: Services): void {
  const { serve, serveBeacon, analytics } = services

  const take =
    (read: (body: unknown) => Tracked | null) =>
    async ({ request, website }: Beacon<unknown>) => {
      const tracked = isSameOrigin(request) ? read(request.body) : null
      if (tracked?.name === 'interface-click') {
        await recordInterfaceClick(services, request, website, tracked.object)
        return true
      }
      const page = tracked && pageOf(tracked.page, request, website)
      if (!tracked || page === null) return false
      const visitor = await visitorOf(services, request, website)
      if (visitor)
        recordEvent(analytics, website.goals, {
          ...{ kind: 'action', ...visitor.seen, action: 'event', text: tracked.name, detail: page },
        })
      return true
    }

  serveBeacon(api.recordEventCall, take(readOlderTracked))
  serveBeacon(api.trackEventCall, take(readTracked))

  serve(api.validateEventContentCall, async ({ body, parameters: { schemaName } }) => {
    if (!isDeclared(schemaName)) return fail('not-found')
    // The content itself, or the event that is about to be sent.
    const fields = sentFields(body)
    return checkedContent(schemaName, fields?.eventContent ?? fields) ? succeed({}) : fail('bad-request')
  })
}

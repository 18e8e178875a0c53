import { sendCsv } from '#server/files/send-csv.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as api from '#shared/analytics/reports-api.ts'
import { listSpeedCausesCall } from '#shared/analytics/speed-causes-api.ts'
import { succeed } from '#shared/http/failure.ts'
import { connectionRows, readConnections } from './read-connections.ts'
import { errorRows, readErrors } from './read-errors.ts'
import { readSpeed, speedRows } from './read-speed.ts'
import { readSpeedCauses } from './read-speed-causes.ts'
import { recordErrors, recordSpeed } from './record-reports.ts'

/** Records how fast pages are and which errors their scripts have, and shows both to the owner. */
export function pageReportRoutes(services: Services): void {
  const { serve, serveBeacon, analytics } = services

  serveBeacon(api.recordSpeedCall, ({ request, website }) => recordSpeed(services, request, website))
  serveBeacon(api.recordErrorsCall, ({ request, website }) => recordErrors(services, request, website))

  serve(api.getSpeedCall, async ({ website, query: { device, ...days } }) =>
    succeed({ rows: await readSpeed(await analytics.open(), website.id, days, device) }),
  )

  serve(listSpeedCausesCall, async ({ website, query: days }) =>
    succeed(await readSpeedCauses(await analytics.open(), reading(services, website), days)),
  )

  serve(api.exportSpeedCall, async ({ website, reply, query: { device, ...days } }) =>
    sendCsv(
      reply,
      `${website.slug}-speed-${days.from}-${days.to}.csv`,
      speedRows(await analytics.open(), website.id, days, device),
    ),
  )

  serve(api.getConnectionsCall, async ({ website, query: days }) =>
    succeed({ rows: await readConnections(await analytics.open(), website.id, days) }),
  )

  serve(api.exportConnectionsCall, async ({ website, reply, query: days }) =>
    sendCsv(
      reply,
      `${website.slug}-speed-by-connection-${days.from}-${days.to}.csv`,
      connectionRows(await analytics.open(), website.id, days),
    ),
  )

  serve(api.getErrorsCall, async ({ website, query: days }) =>
    succeed(await readErrors(await analytics.open(), website.id, days)),
  )

  serve(api.exportErrorsCall, async ({ website, reply, query: days }) =>
    sendCsv(
      reply,
      `${website.slug}-errors-${days.from}-${days.to}.csv`,
      errorRows(await analytics.open(), website.id, days),
    ),
  )
}

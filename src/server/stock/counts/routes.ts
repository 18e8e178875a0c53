import { ownerChange } from '#server/changes/owner-change.ts'
import { sendCsv } from '#server/files/send-csv.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/stock-counts/api.ts'
import { formatCountNumber } from '#shared/stock-counts/rules.ts'
import { applyCount } from './apply-count.ts'
import { listCountLines } from './count-lines.ts'
import { claimCount, listCounts, readCount } from './count-store.ts'
import { reportRows } from './report.ts'
import { saveCountLines } from './save-count-lines.ts'
import { startCount } from './start-count.ts'

/** The owner's calls on counts of the stock. */
export function countRoutes(services: Services): void {
  const { serve } = services

  serve(api.listCountsCall, async ({ website, query }) => succeed(await listCounts(reading(services, website), query)))

  serve(api.startCountCall, async ({ website, staff, body }) => {
    const started = await changing(services, website, staff, (scope) => startCount(scope, body, staff.name))
    if (!started.ok) return started
    const count = await readCount(reading(services, website), started.value)
    if (!count) throw new Error('A count that was just started is missing.')
    return succeed({ count })
  })

  serve(api.getCountCall, ({ website, parameters: { countId } }) => opened(website, countId))

  serve(api.listCountLinesCall, async ({ website, parameters: { countId }, query }) => {
    const scope = reading(services, website)
    const count = await readCount(scope, countId)
    return count ? succeed(await listCountLines(scope, count, query)) : fail('count-not-found')
  })

  serve(api.saveCountLinesCall, async ({ website, staff, parameters: { countId }, body }) => {
    const saved = await changing(services, website, staff, (scope) =>
      saveCountLines(scope, countId, body.lines, staff.name),
    )
    if (!saved.ok) return saved
    const read = await opened(website, countId)
    return read.ok ? succeed({ ...read.value, lines: saved.value }) : read
  })

  serve(api.applyCountCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => applyCount(scope, call.parameters.countId, batchId),
      async (changed, batchId) => ({
        count: (await readCount(reading(services, call.website), call.parameters.countId))!,
        changed,
        batchId: changed > 0 ? batchId : null,
      }),
    ),
  )

  serve(api.cancelCountCall, async ({ website, staff, parameters: { countId } }) => {
    const canceled = await changing(services, website, staff, (scope) => claimCount(scope, countId, 'canceled'))
    return canceled.ok ? succeed({ count: canceled.value }) : canceled
  })

  serve(api.exportCountCall, async ({ website, reply, parameters: { countId }, query }) => {
    const scope = reading(services, website)
    const count = await readCount(scope, countId)
    if (!count) return fail('count-not-found')
    const name = `${website.slug}-count-${formatCountNumber(count.number)}.csv`
    return sendCsv(reply, name, reportRows(scope, count, query.show, website.settings.timeZone))
  })

  /** A count as its page opens it. */
  async function opened(website: Website, countId: string) {
    const count = await readCount(reading(services, website), countId)
    return count ? succeed({ count }) : fail('count-not-found')
  }
}

import { ownerChange } from '#server/changes/owner-change.ts'
import { sendCsv } from '#server/files/send-csv.ts'
import { sendFailure } from '#server/http/send-failure.ts'
import { countBeforeReading } from '#server/reports/keep-counted.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import * as api from '#shared/donations/api.ts'
import * as donors from '#shared/donations/donor-api.ts'
import { DONATE_PAGE } from '#shared/donations/paths.ts'
import { isYearOver } from '#shared/donations/year-over.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { donorCsv } from './donors/donor-csv.ts'
import { listDonors, yearsOfGifts } from './donors/donor-rows.ts'
import { giftsOfYear } from './donors/gifts-of-year.ts'
import { isSendingSummaries } from './donors/send-summaries.ts'
import { sendSummary } from './donors/send-summary-file.ts'
import { isSummaryKey } from './donors/summary-link.ts'
import { sendSummariesJob } from './jobs.ts'
import { readDonations } from './read-donations.ts'

const PAGE = 50

/** The owner's calls on donations. */
export function donationRoutes(services: Services): void {
  const { serve } = services

  serve(api.listFundsCall, async ({ website }) =>
    succeed({ funds: website.settings.donations.funds.map(({ id, name, isClosed }) => ({ id, name, isClosed })) }),
  )

  serve(donors.listDonorsCall, async ({ website, query }) => {
    const scope = reading(services, website)
    const { currency } = website.settings
    const isSending = await isSendingSummaries(scope)
    return succeed({ currency, isSending, ...(await listDonors(scope, query, PAGE)), years: await yearsOfGifts(scope) })
  })

  serve(donors.exportDonorsCall, async ({ website, query, reply }) =>
    sendCsv(reply, `${website.slug}-donors.csv`, donorCsv(reading(services, website), query)),
  )

  serve(donors.openSummaryCall, async ({ website, reply, parameters: { customerId, year } }) => {
    const gifts = await giftsOfYear(reading(services, website), customerId, year)
    return gifts.length > 0 ? sendSummary(reply, year, gifts) : fail('donations-none')
  })

  serve(donors.sendSummaryCall, async (call) => {
    const { website, request, parameters } = call
    const origin = originOf(services.env, website, request)
    return ownerChange(
      services,
      call,
      async (scope) => {
        if ((await giftsOfYear(scope, parameters.customerId, parameters.year)).length === 0)
          return fail('donations-none')
        await scope.enqueue(sendSummariesJob, { ...parameters, origin })
        return succeed(undefined)
      },
      () => ({}),
    )
  })

  serve(donors.sendSummariesCall, async (call) => {
    const { website, request, body } = call
    const origin = originOf(services.env, website, request)
    return ownerChange(
      services,
      call,
      async (scope) => {
        const { timeZone } = await scope.settings()
        if (!isYearOver(body.year, timeZone, Date.now())) return fail('donations-year-running')
        await scope.enqueue(sendSummariesJob, { ...body, customerId: null, origin })
        return succeed(undefined)
      },
      () => ({}),
    )
  })

  serve(api.readDonationsCall, async ({ website }) => {
    const isCounting = await countBeforeReading(services, website.id)
    const { currency } = website.settings
    return succeed({ currency, isCounting, funds: await readDonations(reading(services, website), Date.now()) })
  })
}

const PER_MINUTE = 60

/** Sends donors the summaries of their emails: the key of the link allows it. */
export function registerSummaryLinks({ app, gates, secret, ...services }: Services): void {
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } }
  app.get(`${DONATE_PAGE}/summary/:customerId/:year`, { schema: { hide: true }, config }, async (request, reply) => {
    const website = await gates.websiteOf(request)
    if (!website) return sendFailure(reply, fail('website-not-found').failure)
    const { customerId, year: yearText } = request.params as { customerId: string; year: string }
    const { key } = request.query as { key?: unknown }
    const year = Number(yearText)
    const isAllowed = typeof key === 'string' && isSummaryKey(secret, website.id, { customerId, year, key })
    const gifts = isAllowed ? await giftsOfYear(reading(services, website), customerId, year) : []
    return gifts.length > 0 ? sendSummary(reply, year, gifts) : sendFailure(reply, fail('donations-none').failure)
  })
}

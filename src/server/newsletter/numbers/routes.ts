import { sendCsv } from '#server/files/send-csv.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { MOST_ROWS } from '#shared/analytics/api.ts'
import { succeed } from '#shared/http/failure.ts'
import * as api from '#shared/newsletter/numbers-api.ts'
import { dayRows, splitRows } from './numbers-csv.ts'
import { readNewsletter, splitNewsletter } from './read-numbers.ts'

const ROWS_OF_A_FILE = 10_000

/** How many people sign up to the newsletters of a site, and how. */
export function newsletterNumberRoutes(services: Services): void {
  const { serve } = services

  serve(api.getNewsletterNumbersCall, async ({ website, query: { step, ...days } }) =>
    succeed(await readNewsletter(reading(services, website), days, step)),
  )

  serve(api.exportNewsletterNumbersCall, async ({ website, reply, query: days }) => {
    const { points } = await readNewsletter(reading(services, website), days, 'day')
    return sendCsv(reply, `${website.slug}-newsletter-${days.from}-${days.to}.csv`, dayRows(points))
  })

  serve(api.splitNewsletterCall, async ({ website, query: { by, ...days } }) =>
    succeed(await splitNewsletter(reading(services, website), by, days, MOST_ROWS)),
  )

  serve(api.exportNewsletterSplitCall, async ({ website, reply, query: { by, ...days } }) => {
    const { rows } = await splitNewsletter(reading(services, website), by, days, ROWS_OF_A_FILE)
    return sendCsv(reply, `${website.slug}-newsletter-${by}-${days.from}-${days.to}.csv`, splitRows(rows))
  })
}

import { createElement } from 'react'
import { replyToOf } from '#server/emails/reply-to.ts'
import { wordsOf } from '#server/emails/words/words-of.ts'
import { RetryLater } from '#server/jobs/run-job.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { type NewEmail, writeEmail } from '#server/mail/write-email.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { sum } from '#shared/money/sum.ts'
import { sendSummariesJob } from '../jobs.ts'
import { listDonors } from './donor-rows.ts'
import { type Gift, giftsOfYear } from './gifts-of-year.ts'
import { summaryPath } from './summary-link.ts'

const AT_ONCE = 100

/**
 * The job that emails summaries. Each email is written in the transaction that notes it, so that a job that runs twice
 * sends no donor a second one.
 */
export function sendSummariesHandler(services: Services): JobHandler<typeof sendSummariesJob> {
  return async ({ websiteId, payload, finish, stopping }) => {
    const { year, customerId, origin } = payload
    const website = await services.websites.byId(websiteId)
    if (!website) return
    const scope = reading(services, website)
    const emailFor = (donor: string) => drawFor(services, website, scope, { donor, year, origin })
    if (customerId !== null) {
      const email = await emailFor(customerId)
      if (!email) return
      await changing(services, website, null, async (writing) => {
        await finish(writing.database)
        await noteSent(writing, customerId, year, true)
        await writeEmail(services.env, writing, email)
      })
      return
    }
    for (let after: string | undefined; ; ) {
      const page: Awaited<ReturnType<typeof listDonors>> = await listDonors(scope, { year, after }, AT_ONCE)
      for (const { id, summarySentAt } of page.donors) {
        if (stopping()) throw new RetryLater('The server is stopping.', 0)
        const email = summarySentAt === null ? await emailFor(id) : null
        if (!email) continue
        await changing(services, website, null, async (writing) => {
          if (await noteSent(writing, id, year, false)) await writeEmail(services.env, writing, email)
        })
      }
      if (page.next === null) return
      after = page.next
    }
  }
}

/** Notes that a summary is sent now. @returns false where it was sent before and is not to be sent again */
async function noteSent(
  { database, websiteId }: ChangeScope,
  customerId: string,
  year: number,
  isAgain: boolean,
): Promise<boolean> {
  const columns = ['website_id', 'customer_id', 'year'] as const
  const sent_at = Date.now()
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('donation_summaries')
    .values({ website_id: websiteId, customer_id: customerId, year, sent_at })
    .onConflict((at) => (isAgain ? at.columns(columns).doUpdateSet({ sent_at }) : at.columns(columns).doNothing()))
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The email to a donor; null where nothing is left of what they gave, or their data was erased. */
async function drawFor(
  { secret }: Services,
  website: Website,
  scope: Scope,
  { donor, year, origin }: { readonly donor: string; readonly year: number; readonly origin: string },
): Promise<NewEmail | null> {
  const customer = await scope.database
    .selectFrom('customers')
    .select(['email', 'first_name', 'last_name'])
    .where('website_id', '=', website.id)
    .where('id', '=', donor)
    .executeTakeFirst()
  const gifts = await giftsOfYear(scope, donor, year)
  if (!customer || customer.email === '' || gifts.length === 0) return null
  const name = `${customer.first_name} ${customer.last_name}`.trim()
  return {
    kind: 'donation-summary',
    to: customer.email,
    replyTo: replyToOf(website),
    aboutId: donor,
    ...(await drawSummaryEmail(website, {
      ...{ name, year, origin, gifts: gifts.length },
      total: totalWords(gifts, website),
      link: `${origin}${summaryPath(secret, website.id, donor, year)}`,
    })),
  }
}

/** What was given, in each currency: '$40.00, €20.00'. */
function totalWords(gifts: readonly Gift[], { settings }: Website): string {
  const currencies = [...new Set(gifts.map(({ receipt }) => receipt.currency))]
  const totalIn = (currency: Gift['receipt']['currency']) =>
    sum(gifts.filter(({ receipt }) => receipt.currency === currency).map(({ cents }) => cents))
  return currencies.map((code) => formatMoney(totalIn(code), code, moneyFormatOf(settings))).join(', ')
}

/** Draws the email with the summary of a year. */
export async function drawSummaryEmail(
  website: Website,
  {
    name,
    year,
    ...facts
  }: {
    readonly name: string
    readonly year: number
    readonly gifts: number
    readonly total: string
    readonly origin: string
    readonly link: string
  },
) {
  const [{ DonationSummary }, { renderEmail }] = await Promise.all([
    import('#server/emails/donation-summary.tsx'),
    import('#server/emails/render-email.ts'),
  ])
  const words = wordsOf(website, 'donation-summary', { 'customer.name': name, 'donations.year': String(year) })
  return { subject: words.subject, ...renderEmail(createElement(DonationSummary, { ...facts, website, words })) }
}

/** Whether summaries of a website wait to be emailed, or are being emailed. */
export async function isSendingSummaries({ database, websiteId }: Scope): Promise<boolean> {
  const row = await database
    .selectFrom('jobs')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('kind', '=', sendSummariesJob.kind)
    .where('state', 'in', ['waiting', 'running'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

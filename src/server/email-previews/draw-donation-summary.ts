import { listDonors } from '#server/donations/donors/donor-rows.ts'
import { drawSummaryEmail } from '#server/donations/donors/send-summaries.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import type { Preview, PreviewFacts } from './draw-order-preview.ts'
import { exampleTexts } from './texts.ts'

/** The summary of a year for the first donor, or for an example of one. */
export async function drawDonationSummary({ scope, website, origin, now }: PreviewFacts): Promise<Preview> {
  const { donors } = await listDonors(scope, {}, 1)
  const { currency, timeZone } = website.settings
  const { name, gifts, totalCents } = donors[0] ?? { name: exampleTexts.name, gifts: 2, totalCents: 7500 }
  const total = formatMoney(totalCents, currency, moneyFormatOf(website.settings))
  const year = Number(calendarDay(now, timeZone).slice(0, 4))
  const email = await drawSummaryEmail(website, { name, year, gifts, total, origin, link: origin })
  return { email, isExample: donors.length === 0 }
}

import type { Cell } from '#server/files/send-csv.ts'
import type { Scope } from '#server/scope.ts'
import { calendarDay } from '#shared/dates/format.ts'
import type { DonorFilter } from '#shared/donations/donor-api.ts'
import { decimalOf } from '#shared/money/money.ts'
import { listDonors } from './donor-rows.ts'

const BATCH = 500

/** The donors of a list as rows of a CSV file, the titles first. Without a year, their sums are of all years. */
export async function* donorCsv(scope: Scope, filter: DonorFilter): AsyncGenerator<readonly Cell[]> {
  const { currency, timeZone } = await scope.settings()
  yield ['Name', 'Email', 'Year', 'Donations', 'Total', 'Currency', 'Last donation', 'Recurring']
  for (let after: string | undefined; ; ) {
    const page: Awaited<ReturnType<typeof listDonors>> = await listDonors(scope, { ...filter, after }, BATCH)
    for (const { name, email, gifts, totalCents, lastGiftAt, isRecurring } of page.donors)
      yield [
        ...[name, email, filter.year ?? 'All', gifts, { amount: decimalOf(totalCents, currency) }, currency],
        ...[calendarDay(lastGiftAt, timeZone), isRecurring ? 'yes' : 'no'],
      ]
    if (page.next === null) return
    after = page.next
  }
}

import { readSums } from '#server/reports/read-sums.ts'
import type { Scope } from '#server/scope.ts'
import { calendarDay } from '#shared/dates/format.ts'
import type { FundSums } from '#shared/donations/api.ts'
import { daysOf } from '#shared/reports/periods.ts'

/** The first day that anything is counted on, and the last one. */
const EVER = { from: '2000-01-01', to: '2099-12-31' } as const

/**
 * What each fund has received this month, this year and ever, in the time zone of the shop. Funds that were deleted stay
 * as long as something was given for them, and so do donations without a fund.
 */
export async function readDonations(scope: Scope, now: number): Promise<FundSums[]> {
  const { donations, timeZone } = await scope.settings()
  const today = calendarDay(now, timeZone)
  const sumsOf = async (days: { readonly from: string; readonly to: string }) =>
    new Map((await readSums(scope, 'fund', days, 'key')).map(({ name, sums }) => [name, sums]))
  const ever = await sumsOf(EVER)
  const year = await sumsOf(daysOf('this-year', today))
  const month = await sumsOf(daysOf('this-month', today))
  const known = new Map(donations.funds.map((fund) => [fund.id, fund]))
  const others = [...ever.keys()].filter((id) => !known.has(id)).toSorted()
  return [...known.keys(), ...others].map((id) => ({
    id,
    name: known.get(id)?.name ?? '',
    isClosed: known.get(id)?.isClosed ?? true,
    donations: ever.get(id)?.orders ?? 0,
    monthCents: month.get(id)?.donationCents ?? 0,
    yearCents: year.get(id)?.donationCents ?? 0,
    allCents: ever.get(id)?.donationCents ?? 0,
  }))
}

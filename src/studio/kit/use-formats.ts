import { useMemo } from 'react'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { relativeTime } from '#shared/dates/relative.ts'
import { formatMoney } from '#shared/money/format.ts'
import { useStaff } from '#studio/session/staff-context.ts'

/** The shop's formats for money and times: its locale and time zone, not the computer's. */
export interface Formats {
  money(cents: number, currency?: string): string
  number(value: number): string
  /** 20 Nov 2026 */
  day(milliseconds: number): string
  /** 20 Nov 2026, 14:05 */
  moment(milliseconds: number): string
  /** 14:05 */
  time(milliseconds: number): string
  /** 'just now', '5 minutes ago', '1 day ago'; a date after a week. */
  ago(milliseconds: number): string
}

/** A formatted number with a minus sign, which is as wide as a plus, in place of the hyphen that `Intl` writes. */
export const withMinus = (text: string): string => text.replace('-', '−')

/** The formats of the signed-in user's website. */
export function useFormats(): Formats {
  const { locale, timeZone, currency } = useStaff().website
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale)
    const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' })
    const moment = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
    const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
    return {
      money: (cents, other) => withMinus(formatMoney(cents, other ?? currency, { locale })),
      number: (value) => withMinus(number.format(value)),
      day: (milliseconds) => day.format(milliseconds),
      moment: (milliseconds) => moment.format(milliseconds),
      time: (milliseconds) => time.format(milliseconds),
      ago: (milliseconds) => {
        const now = Date.now()
        const isRecent = Math.abs(now - milliseconds) < 7 * DAY_MILLISECONDS
        return isRecent ? relativeTime(milliseconds, now, locale) : day.format(milliseconds)
      },
    }
  }, [locale, timeZone, currency])
}

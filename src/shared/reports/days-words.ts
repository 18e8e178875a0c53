import type { Days } from './periods.ts'

/** Days as text: 'Nov 1 – 30, 2026'. */
export const daysWords = ({ from, to }: Days, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to))

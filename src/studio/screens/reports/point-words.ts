import type { Step } from '#shared/reports/periods.ts'

/** The name of a point of a chart. @param locale BCP-47 */
export function pointWords(begins: string, step: Step, locale: string): string {
  // The date is already a day of the shop's calendar; UTC keeps it that day.
  const moment = new Date(`${begins.slice(0, 10)}T${step === 'hour' ? begins.slice(11) : '00'}:00:00Z`)
  const shape = {
    hour: { hour: 'numeric', minute: '2-digit', day: 'numeric', month: 'short' },
    day: { day: 'numeric', month: 'short' },
    week: { day: 'numeric', month: 'short', year: 'numeric' },
    month: { month: 'short', year: 'numeric' },
    year: { year: 'numeric' },
  } as const satisfies Record<Step, Intl.DateTimeFormatOptions>
  const words = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...shape[step] }).format(moment)
  return step === 'week' ? `Week of ${words}` : words
}

/** The heading of the points of a table. */
export const stepWords: Readonly<Record<Step, string>> = {
  ...{ hour: 'Hour', day: 'Day', week: 'Week', month: 'Month', year: 'Year' },
}

import type { ChangeScope } from '#server/scope.ts'
import { analyticsSettingsOf } from '#shared/analytics/schema.ts'
import { calendarDay, momentOf } from '#shared/dates/format.ts'
import { daysLater } from '#shared/reports/periods.ts'
import { writeWeeklyEmailJob } from './jobs.ts'

/** When the email is written, on the clock of the shop. */
const MORNING = '08:00'

/** Queues the email of next Monday, as a part of the daily work; once, however often it is asked for. */
export async function queueWeeklyEmail(
  scope: ChangeScope,
  { analytics }: { readonly analytics: Parameters<typeof analyticsSettingsOf>[0] },
  now: number,
): Promise<void> {
  const { isOn, sendsWeeklyEmail } = analyticsSettingsOf(analytics)
  if (!isOn || !sendsWeeklyEmail) return
  const { orderNotificationEmail, timeZone } = await scope.settings()
  if (orderNotificationEmail === '') return
  const { monday, runAt } = nextMonday(now, timeZone)
  await scope.enqueue(writeWeeklyEmailJob, { monday }, { runAt, uniqueKey: monday })
}

/** The next Monday whose morning has not begun, and that moment in milliseconds. */
export function nextMonday(now: number, timeZone: string): { monday: string; runAt: number } {
  const today = calendarDay(now, timeZone)
  const weekday = new Date(`${today}T00:00Z`).getUTCDay()
  const first = daysLater(today, (8 - weekday) % 7)
  const at = (monday: string) => ({ monday, runAt: momentOf(`${monday}T${MORNING}`, timeZone)! })
  return at(first).runAt > now ? at(first) : at(daysLater(first, 7))
}

import type { z } from 'zod'
import type { daySchema } from '#shared/home/schema.ts'
import type { OrderSummary } from '#shared/orders/schema.ts'
import { countsAsTakings } from '#shared/orders/takings.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMember } from '#studio/session/member-context.ts'
import classes from './home.module.css'

type Day = z.infer<typeof daySchema>

interface SalesProps {
  readonly days: readonly Day[]
  readonly todaysOrders: readonly OrderSummary[]
}

/** Today's takings, and the days before as bars. Seven numbers need no chart library. */
export function Sales({ days, todaysOrders }: SalesProps) {
  const { money, number } = useFormats()
  const { locale } = useMember().website
  const today = days.at(-1)
  const most = Math.max(...days.map((day) => day.revenueCents), 1)
  const sum = days.reduce((total, day) => total + day.revenueCents, 0)
  // The date is a day of the shop's calendar already; UTC keeps it that day.
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <Panel
      title="Today"
      aside={
        <span className="tabular">
          {money(sum)} in {days.length} days
        </span>
      }
    >
      <p className={`${classes.revenue} tabular`}>{money(today?.revenueCents ?? 0)}</p>
      <p className={classes.caption}>
        from {number(today?.orders ?? 0)} {today?.orders === 1 ? 'order' : 'orders'}
        {todaysOrders.every(countsAsTakings) || '. Only what is paid counts, and no tests.'}
      </p>
      <ol className={classes.bars} aria-label="Takings by day">
        {days.map((day) => (
          <li
            key={day.date}
            className={classes.day}
            title={`${full.format(new Date(day.date))}: ${money(day.revenueCents)}`}
          >
            <span className={classes.bar} style={{ height: `${(day.revenueCents / most) * 100}%` }} aria-hidden />
            <span className={classes.weekday} aria-hidden>
              {weekday.format(new Date(day.date))}
            </span>
            <span className={classes.hidden}>
              {full.format(new Date(day.date))}: {money(day.revenueCents)}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

import { Select } from '@mantine/core'
import type { getHomeCall, SalesPeriod } from '#shared/home/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { compareSales } from './compare-sales.ts'
import classes from './home.module.css'

type SalesFacts = NonNullable<ReplyOf<typeof getHomeCall>['sales']>

interface SalesProps extends Pick<SalesFacts, 'days' | 'before'> {
  readonly period: SalesPeriod
  readonly onPeriod: (period: SalesPeriod) => void
}

/**
 * What was paid for the orders of a period beside the previous one, with a bar for each day. Reports call other numbers sales: there
 * orders count whether they are paid or not (decision 099). Some ninety numbers need no chart library.
 */
export function Sales({ days, before, period, onPeriod }: SalesProps) {
  const { money, number } = useFormats()
  const { locale } = useStaff().website
  const most = Math.max(...days.map((day) => day.revenueCents), 1)
  const sum = days.reduce((total, day) => total + day.revenueCents, 0)
  const orders = days.reduce((total, day) => total + day.orders, 0)
  const today = days.at(-1)
  const comparison = compareSales(sum, before.revenueCents, locale)
  // The date is already a day of the shop's calendar; UTC keeps it that day.
  const short = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(days.length > 7 ? { month: 'short', day: 'numeric' } : { weekday: 'short' }),
  })
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  /** Space for seven labels. */
  const step = Math.ceil(days.length / 7)
  return (
    <Panel
      title="Paid orders"
      aside={
        <Select
          aria-label="Period"
          size="xs"
          w={128}
          value={period}
          onChange={(next) => next && onPeriod(next as SalesPeriod)}
          data={[
            { value: '7', label: 'Last 7 days' },
            { value: '30', label: 'Last 30 days' },
            { value: '90', label: 'Last 90 days' },
          ]}
        />
      }
    >
      <p className={`${classes.revenue} tabular`}>
        {money(sum)}
        {comparison && (
          <span className={classes.comparison} data-direction={comparison.direction}>
            {comparison.words}
          </span>
        )}
      </p>
      <p className={classes.caption}>
        {number(orders)} paid {orders === 1 ? 'order' : 'orders'} · Placed today {money(today?.revenueCents ?? 0)}
      </p>
      <p className={classes.definition}>
        What was paid for the orders placed on each day: with tax and shipping, less their refunds and what gift cards
        paid, without test orders. Sales in Reports also count orders that aren’t paid yet.
      </p>
      <ol className={classes.bars} aria-label="Paid orders by day">
        {days.map((day, index) => (
          <li
            key={day.date}
            className={classes.day}
            title={`${full.format(new Date(day.date))}: ${money(day.revenueCents)}`}
          >
            <span className={classes.bar} style={{ height: `${(day.revenueCents / most) * 100}%` }} aria-hidden />
            <span className={classes.weekday} aria-hidden>
              {(days.length - 1 - index) % step === 0 && short.format(new Date(day.date))}
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

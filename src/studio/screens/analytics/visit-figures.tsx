import type { z } from 'zod'
import { getShopFunnelCall } from '#shared/analytics/actions-api.ts'
import type { VisitSums } from '#shared/analytics/api.ts'
import type { Days } from '#shared/reports/periods.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { Change } from '#studio/screens/reports/change.tsx'
import { recount } from '#studio/screens/reports/counting-notice.tsx'
import reports from '#studio/screens/reports/reports.module.css'
import { useStaff } from '#studio/session/staff-context.ts'
import { bounceRate, durationWords, timeOfVisit } from './analytics-words.ts'

interface Props {
  readonly total: VisitSums
  /** Null without visits to compare with. */
  readonly before: VisitSums | null
  readonly days: Days
  readonly compared: Days | null
}

/** The numbers that owners look at first, with the sales where something is sold. */
export function VisitFigures({ total, before, days, compared }: Props) {
  const { number, money } = useFormats()
  const { locale } = useStaff().website
  const percent = (digits: number) => {
    const precision = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return new Intl.NumberFormat(locale, { style: 'percent', ...precision }).format
  }
  const sales = useSales(days, before && compared)
  return (
    <dl className={reports.figures}>
      <Figure title="Visitors" of={({ visitors }) => visitors} words={number} now={total} before={before} />
      <Figure title="Visits" of={({ visits }) => visits} words={number} now={total} before={before} />
      <Figure title="Page views" of={({ views }) => views} words={number} now={total} before={before} />
      <Figure title="Bounce rate" of={(sums) => bounceRate(sums) ?? 0} words={percent(0)} now={total} before={before} />
      <Figure title="Time of a visit" of={timeOfVisit} words={durationWords} now={total} before={before} />
      {sales && (
        <>
          <Figure title="Conversion" of={conversionOf} words={percent(1)} {...sales} />
          <Figure
            title="Total sales"
            of={({ salesCents }) => salesCents}
            words={(cents) => money(cents, sales.now.currency)}
            {...sales}
          />
        </>
      )}
    </dl>
  )
}

type Sales = z.infer<typeof getShopFunnelCall.reply>

const conversionOf = ({ steps, visitors }: Sales): number => (visitors === 0 ? 0 : steps.bought / visitors)

/** What was sold in a period, and in the one that it is compared with; null where nothing is viewed or sold. */
function useSales(days: Days, compared: Days | null) {
  const kept = { keepsPreviousData: true, refetchInterval: recount }
  const { data: now } = useContractQuery(getShopFunnelCall, { query: days }, kept)
  const { data: before } = useContractQuery(
    getShopFunnelCall,
    { query: compared ?? days },
    { ...kept, enabled: compared !== null },
  )
  if (!now || (now.steps.viewed === 0 && now.orders === 0)) return null
  return { now, before: compared && before ? before : null }
}

interface FigureProps<Sums> {
  readonly title: string
  readonly of: (sums: Sums) => number
  readonly words: (value: number) => string
  readonly now: Sums
  readonly before: Sums | null
}

function Figure<Sums>({ title, of, words, now, before }: FigureProps<Sums>) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <span className="tabular">{words(of(now))}</span>
        {before && <Change now={of(now)} before={of(before)} />}
      </dd>
    </div>
  )
}

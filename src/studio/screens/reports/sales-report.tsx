import { Skeleton } from '@mantine/core'
import { ChartLine } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { getSalesReportCall } from '#shared/reports/api.ts'
import { daysWords } from '#shared/reports/days-words.ts'
import { averageOf, isNothing, netOf, type Sums, totalOf } from '#shared/reports/sums.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { Change } from './change.tsx'
import { CountingNotice, recount } from './counting-notice.tsx'
import { pointWords, stepWords } from './point-words.ts'
import { salesColumns } from './report-columns.ts'
import { ReportTable } from './report-table.tsx'
import classes from './reports.module.css'
import type { ReportPeriod } from './use-report-period.ts'

const SalesChart = lazy(() => import('./sales-chart.tsx'))

/** The sales of a period: what they sum to, over time, and what makes the total. */
export function SalesReport({ period: { days, comparison } }: { readonly period: ReportPeriod }) {
  const query = useContractQuery(
    getSalesReportCall,
    { query: { ...days, comparison } },
    { keepsPreviousData: true, refetchInterval: recount },
  )
  const formats = useFormats()
  const { locale } = useStaff().website
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton height={420} radius="lg" />
  const { totals, points, step, isCounting } = query.data
  // A shop that is new has nothing to compare with.
  const before = query.data.before && !isNothing(query.data.before.totals) ? query.data.before : null
  const hasSales = !isNothing(totals) || before !== null
  return (
    <div className={classes.report}>
      {isCounting && <CountingNotice />}
      {hasSales ? (
        <>
          <Panel
            title="Total sales"
            lead={[daysWords(days, locale), before && `compared with ${daysWords(before, locale)}`]
              .filter(Boolean)
              .join(', ')}
          >
            <Figures totals={totals} before={before?.totals ?? null} />
            <Suspense fallback={<Skeleton height={260} />}>
              <SalesChart points={points} before={before?.points ?? null} step={step} />
            </Suspense>
          </Panel>
          <Panel title="From gross sales to total sales">
            <Steps totals={totals} before={before?.totals ?? null} />
          </Panel>
          <Panel title={`Sales by ${stepWords[step].toLowerCase()}`} isFlush>
            <ReportTable
              label={`Sales by ${stepWords[step].toLowerCase()}`}
              nameTitle={stepWords[step]}
              rows={points.filter(({ sums }) => !isNothing(sums)).toReversed()}
              keyOf={({ begins }) => begins}
              nameOf={({ begins }) => pointWords(begins, step, locale)}
              columns={salesColumns(formats)}
              total={{ begins: '', sums: totals }}
            />
          </Panel>
        </>
      ) : (
        <EmptyState title="No sales in this period" icon={ChartLine}>
          Choose another period. Orders count from the moment they’re placed; test orders never count.
        </EmptyState>
      )}
    </div>
  )
}

interface Compared {
  readonly totals: Sums
  readonly before: Sums | null
}

/** The numbers that owners look at first. */
function Figures({ totals, before }: Compared) {
  const { money, number } = useFormats()
  const figures = [
    { title: 'Total sales', of: totalOf, words: money },
    { title: 'Orders', of: ({ orders }: Sums) => orders, words: number },
    { title: 'Average per order', of: averageOf, words: money },
    { title: 'Refunded', of: ({ refundedCents }: Sums) => refundedCents, words: money },
  ]
  return (
    <dl className={classes.figures}>
      {figures.map(({ title, of, words }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <span className="tabular">{words(of(totals))}</span>
            {before && <Change now={of(totals)} before={of(before)} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface Step {
  readonly title: string
  readonly of: (sums: Sums) => number
  readonly isSum?: boolean
  /** Whether it lessens the total. */
  readonly isTaken?: boolean
}

/** How the total comes about. */
function Steps({ totals, before }: Compared) {
  const { money } = useFormats()
  const steps: readonly Step[] = [
    { title: 'Gross sales', of: ({ grossCents }: Sums) => grossCents },
    { title: 'Discounts', of: ({ discountCents }: Sums) => -discountCents, isTaken: true },
    { title: 'Refunds and cancellations', of: ({ returnCents }: Sums) => -returnCents, isTaken: true },
    { title: 'Net sales', of: netOf, isSum: true },
    { title: 'Shipping', of: ({ shippingCents }: Sums) => shippingCents },
    { title: 'Tax', of: ({ taxCents }: Sums) => taxCents },
    { title: 'Total sales', of: totalOf, isSum: true },
    ...(totals.giftCardCents !== 0
      ? [{ title: 'Gift cards sold (not in total sales)', of: ({ giftCardCents }: Sums) => giftCardCents }]
      : []),
    ...(totals.donationCents !== 0
      ? [{ title: 'Donations (not in total sales)', of: ({ donationCents }: Sums) => donationCents }]
      : []),
  ]
  return (
    <table className={classes.steps}>
      <tbody>
        {steps.map(({ title, of, isSum, isTaken }) => (
          <tr key={title} data-sum={isSum}>
            <th scope="row">{title}</th>
            <td className="tabular">{money(of(totals) || 0)}</td>
            {before && (
              <td>
                {/* What is taken off grows when its amount does, though it is shown below zero. */}
                <Change now={(isTaken ? -1 : 1) * of(totals)} before={(isTaken ? -1 : 1) * of(before)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

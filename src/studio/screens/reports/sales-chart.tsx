import '@mantine/charts/styles.layer.css'
import { LineChart } from '@mantine/charts'
import type { ReportPoint } from '#shared/reports/api.ts'
import type { Step } from '#shared/reports/periods.ts'
import { totalOf } from '#shared/reports/sums.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { pointWords } from './point-words.ts'

export interface SalesChartProps {
  readonly points: readonly ReportPoint[]
  /** The points of the period that it is compared with; null without one. */
  readonly before: readonly ReportPoint[] | null
  readonly step: Step
}

/** Total sales over time. The table below it says the same to those who cannot see it. */
export default function SalesChart({ points, before, step }: SalesChartProps) {
  const { money } = useFormats()
  const { locale, currency } = useStaff().website
  const short = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 },
  })
  const data = points.map(({ begins, sums }, index) => ({
    point: pointWords(begins, step, locale),
    now: totalOf(sums),
    ...(before?.[index] && { before: totalOf(before[index].sums) }),
  }))
  return (
    <div aria-hidden>
      <LineChart
        h={260}
        data={data}
        dataKey="point"
        series={[
          ...(before ? [{ name: 'before', label: 'Compared period', color: 'gray.5', strokeDasharray: '4 4' }] : []),
          { name: 'now', label: 'Total sales', color: 'accent.5' },
        ]}
        curveType="linear"
        withDots={points.length <= 31}
        withLegend={before !== null}
        tickLine="none"
        gridAxis="x"
        valueFormatter={(cents) => money(cents)}
        xAxisProps={{ minTickGap: 24 }}
        yAxisProps={{ width: 64, tickFormatter: (cents: number) => short.format(cents / 100) }}
        lineProps={{ isAnimationActive: false }}
        lineChartProps={{ accessibilityLayer: false }}
      />
    </div>
  )
}

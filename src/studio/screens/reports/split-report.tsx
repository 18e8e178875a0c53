import { Skeleton } from '@mantine/core'
import { ChartColumn } from 'lucide-react'
import { Link } from 'react-router'
import { type ReportRow, type Split, splitSalesCall } from '#shared/reports/api.ts'
import { daysWords } from '#shared/reports/days-words.ts'
import { addSums, noSums } from '#shared/reports/sums.ts'
import { nameOfRow, placeOfTax, splitNames } from '#shared/reports/words.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { Change } from './change.tsx'
import { CountingNotice, recount } from './counting-notice.tsx'
import { comparedSum, splitColumns } from './report-columns.ts'
import { type ReportColumn, ReportTable } from './report-table.tsx'
import classes from './reports.module.css'
import type { ReportPeriod } from './use-report-period.ts'

interface Props {
  readonly split: Split
  readonly period: ReportPeriod
}

/** The sales of a period by product, country and others, the largest first. */
export function SplitReport({ split, period: { days, comparison } }: Props) {
  const query = useContractQuery(
    splitSalesCall,
    { parameters: { split }, query: { ...days, comparison } },
    { keepsPreviousData: true, refetchInterval: recount },
  )
  const formats = useFormats()
  const { locale } = useStaff().website
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton height={420} radius="lg" />
  const { rows, total, isCounting } = query.data
  const label = `Sales by ${splitNames[split].toLowerCase()}`
  const columns: ReportColumn<ReportRow>[] = splitColumns(split, formats)
  if (comparison !== 'nothing')
    columns.push({
      title: 'Change',
      cell: ({ sums, before }) => (
        <Change now={comparedSum(split, sums)} before={before ? comparedSum(split, before) : 0} />
      ),
    })
  return (
    <div className={classes.report}>
      {isCounting && <CountingNotice />}
      {rows.length > 0 ? (
        <Panel
          title={label}
          lead={
            total > rows.length
              ? `The largest ${formats.number(rows.length)} of ${formats.number(total)}. The CSV file has all of them.`
              : daysWords(days, locale)
          }
          isFlush
        >
          <ReportTable
            label={label}
            nameTitle={splitNames[split]}
            rows={rows}
            keyOf={({ key }) => key}
            nameOf={(row) => <RowName split={split} row={row} />}
            columns={columns}
            {...(hasTotal(split) && total === rows.length && { total: sumOf(rows) })}
          />
        </Panel>
      ) : (
        <EmptyState title="No sales in this period" icon={ChartColumn}>
          Choose another period. Orders count from the moment they’re placed; test orders never count.
        </EmptyState>
      )}
    </div>
  )
}

/** A product in two categories, and an order with two discounts, would count twice. */
const hasTotal = (split: Split): boolean => !['category', 'discount', 'tax'].includes(split)

const sumOf = (rows: readonly ReportRow[]): ReportRow => ({
  ...{ key: '', name: '', detail: '' },
  sums: rows.map(({ sums }) => sums).reduce(addSums, noSums()),
  before: rows.every(({ before }) => before === null)
    ? null
    : rows.map(({ before }) => before ?? noSums()).reduce(addSums, noSums()),
})

function RowName({ split, row }: { readonly split: Split; readonly row: ReportRow }) {
  const { locale } = useStaff().website
  const mayOpen = useMay()('products.read')
  const name = nameOfRow(split, row, locale)
  const detail = split === 'tax' ? placeOfTax(row.key, locale) : row.detail
  return (
    <>
      {split === 'product' && mayOpen && row.name !== '' ? <Link to={`/products/${row.key}`}>{name}</Link> : name}
      {detail && <span className={classes.detail}>{detail}</span>}
    </>
  )
}

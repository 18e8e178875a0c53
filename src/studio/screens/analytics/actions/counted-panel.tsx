import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { MOST_ROWS } from '#shared/analytics/api.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { type ReportColumn, ReportTable } from '#studio/screens/reports/report-table.tsx'
import classes from '../analytics.module.css'
import { ExportButton } from './export-button.tsx'

interface Props<Row> {
  readonly title: string
  readonly lead?: string
  /** The address of the same rows as a file. */
  readonly csv: string
  readonly query: {
    readonly data: { readonly rows: readonly Row[]; readonly hasMore?: boolean } | undefined
    readonly error: unknown
    readonly refetch: () => void
  }
  readonly nameTitle: string
  readonly keyOf: (row: Row) => string
  readonly nameOf: (row: Row) => ReactNode
  readonly columns: readonly ReportColumn<Row>[]
  readonly isStacked?: boolean
  readonly hasManyColumns?: boolean
  /** What is said without a row. */
  readonly empty: string
  /** Beside the button for the file. */
  readonly aside?: ReactNode
}

/** A table of counts with its file. */
export function CountedPanel<Row>({ title, lead, csv, query, empty, aside, ...table }: Props<Row>) {
  return (
    <Panel
      title={title}
      lead={lead}
      isFlush
      aside={
        <div className={classes.aside}>
          {aside}
          <ExportButton title={title} href={csv} />
        </div>
      }
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : !query.data ? (
        <Skeleton height={200} />
      ) : query.data.rows.length === 0 ? (
        <p className={classes.none}>{empty}</p>
      ) : (
        <>
          <ReportTable label={title} rows={query.data.rows} {...table} />
          {query.data.hasMore && (
            <p className={classes.none}>The first {MOST_ROWS} are shown. The CSV file has all of them.</p>
          )}
        </>
      )}
    </Panel>
  )
}

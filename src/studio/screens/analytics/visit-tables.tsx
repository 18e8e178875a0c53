import { Button, Skeleton, Tabs } from '@mantine/core'
import { Download } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { exportVisitTableCall, getVisitTableCall, MOST_ROWS, type VisitRow } from '#shared/analytics/api.ts'
import { rowName } from '#shared/analytics/row-name.ts'
import { type TableKind, tableKinds } from '#shared/analytics/schema.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Days } from '#shared/reports/periods.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { TabRow } from '#studio/kit/tab-row.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import reports from '#studio/screens/reports/reports.module.css'
import classes from './analytics.module.css'
import { bounceRate, durationWords, nameTitles, tableWords, timeOfVisit, timeOnPage } from './analytics-words.ts'

/** The countries of the world are loaded when they are looked at. */
const CountryMap = lazy(() => import('./country-map.tsx'))

/** Pages, sources, devices and countries of a period, one table each. */
export function VisitTables({ days }: { readonly days: Days }) {
  const { values, change } = useFilters({ table: tableKinds })
  const kind = values.table ?? 'page'
  return (
    <Tabs value={kind} onChange={(next) => change({ table: next === 'page' ? null : next })}>
      <TabRow label="Tables" tabs={tableKinds} words={tableWords} shown={kind} />
      {/* All tabs share one panel: what it shows depends on the address. */}
      <Tabs.Panel value={kind} className={reports.panel}>
        <Panel
          title={tableWords[kind]}
          isFlush
          aside={
            <Button
              component="a"
              href={pathOf(exportVisitTableCall, { query: { ...days, kind } })}
              download
              variant="default"
              size="compact-sm"
              leftSection={<Download size={14} aria-hidden />}
            >
              Export CSV
            </Button>
          }
        >
          <VisitTable days={days} kind={kind} />
        </Panel>
      </Tabs.Panel>
    </Tabs>
  )
}

function VisitTable({ days, kind }: { readonly days: Days; readonly kind: TableKind }) {
  const query = useContractQuery(getVisitTableCall, { query: { ...days, kind } })
  const columns = useColumns(kind)
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton height={240} />
  const { rows, hasMore } = query.data
  if (rows.length === 0) return <p className={classes.none}>Nothing in this period.</p>
  const first = (row: VisitRow) => (kind === 'page' ? row.views : row.visits)
  const most = Math.max(...rows.map(first))
  return (
    <>
      {kind === 'country' && (
        <Suspense fallback={<Skeleton className={classes.map} />}>
          <CountryMap rows={rows} />
        </Suspense>
      )}
      <div className={reports.scroll}>
        <table className={reports.table} aria-label={tableWords[kind]}>
          <thead>
            <tr>
              <th scope="col">{nameTitles[kind]}</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col" data-number>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.text}>
                <th scope="row">
                  {rowName(kind, row.text)}
                  <span className={classes.share} style={{ inlineSize: `${(first(row) / most) * 100}%` }} />
                </th>
                {columns.map(({ title, cell }) => (
                  <td key={title} data-number>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasMore && <p className={classes.none}>The first {MOST_ROWS} are shown. The CSV file has all of them.</p>}
    </>
  )
}

function useColumns(kind: TableKind) {
  const { number } = useFormats()
  const visits = { title: 'Visits', cell: (row: VisitRow) => number(row.visits) }
  const views = { title: 'Page views', cell: (row: VisitRow) => number(row.views) }
  if (kind === 'page')
    return [views, { title: 'Time on page', cell: (row: VisitRow) => durationWords(timeOnPage(row)) }]
  if (kind === 'exit') return [visits]
  return [
    { title: 'Visitors', cell: (row: VisitRow) => number(row.visitors) },
    visits,
    views,
    { title: 'Bounce rate', cell: (row: VisitRow) => `${Math.round((bounceRate(row) ?? 0) * 100)}%` },
    { title: 'Time of a visit', cell: (row: VisitRow) => durationWords(timeOfVisit(row)) },
  ]
}

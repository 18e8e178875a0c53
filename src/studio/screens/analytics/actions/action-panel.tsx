import type { ReactNode } from 'react'
import type { ActionTable } from '#shared/analytics/actions.ts'
import { type ActionRow, exportActionTableCall, getActionTableCall } from '#shared/analytics/actions-api.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Days } from '#shared/reports/periods.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import type { ReportColumn } from '#studio/screens/reports/report-table.tsx'
import { CountedPanel } from './counted-panel.tsx'

interface Props {
  readonly table: ActionTable
  readonly title: string
  readonly days: Days
  readonly nameTitle: string
  readonly nameOf: (row: ActionRow) => ReactNode
  /** The titles of the counts, in the order of `actionTables`. */
  readonly counts: readonly string[]
  /** A last column that follows from the counts. */
  readonly more?: ReportColumn<ActionRow>
  readonly empty: string
}

/** One table of what visitors did. */
export function ActionPanel({ table, title, days, nameTitle, nameOf, counts, more, empty }: Props) {
  const query = useContractQuery(getActionTableCall, { query: { ...days, table } }, { keepsPreviousData: true })
  const { number } = useFormats()
  const columns = counts.map((one, place) => ({
    title: one,
    cell: (row: ActionRow) => number(row.counts[place] ?? 0),
  }))
  return (
    <CountedPanel
      title={title}
      csv={pathOf(exportActionTableCall, { query: { ...days, table } })}
      query={query}
      nameTitle={nameTitle}
      keyOf={({ text, detail }) => `${text}\n${detail}`}
      nameOf={nameOf}
      columns={more ? [...columns, more] : columns}
      empty={empty}
    />
  )
}

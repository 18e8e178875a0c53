import { exportActionTableCall, getActionTableCall } from '#shared/analytics/actions-api.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Days } from '#shared/reports/periods.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { CountedPanel } from './actions/counted-panel.tsx'

const table = 'sessions'

/** First and returning visits of people who agreed to analytics cookies; nothing where nobody was asked. */
export function ReturningVisits({ days }: { readonly days: Days }) {
  const query = useContractQuery(getActionTableCall, { query: { ...days, table } }, { keepsPreviousData: true })
  const { number } = useFormats()
  const counts = query.data?.rows[0]?.counts
  if (!counts) return null
  const [first = 0, returning = 0] = counts
  const rows = [
    { name: 'First visit', count: first },
    { name: 'Returning visit', count: returning },
  ]
  return (
    <CountedPanel
      title="First and returning visits"
      csv={pathOf(exportActionTableCall, { query: { ...days, table } })}
      query={{ ...query, data: { rows } }}
      nameTitle="Visitors who agreed to analytics cookies"
      keyOf={({ name }) => name}
      nameOf={({ name }) => name}
      columns={[
        { title: 'Visits', cell: ({ count }) => number(count) },
        { title: 'Share', cell: ({ count }) => `${Math.round((count / Math.max(1, first + returning)) * 100)}%` },
      ]}
      empty=""
    />
  )
}

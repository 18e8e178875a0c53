import { type ErrorRow, exportErrorsCall, getErrorsCall } from '#shared/analytics/reports-api.ts'
import { rowName } from '#shared/analytics/row-name.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Days } from '#shared/reports/periods.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import reports from '#studio/screens/reports/reports.module.css'
import { CountedPanel } from '../actions/counted-panel.tsx'
import classes from '../analytics.module.css'

/** The errors of scripts that visitors met. */
export function ErrorsView({ days }: { readonly days: Days }) {
  const query = useContractQuery(getErrorsCall, { query: days }, { keepsPreviousData: true })
  const { number, moment } = useFormats()
  return (
    <CountedPanel<ErrorRow>
      title="Errors"
      isStacked
      csv={pathOf(exportErrorsCall, { query: days })}
      query={query}
      nameTitle="Error"
      keyOf={({ error }) => String(error)}
      nameOf={(row) => <ErrorName row={row} />}
      columns={[
        { title: 'Visitors', cell: ({ visitors }) => number(visitors) },
        { title: 'Times', cell: ({ times }) => number(times) },
        { title: 'First seen', cell: ({ firstAt }) => moment(firstAt) },
        { title: 'Last seen', cell: ({ lastAt }) => moment(lastAt) },
      ]}
      empty="No errors in this period."
    />
  )
}

function ErrorName({ row: { message, place, page, release, stack } }: { readonly row: ErrorRow }) {
  const facts = [place, page && `Last on ${rowName('page', page)}`, release && `Release ${release}`].filter(Boolean)
  return (
    <div className={classes.error}>
      {message || 'Other errors'}
      <span className={reports.detail}>{facts.join(' · ')}</span>
      {stack && (
        <details className={classes.stack}>
          <summary>Details</summary>
          <pre>{stack}</pre>
        </details>
      )}
    </div>
  )
}

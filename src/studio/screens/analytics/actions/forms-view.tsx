import type { ActionRow } from '#shared/analytics/actions-api.ts'
import type { Days } from '#shared/reports/periods.ts'
import reports from '#studio/screens/reports/reports.module.css'
import { ActionPanel } from './action-panel.tsx'
import { usePart } from './part-words.ts'

const nameOf = ({ text, name }: ActionRow) => name || (text === '' ? 'Other forms' : 'Deleted form')

/** How many visitors saw, began and sent each form, and at which field others left it. */
export function FormsView({ days }: { readonly days: Days }) {
  const part = usePart()
  return (
    <>
      <ActionPanel
        table="forms"
        title="Forms"
        days={days}
        nameTitle="Form"
        nameOf={nameOf}
        counts={['Seen', 'Begun', 'Sent']}
        more={{ title: 'Completion rate', cell: ({ counts }) => part(counts[2]!, counts[1]!) }}
        empty="No one saw a form in this period."
      />
      <ActionPanel
        table="fields"
        title="Where people leave"
        days={days}
        nameTitle="Last field"
        nameOf={(row) => (
          <>
            {row.detail || 'Unknown field'}
            <span className={reports.detail}>{nameOf(row)}</span>
          </>
        )}
        counts={['Left']}
        empty="No one left a form that they had begun."
      />
    </>
  )
}

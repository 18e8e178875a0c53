import { declaredEvents, isDeclared } from '#shared/analytics/declared-events.ts'
import { rowName } from '#shared/analytics/row-name.ts'
import type { Days } from '#shared/reports/periods.ts'
import reports from '#studio/screens/reports/reports.module.css'
import { ActionPanel } from './action-panel.tsx'
import { usePart } from './part-words.ts'

/** What an event means; the name of one that the site has invented. */
const eventWords = (name: string) => (isDeclared(name) ? declaredEvents[name].when : name || 'Other events')

/** How often buttons, the popup and quick views were seen and used, and other events. */
export function ButtonsView({ days }: { readonly days: Days }) {
  const part = usePart()
  return (
    <>
      <ActionPanel
        table="buttons"
        title="Buttons"
        days={days}
        nameTitle="Button"
        nameOf={({ text, detail }) => (
          <>
            {text || 'Other buttons'}
            <span className={reports.detail}>{rowName('page', detail)}</span>
          </>
        )}
        counts={['Seen', 'Pressed']}
        more={{ title: 'Pressed of seen', cell: ({ counts }) => part(counts[1]!, counts[0]!) }}
        empty="No buttons were seen in this period."
      />
      <ActionPanel
        table="popups"
        title="Popup"
        days={days}
        nameTitle="Page"
        nameOf={({ detail }) => rowName('page', detail)}
        counts={['Shown', 'Link opened', 'Form sent', 'Closed']}
        empty="The popup was not shown in this period."
      />
      <ActionPanel
        table="quick-views"
        title="Quick views"
        days={days}
        nameTitle="Product"
        nameOf={({ name }) => name || 'Deleted product'}
        counts={['Opened']}
        empty="No product was opened over its list in this period."
      />
      <ActionPanel
        table="events"
        title="Events"
        days={days}
        nameTitle="Event"
        nameOf={({ text, detail }) => (
          <>
            {eventWords(text)}
            <span className={reports.detail}>{rowName('page', detail)}</span>
          </>
        )}
        counts={['Times']}
        empty="No event was sent in this period."
      />
    </>
  )
}

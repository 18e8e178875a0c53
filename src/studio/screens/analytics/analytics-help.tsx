import { Panel } from '#studio/kit/panel.tsx'
import reports from '#studio/screens/reports/reports.module.css'

const terms = [
  ['Visitors', 'Different people. Someone who comes back on another day counts once more.'],
  ['Visits', 'Pages opened one after another. A visit ends after 30 minutes without a new page.'],
  ['Bounce rate', 'The share of visits with only one page view.'],
  ['Time', 'How long pages were visible. A page left open in the background doesn’t count.'],
  [
    'Countries',
    'From the time zone of the browser; addresses are never looked up. Travelers count for home until their clock changes, and countries that share a time zone can count as one.',
  ],
  [
    'Privacy',
    'No cookies, and nothing that leads back to a person: visitors are told apart by a code that is deleted after the day. People whose browser asks not to be tracked are left out, and so are robots and your team. If your cookie banner asks for analytics cookies, those who agree get some, and their returning visits are counted.',
  ],
] as const

/** What the numbers mean. */
export function AnalyticsHelp() {
  return (
    <Panel title="How visits are counted">
      <dl className={reports.help}>
        {terms.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

import { useParams } from 'react-router'
import { type QuestionSummary, SUMMED_SUBMISSIONS, summarizeSubmissionsCall } from '#shared/forms/inbox-api.ts'
import { getFormCall } from '#shared/forms/owner-api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './charts.module.css'

/** How often each choice was made, question by question. */
export function Charts() {
  const { formId = '' } = useParams()
  const parameters = { formId }
  const form = useContractQuery(getFormCall, { parameters }).data?.form
  const query = useContractQuery(summarizeSubmissionsCall, { parameters })
  const { number } = useFormats()
  const back = { to: `/forms/${formId}/answers`, label: form?.name ?? 'Responses' }
  return (
    <DetailPage query={query} back={back} waitingTitle="Charts">
      {({ submissions, questions }) => (
        <Page
          title="Charts"
          back={back}
          lead={
            submissions < SUMMED_SUBMISSIONS
              ? `${countInWords(submissions, 'responses')} (spam excluded)`
              : `Newest ${number(SUMMED_SUBMISSIONS)} responses (spam excluded)`
          }
        >
          {submissions === 0 || questions.length === 0 ? (
            <EmptyState title="No data yet" picture={<GhostRows />}>
              Multiple choice, dropdown and rating questions are charted here once there are responses.
            </EmptyState>
          ) : (
            <div className={classes.questions}>
              {questions.map((question) => (
                <Question key={question.fieldId} question={question} />
              ))}
            </div>
          )}
        </Page>
      )}
    </DetailPage>
  )
}

function Question({ question }: { readonly question: QuestionSummary }) {
  const { title, type, answered, shares, statements } = question
  return (
    <Panel
      title={title}
      lead={`${countInWords(answered, 'responses')}${type === 'checkbox' ? ' (several choices possible)' : ''}`}
    >
      {type === 'likert' ? (
        <div className={classes.statements}>
          {statements.map((statement) => (
            <Bars
              key={statement.label}
              caption={statement.label}
              shares={statement.shares}
              of={statement.shares.reduce((sum, share) => sum + share.count, 0)}
            />
          ))}
        </div>
      ) : (
        <Bars shares={shares} of={answered} />
      )}
    </Panel>
  )
}

interface BarsProps {
  readonly caption?: string
  readonly shares: readonly { readonly label: string; readonly count: number }[]
  /** The number that is a full bar. */
  readonly of: number
}

/** Bars of plain HTML, in a table with the numbers. */
function Bars({ caption, shares, of }: BarsProps) {
  const { number } = useFormats()
  return (
    <table className={classes.bars}>
      {caption && <caption>{caption}</caption>}
      <tbody>
        {shares.map(({ label, count }, index) => {
          const percent = of === 0 ? 0 : Math.round((count / of) * 100)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two labels may be the same, and their order stays
            <tr key={index}>
              <th scope="row">{label}</th>
              <td aria-hidden>
                <div className={classes.bar} style={{ width: `${percent}%` }} />
              </td>
              <td className={classes.number}>{number(count)}</td>
              <td className={classes.number}>{percent}%</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

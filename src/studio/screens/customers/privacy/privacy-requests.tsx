import { Button } from '@mantine/core'
import { Download } from 'lucide-react'
import { downloadCopyCall, listPrivacyRequestsCall, type PrivacyRequest } from '#shared/customers/privacy-api.ts'
import { pathOf } from '#shared/http/call.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from '../customer.module.css'

const back = { to: '/customers', label: 'Customers' }
const SOON = 2_000

/** What was done for people who asked for their data or asked to be erased: the record of it, without names. */
export function PrivacyRequests() {
  const { data, error, refetch } = useContractQuery(
    listPrivacyRequestsCall,
    {},
    { refetchInterval: (reply) => (reply?.requests.some(({ state }) => state === 'running') ? SOON : false) },
  )
  return (
    <Page
      title="Privacy requests"
      lead="Copies and erasures of customers’ data. This record contains no names."
      back={back}
      width="narrow"
    >
      {error ? <ErrorState error={error} onRetry={() => refetch()} /> : null}
      {data && (
        <Panel title="Requests" isFlush>
          {data.requests.length === 0 ? (
            <p className={`${classes.none} ${classes.flushNone}`}>No requests yet</p>
          ) : (
            <ul className={classes.rows}>
              {data.requests.map((request) => (
                <Request key={request.id} request={request} />
              ))}
            </ul>
          )}
        </Panel>
      )}
    </Page>
  )
}

function Request({ request }: { readonly request: PrivacyRequest }) {
  const { id, kind, state, customerId, requestedAt, by, counts, expiresAt } = request
  const { moment, day } = useFormats()
  return (
    <li className={classes.row}>
      <div>
        {kind === 'copy' ? 'Copy of all data' : 'Erasure'}
        <div className={classes.facts}>
          {moment(requestedAt)} · {by} · Customer {customerId.slice(-6)}
        </div>
        {counts && (
          <div className={classes.facts}>
            {countInWords(counts.orders + counts.keptOrders, 'orders')}, {countInWords(counts.emails, 'emails')},{' '}
            {countInWords(counts.submissions, 'form responses')}
          </div>
        )}
      </div>
      {state === 'running' ? (
        <StateMark tone="wait">In progress</StateMark>
      ) : expiresAt === null ? (
        <StateMark tone="done">Done</StateMark>
      ) : (
        <Button
          component="a"
          href={pathOf(downloadCopyCall, { parameters: { requestId: id } })}
          download
          variant="default"
          size="xs"
          leftSection={<Download size={14} aria-hidden />}
          title={`Until ${day(expiresAt)}`}
        >
          Download
        </Button>
      )}
    </li>
  )
}

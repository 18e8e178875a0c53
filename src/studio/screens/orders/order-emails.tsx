import { Skeleton, Text } from '@mantine/core'
import { Link } from 'react-router'
import { listEmailsCall } from '#shared/emails/schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { emailWords } from '../emails/email-words.ts'
import classes from './order.module.css'

/** A job writes emails right after a change: during this time their list is fetched often. */
const SOON_MILLISECONDS = 10_000

/** Emails about an order. */
export function OrderEmails({ order }: { readonly order: Order }) {
  const changedAt = Math.max(...order.events.map(({ at }) => at))
  const query = useContractQuery(
    listEmailsCall,
    { query: { aboutId: order.id } },
    {
      refetchInterval: (reply) => {
        if (Date.now() - changedAt < SOON_MILLISECONDS) return 1_000
        return reply?.emails.some((email) => email.state === 'waiting') ? 3_000 : 15_000
      },
    },
  )
  const { ago } = useFormats()
  return (
    <Panel title="Emails">
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : !query.data ? (
        <Skeleton height={40} />
      ) : query.data.emails.length === 0 ? (
        <Text c="dimmed">None yet.</Text>
      ) : (
        <ul className={classes.entries}>
          {query.data.emails.map((email) => (
            <li key={email.id}>
              <Link to={`/emails/${email.id}`}>{email.subject}</Link>
              <div className={classes.facts}>
                <StateMark tone={emailWords[email.state].tone}>{emailWords[email.state].label}</StateMark>
                {' · '}
                {email.to}
                {' · '}
                {ago(email.sentAt ?? email.createdAt)}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

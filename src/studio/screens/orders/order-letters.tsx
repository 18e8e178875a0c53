import { Skeleton, Text } from '@mantine/core'
import { Link } from 'react-router'
import { listLetters } from '#shared/letters/schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { letterWords } from '../letters/letter-words.ts'
import classes from './order.module.css'

/** A job writes emails right after a change: during this time their list is fetched often. */
const SOON_MILLISECONDS = 10_000

/** Emails about an order. */
export function OrderLetters({ order }: { readonly order: Order }) {
  const changedAt = Math.max(...order.events.map(({ at }) => at))
  const query = useContractQuery(
    listLetters,
    { query: { aboutId: order.id } },
    {
      refetchInterval: (reply) => {
        if (Date.now() - changedAt < SOON_MILLISECONDS) return 1_000
        return reply?.letters.some((letter) => letter.state === 'waiting') ? 3_000 : 15_000
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
      ) : query.data.letters.length === 0 ? (
        <Text c="dimmed">None yet.</Text>
      ) : (
        <ul className={classes.letters}>
          {query.data.letters.map((letter) => (
            <li key={letter.id}>
              <Link to={`/letters/${letter.id}`}>{letter.subject}</Link>
              <div className={classes.facts}>
                <StateMark tone={letterWords[letter.state].tone}>{letterWords[letter.state].label}</StateMark>
                {' · '}
                {letter.to}
                {' · '}
                {ago(letter.sentAt ?? letter.createdAt)}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { Monitor, Smartphone } from 'lucide-react'
import { endSessionCall, listSessionsCall } from '#shared/sign-in/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useSignOut } from '../../sign-in/use-sign-out.ts'
import { describeAgent } from './describe-agent.ts'
import classes from './sessions.module.css'

/** The user's sessions, each with a button that ends it. */
export function Sessions() {
  const query = useContractQuery(listSessionsCall, {})
  const end = useContractMutation(endSessionCall, { outdates: [listSessionsCall] })
  const signOut = useSignOut()
  const { ago, moment } = useFormats()
  return (
    <Panel title="Active sessions" lead="Don’t recognize one? Sign it out and change your password.">
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : query.data ? (
        <ul className={classes.list}>
          {query.data.sessions.map(({ id, userAgent, address, createdAt, lastSeenAt, isThisOne }) => {
            const { name, isPhone } = describeAgent(userAgent)
            const Icon = isPhone ? Smartphone : Monitor
            return (
              <li key={id} className={classes.session}>
                <Icon size={18} strokeWidth={1.75} aria-hidden className={classes.icon} />
                <div className={classes.words}>
                  <div className={classes.name}>
                    {name}
                    {isThisOne && <StateMark tone="done">This device</StateMark>}
                  </div>
                  <div className={classes.facts}>
                    <span>{address || 'Unknown IP address'}</span>
                    <span title={moment(lastSeenAt)}>Active {ago(lastSeenAt)}</span>
                    <span>Signed in {moment(createdAt)}</span>
                  </div>
                </div>
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={end.isPending && end.variables.parameters.sessionId === id}
                  onClick={() => (isThisOne ? signOut() : end.mutate({ parameters: { sessionId: id } }))}
                  aria-label={`Sign out ${name}, active ${ago(lastSeenAt)}`}
                >
                  Sign out
                </Button>
              </li>
            )
          })}
        </ul>
      ) : (
        <Skeleton height={56} radius="md" />
      )}
    </Panel>
  )
}

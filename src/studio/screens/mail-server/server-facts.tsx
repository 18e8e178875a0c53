import { Alert, Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { StoredMailServer } from '#shared/mail-server/owner-api.ts'
import { providerOf } from '#shared/mail-server/providers.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './mail-server.module.css'
import { securityNames } from './security-names.ts'

interface ServerFactsProps {
  readonly server: StoredMailServer
  /** Whether its problem is shown elsewhere, as the result of a test. */
  readonly hidesProblem: boolean
}

/** A stored mail server, and why it takes no emails. */
export function ServerFacts({ server, hidesProblem }: ServerFactsProps) {
  const { moment, day } = useFormats()
  const { host, port, security, user, from, savedAt, problem } = server
  return (
    <>
      {problem && !hidesProblem && (
        <Alert color="danger" title="Emails aren’t going out" role="alert">
          Since {moment(problem.since)}: {problem.words} We try each email for two hours. What wasn’t delivered is in{' '}
          <Anchor component={Link} to="/emails?state=failed" inherit underline="always">
            Emails
          </Anchor>
          .
        </Alert>
      )}
      <dl className={classes.facts}>
        <dt>Service</dt>
        <dd>{providerOf(host)?.name ?? 'Other'}</dd>
        <dt>Server</dt>
        <dd>
          {host}, port {port}, {securityNames[security]}
        </dd>
        <dt>User name</dt>
        <dd>{user}</dd>
        <dt>From</dt>
        <dd>{from}</dd>
        <dt>Password</dt>
        <dd>Stored encrypted, {day(savedAt)}</dd>
      </dl>
      <Text size="sm" c="dimmed">
        The sender name is in the{' '}
        <Anchor component={Link} to="/email-settings/design" inherit>
          design of your emails
        </Anchor>
        .
      </Text>
    </>
  )
}

import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { StripeConnection } from '#shared/stripe/owner-api.ts'
import type { StripeMode } from '#shared/stripe/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { DisconnectStripe } from './disconnect-stripe.tsx'
import { EventSetUp } from './event-set-up.tsx'
import { StripeKeysForm } from './stripe-keys-form.tsx'

interface StripeModePanelProps {
  readonly mode: StripeMode
  readonly title: string
  readonly lead: string
  readonly connection: StripeConnection | null
  readonly eventUrl: string
  /** Whether this person may change keys. */
  readonly canChange: boolean
}

/** One mode of Stripe: its account, or the form that connects one. */
export function StripeModePanel({ mode, title, lead, connection, eventUrl, canChange }: StripeModePanelProps) {
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Panel title={title} lead={lead} aside={<ConnectionMark connection={connection} />}>
      <Stack gap="md">
        {connection && <Connection mode={mode} connection={connection} />}
        {connection && !connection.receivesEvents && !isEditing && <EventSetUp url={eventUrl} />}
        {!canChange && !connection && <Text size="sm">Someone who manages the site can connect Stripe here.</Text>}
        {canChange && isEditing && (
          <StripeKeysForm
            mode={mode}
            connection={connection}
            onDone={() => setIsEditing(false)}
            onCancel={() => setIsEditing(false)}
          />
        )}
        {canChange && !connection && !isEditing && (
          <Group>
            <Button variant={mode === 'live' ? 'filled' : 'default'} onClick={() => setIsEditing(true)}>
              Connect Stripe
            </Button>
          </Group>
        )}
        {canChange && connection && !isEditing && (
          <Group gap="xs">
            <Button variant="default" onClick={() => setIsEditing(true)}>
              Change keys
            </Button>
            <DisconnectStripe mode={mode} />
          </Group>
        )}
      </Stack>
    </Panel>
  )
}

function ConnectionMark({ connection }: Pick<StripeModePanelProps, 'connection'>) {
  if (!connection) return <StateMark tone="off">Not connected</StateMark>
  if (connection.problem) return <StateMark tone="wrong">Not working</StateMark>
  return <StateMark tone="done">Connected</StateMark>
}

function Connection({ mode, connection }: { readonly mode: StripeMode; readonly connection: StripeConnection }) {
  const { moment, day } = useFormats()
  const { accountName, secretKeyEnd, connectedAt, problem } = connection
  return (
    <>
      {problem && (
        <Alert color="danger" title="Stripe rejects your keys" role="alert">
          Since {moment(problem.since)},{' '}
          {mode === 'live'
            ? 'customers can’t pay by card, and refunds to cards fail.'
            : 'your team can’t place test orders with Stripe.'}{' '}
          Copy your keys in Stripe, under Developers, API keys, and enter them here with Change keys. This message goes
          away when Stripe accepts them. Stripe says: “{problem.words}”
        </Alert>
      )}
      <Text size="sm">
        {accountName ? `${accountName} · ` : ''}Secret key ending in {secretKeyEnd} · Connected {day(connectedAt)}
      </Text>
    </>
  )
}

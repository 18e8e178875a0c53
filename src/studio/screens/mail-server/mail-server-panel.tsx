import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#shared/http/contract.ts'
import { getMailServerCall, testMailServerCall } from '#shared/mail-server/owner-api.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { MailServerForm } from './mail-server-form.tsx'
import { RemoveServer } from './remove-server.tsx'
import { ServerFacts } from './server-facts.tsx'
import { TestResult } from './test-result.tsx'

type MailServerPanelProps = ReplyOf<typeof getMailServerCall>

/** The site's own mail server, or what sends its emails without one; and the form that sets one up. */
export function MailServerPanel({ own, installation }: MailServerPanelProps) {
  const [isEditing, setEditing] = useState(false)
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: keyOf(getMailServerCall) })
  // A refusal is stored too, as the problem of the server.
  const test = useContractMutation(testMailServerCall, { onDone: refresh, onRefused: refresh })
  const canChange = useMay()('site.manage')
  const isSetUpHere = canChange && (isEditing || (!own && !installation))
  return (
    <Panel
      title={own || isEditing ? 'Your mail server' : installation ? 'Your host’s mail server' : 'Set up email'}
      aside={<ServerMark own={own} installation={installation} />}
    >
      <Stack gap="md">
        {!isEditing && own && <ServerFacts server={own} hidesProblem={test.isPending || test.error !== null} />}
        {!isEditing && !own && installation && (
          <Text size="sm">
            Your emails are sent by your host
            {installation.from && (
              <>
                {' '}
                as <span style={{ overflowWrap: 'anywhere' }}>{installation.from}</span>
              </>
            )}
            . To send them from an address of your own, use your own mail server.
          </Text>
        )}
        {!isEditing && <TestResult test={test} />}
        {isSetUpHere && (
          <MailServerForm
            own={own}
            onDone={() => {
              setEditing(false)
              test.mutate({})
            }}
            onCancel={own || installation ? () => setEditing(false) : null}
          />
        )}
        {!canChange && !own && <Text size="sm">Someone who manages the site can set up a mail server here.</Text>}
        {canChange && !isSetUpHere && (
          <Group gap="xs">
            {own && (
              <Button loading={test.isPending} onClick={() => test.mutate({})}>
                Send test email
              </Button>
            )}
            <Button
              variant="default"
              onClick={() => {
                test.reset()
                setEditing(true)
              }}
            >
              {own ? 'Change' : 'Use your own mail server'}
            </Button>
            {own && <RemoveServer isHosted={installation !== null} onDone={test.reset} />}
          </Group>
        )}
      </Stack>
    </Panel>
  )
}

function ServerMark({ own, installation }: MailServerPanelProps) {
  if (own?.problem) return <StateMark tone="wrong">Not working</StateMark>
  return own || installation ? <StateMark tone="done">Sending</StateMark> : <StateMark tone="off">Not set up</StateMark>
}

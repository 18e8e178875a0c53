import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'

/** What the panel shows of an account. */
interface ShownAccount {
  /** What identifies it, as text. */
  readonly facts: readonly string[]
  readonly connectedAt: number
  readonly receivesEvents: boolean
  readonly problem: { readonly words: string; readonly since: number } | null
}

interface AccountPanelProps {
  /** Of the company, such as 'Stripe'. */
  readonly name: string
  readonly mode: PaymentMode
  readonly title: string
  readonly lead: string
  readonly account: ShownAccount | null
  /** What is shown while the company does not take payments: what does not work since then, and what to do. */
  readonly trouble: { readonly title: string; readonly blocked: string; readonly help: string }
  /** Whether this person may change keys. */
  readonly canChange: boolean
  /** The form of the keys. @param onClose saved or canceled */
  readonly renderForm: (onClose: () => void) => ReactNode
  /** How the owner sets up events by hand. */
  readonly eventSetUp: ReactNode
  readonly disconnect: ReactNode
}

/** One mode of a payment company: the owner's account, or the form that connects one. */
export function AccountPanel(props: AccountPanelProps) {
  const { name, mode, title, lead, account, canChange, renderForm, eventSetUp, disconnect } = props
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Panel title={title} lead={lead} aside={<AccountMark account={account} />}>
      <Stack gap="md">
        {account && <Account {...props} account={account} />}
        {account && !account.receivesEvents && !isEditing && eventSetUp}
        {!canChange && !account && <Text size="sm">Someone who manages the site can connect {name} here.</Text>}
        {canChange && isEditing && renderForm(() => setIsEditing(false))}
        {canChange && !account && !isEditing && (
          <Group>
            <Button variant={mode === 'live' ? 'filled' : 'default'} onClick={() => setIsEditing(true)}>
              Connect {name}
            </Button>
          </Group>
        )}
        {canChange && account && !isEditing && (
          <Group gap="xs">
            <Button variant="default" onClick={() => setIsEditing(true)}>
              Change keys
            </Button>
            {disconnect}
          </Group>
        )}
      </Stack>
    </Panel>
  )
}

function AccountMark({ account }: Pick<AccountPanelProps, 'account'>) {
  if (!account) return <StateMark tone="off">Not connected</StateMark>
  if (account.problem) return <StateMark tone="wrong">Not working</StateMark>
  return <StateMark tone="done">Connected</StateMark>
}

function Account({ name, account, trouble }: AccountPanelProps & { readonly account: ShownAccount }) {
  const { moment, day } = useFormats()
  const { facts, connectedAt, problem } = account
  return (
    <>
      {problem && (
        <Alert color="danger" title={trouble.title} role="alert">
          Since {moment(problem.since)}, {trouble.blocked}. {trouble.help} {name} says: “{problem.words}”
        </Alert>
      )}
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {[...facts, `Connected ${day(connectedAt)}`].join(' · ')}
      </Text>
    </>
  )
}

import { Button, Stack, Switch, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'

interface CardPanelProps {
  /** The publishable keys of Stripe by mode; '' where none is connected. */
  readonly stripe: StoreSettings['stripe']
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** Cards at checkout. The keys of Stripe are on a screen of their own, because they are saved at once. */
export function CardPanel({ stripe, isOn, onSwitch }: CardPanelProps) {
  const isConnected = stripe.live !== ''
  return (
    <Panel title="Cards" lead="Cards, Apple Pay and Google Pay with your Stripe account.">
      <Stack gap="md">
        {isConnected ? (
          <Switch label="Accept cards" checked={isOn} onChange={(event) => onSwitch(event.currentTarget.checked)} />
        ) : (
          <Text size="sm">
            Connect your Stripe account to take cards. You need its API keys; it takes about five minutes.
          </Text>
        )}
        <div>
          <Button component={Link} to="/stripe" variant="default">
            {isConnected || stripe.test !== '' ? 'Manage Stripe' : 'Connect Stripe'}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}

import { Button, Stack, Switch, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Currency } from '#shared/money/schema.ts'
import { isPayPalCurrency } from '#shared/paypal/amounts.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'

interface PayPalPanelProps {
  /** The client ids of PayPal by mode; '' where none is connected. */
  readonly paypal: StoreSettings['paypal']
  readonly currency: Currency
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** PayPal at checkout. Its keys are on a screen of their own, because they are saved at once. */
export function PayPalPanel({ paypal, currency, isOn, onSwitch }: PayPalPanelProps) {
  const isConnected = paypal.live !== ''
  const isTaken = isPayPalCurrency(currency)
  return (
    <Panel title="PayPal" lead="Customers pay in PayPal’s window, with their PayPal account or a card.">
      <Stack gap="md">
        {isConnected ? (
          <Switch
            label="Accept PayPal"
            description={isTaken ? undefined : `Not offered: PayPal doesn’t take payments in ${currency}.`}
            checked={isOn}
            onChange={(event) => onSwitch(event.currentTarget.checked)}
          />
        ) : (
          <Text size="sm">
            {isTaken
              ? 'Connect your PayPal business account. You need its API keys; it takes about five minutes.'
              : `PayPal doesn’t take payments in ${currency}, the currency of your store.`}
          </Text>
        )}
        <div>
          <Button component={Link} to="/paypal" variant="default">
            {isConnected || paypal.test !== '' ? 'Manage PayPal' : 'Connect PayPal'}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}

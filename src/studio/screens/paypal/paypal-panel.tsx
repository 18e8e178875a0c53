import { disconnectPayPalCall, getPayPalCall, type PayPalConnection } from '#shared/paypal/owner-api.ts'
import { getStoreSettingsCall } from '#shared/settings/owner-api.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { AccountPanel } from '../payment-accounts/account-panel.tsx'
import { DisconnectAccount } from '../payment-accounts/disconnect-account.tsx'
import { EventSetUp } from '../payment-accounts/event-set-up.tsx'
import { PayPalKeysForm } from './paypal-keys-form.tsx'

interface PayPalPanelProps {
  readonly mode: PaymentMode
  readonly title: string
  readonly lead: string
  readonly connection: PayPalConnection | null
  readonly eventUrl: string
  /** Whether this person may change keys. */
  readonly canChange: boolean
}

const STEPS =
  'In PayPal’s developer dashboard, open your app and add a webhook with this address for all checkout, payment capture, vault payment token and dispute events. Then choose Change keys here and enter its webhook ID.'

const END = 8

/** PayPal's live mode or its sandbox: its app, or the form that connects one. */
export function PayPalPanel({ mode, connection, eventUrl, ...shown }: PayPalPanelProps) {
  const disconnect = useContractMutation(disconnectPayPalCall, {
    outdates: [getPayPalCall, getStoreSettingsCall],
    onRefused: () => {},
  })
  return (
    <AccountPanel
      {...shown}
      name="PayPal"
      mode={mode}
      trouble={{
        title: 'PayPal doesn’t take your payments',
        blocked: mode === 'live' ? 'customers can’t pay with PayPal' : 'your team can’t place test orders with PayPal',
        help: 'Fix what PayPal says below, or enter your keys again with Change keys. This message goes away with the next payment.',
      }}
      account={connection && { ...connection, facts: factsOf(connection) }}
      renderForm={(onClose) => (
        <PayPalKeysForm mode={mode} connection={connection} onDone={onClose} onCancel={onClose} />
      )}
      eventSetUp={<EventSetUp name="PayPal" steps={STEPS} url={eventUrl} />}
      disconnect={
        <DisconnectAccount
          name="PayPal"
          words={
            mode === 'live'
              ? 'Customers can no longer pay with PayPal. Orders that were paid with PayPal stay; you refund them in PayPal.'
              : 'Your team can no longer place test orders with PayPal.'
          }
          error={disconnect.error}
          isPending={disconnect.isPending}
          onDisconnect={(options) => disconnect.mutate({ parameters: { mode } }, options)}
        />
      }
    />
  )
}

const factsOf = ({ clientId, secretEnd }: PayPalConnection) => [
  `Client ID ending in ${clientId.slice(-END)}`,
  `Secret key ending in ${secretEnd}`,
]

import { getStoreSettingsCall } from '#shared/settings/owner-api.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { disconnectStripeCall, getStripeCall, type StripeConnection } from '#shared/stripe/owner-api.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { AccountPanel } from '../payment-accounts/account-panel.tsx'
import { DisconnectAccount } from '../payment-accounts/disconnect-account.tsx'
import { EventSetUp } from '../payment-accounts/event-set-up.tsx'
import { StripeKeysForm } from './stripe-keys-form.tsx'

interface StripePanelProps {
  readonly mode: PaymentMode
  readonly title: string
  readonly lead: string
  readonly connection: StripeConnection | null
  readonly eventUrl: string
  /** Whether this person may change keys. */
  readonly canChange: boolean
}

const STEPS =
  'In Stripe, under Developers, Webhooks, add an endpoint with this address for all payment, refund and dispute events. Then choose Change keys here and enter its signing secret.'

/** One mode of Stripe: its account, or the form that connects one. */
export function StripePanel({ mode, connection, eventUrl, ...shown }: StripePanelProps) {
  const disconnect = useContractMutation(disconnectStripeCall, {
    outdates: [getStripeCall, getStoreSettingsCall],
    onRefused: () => {},
  })
  return (
    <AccountPanel
      {...shown}
      name="Stripe"
      mode={mode}
      trouble={{
        title: 'Stripe rejects your keys',
        blocked:
          mode === 'live'
            ? 'customers can’t pay by card, and refunds to cards fail'
            : 'your team can’t place test orders with Stripe',
        help: 'Copy your keys in Stripe, under Developers, API keys, and enter them here with Change keys. This message goes away when Stripe accepts them.',
      }}
      account={connection && { ...connection, facts: factsOf(connection) }}
      renderForm={(onClose) => (
        <StripeKeysForm mode={mode} connection={connection} onDone={onClose} onCancel={onClose} />
      )}
      eventSetUp={<EventSetUp name="Stripe" steps={STEPS} url={eventUrl} />}
      disconnect={
        <DisconnectAccount
          name="Stripe"
          words={
            mode === 'live'
              ? 'Customers can no longer pay by card. Orders that were paid by card stay; you refund them in Stripe.'
              : 'Your team can no longer place test orders with Stripe.'
          }
          error={disconnect.error}
          isPending={disconnect.isPending}
          onDisconnect={(options) => disconnect.mutate({ parameters: { mode } }, options)}
        />
      }
    />
  )
}

const factsOf = ({ accountName, secretKeyEnd }: StripeConnection) => [
  ...(accountName ? [accountName] : []),
  `Secret key ending in ${secretKeyEnd}`,
]

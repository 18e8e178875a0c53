import { Alert, Checkbox, Stack, Switch, Textarea } from '@mantine/core'
import { isBankTransferReady, isTestModeOn, settingsForVisitor } from '#shared/payments/rules.ts'
import { getPayPalCall } from '#shared/paypal/owner-api.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { isPickupReady } from '#shared/shipping/pickup.ts'
import { getStripeCall } from '#shared/stripe/owner-api.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { CardPanel } from './card-panel.tsx'
import { PayLaterFields } from './pay-later-fields.tsx'
import { PayPalPanel } from './paypal-panel.tsx'
import type { SectionProps } from './use-settings-editor.ts'

type MethodId = StoreSettings['paymentMethods'][number]

/** The payment methods, with the details that each one needs before customers see it, and the test mode. */
export function PaymentsSection(props: SectionProps) {
  const { draft, change, errors } = props
  const has = (id: MethodId) => draft.paymentMethods.includes(id)
  // The keys are saved on their own screen, so they are no part of the draft.
  const keys = useContractQuery(getStripeCall, {}).data
  const stripe = { live: keys?.live?.publishableKey ?? '', test: keys?.test?.publishableKey ?? '' }
  const apps = useContractQuery(getPayPalCall, {}).data
  const paypal = { live: apps?.live?.clientId ?? '', test: apps?.test?.clientId ?? '' }
  const canVisitorsPay = settingsForVisitor({ ...draft, stripe, paypal }, null).paymentMethods.length > 0
  const switchTo = (id: MethodId, isOn: boolean) =>
    change('methods', ({ paymentMethods }) => ({
      paymentMethods: isOn
        ? id === 'card'
          ? [id, ...paymentMethods]
          : [...paymentMethods, id]
        : paymentMethods.filter((one) => one !== id),
    }))
  return (
    <>
      {keys && apps && !canVisitorsPay && (
        <Alert color="notice" role="status">
          Customers can’t pay yet. Set up cards, PayPal, bank transfer or payment on pickup to take orders.
        </Alert>
      )}
      {keys && <CardPanel stripe={stripe} isOn={has('card')} onSwitch={(isOn) => switchTo('card', isOn)} />}
      {apps && (
        <PayPalPanel
          paypal={paypal}
          currency={draft.currency}
          isOn={has('paypal')}
          onSwitch={(isOn) => switchTo('paypal', isOn)}
        />
      )}
      <Panel title="Bank transfer" lead="The customer pays later; you mark the order as paid.">
        <Stack gap="md">
          <Switch
            label="Accept bank transfers"
            checked={has('bank-transfer')}
            description={
              has('bank-transfer') && !isBankTransferReady(draft)
                ? 'Not offered yet: add your bank details below.'
                : undefined
            }
            error={errors.paymentMethods}
            onChange={(event) => switchTo('bank-transfer', event.currentTarget.checked)}
          />
          {has('bank-transfer') && (
            <Textarea
              label="Bank details"
              description="Shown at checkout, on the order page and in the email. Include the account and a payment reference."
              autosize
              minRows={3}
              maxRows={10}
              maxLength={1000}
              value={draft.bankTransferInstructions}
              error={errors.bankTransferInstructions}
              onChange={(event) => change('bank', { bankTransferInstructions: event.currentTarget.value })}
            />
          )}
        </Stack>
      </Panel>
      <Panel title="Pickup" lead="Customers can pick up their orders once you say where and when.">
        <Stack gap="md">
          <Textarea
            label="Pickup address and hours"
            description="Shown at checkout, on the order page and in emails. Leave empty if you don’t offer pickup."
            autosize
            minRows={2}
            maxRows={10}
            maxLength={1000}
            value={draft.pickupInstructions}
            error={errors.pickupInstructions}
            onChange={(event) => change('pickup', { pickupInstructions: event.currentTarget.value })}
          />
          <Checkbox
            label="Accept payment on pickup"
            description={
              has('pay-on-pickup') && !isPickupReady(draft)
                ? 'Not offered yet: add your pickup address and hours above.'
                : 'Only for pickup orders and services.'
            }
            checked={has('pay-on-pickup')}
            onChange={(event) => switchTo('pay-on-pickup', event.currentTarget.checked)}
          />
        </Stack>
      </Panel>
      <Panel
        title="Test mode"
        lead="Try out your checkout without charging anyone. Only team members who are signed in and manage orders see it."
      >
        <Stack gap="md">
          <Switch
            label="Offer the test card to your team"
            description="Test orders take no stock, open no downloads, and don’t count in your sales."
            checked={isTestModeOn(draft)}
            onChange={(event) => switchTo('test-card', event.currentTarget.checked)}
          />
          {isTestModeOn(draft) && <PayLaterFields {...props} />}
        </Stack>
      </Panel>
    </>
  )
}

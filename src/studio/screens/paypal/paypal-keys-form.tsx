import { Anchor, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { connectPayPalCall, getPayPalCall, type PayPalConnection } from '#shared/paypal/owner-api.ts'
import { clientIdSchema, clientSecretSchema, webhookIdSchema } from '#shared/paypal/schema.ts'
import { getStoreSettingsCall } from '#shared/settings/owner-api.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { wordsOf } from '../payment-accounts/words-of.ts'

interface PayPalKeysFormProps {
  readonly mode: PaymentMode
  readonly connection: PayPalConnection | null
  readonly onDone: () => void
  readonly onCancel: () => void
}

const apps: Readonly<Record<PaymentMode, string>> = {
  live: 'https://developer.paypal.com/dashboard/applications/live',
  test: 'https://developer.paypal.com/dashboard/applications/sandbox',
}

const done: Readonly<Record<PaymentMode, string>> = {
  live: 'PayPal connected. Customers can pay with it now.',
  test: 'PayPal’s sandbox connected.',
}

/** The keys of PayPal's live mode or its sandbox; PayPal checks them before they are stored. */
export function PayPalKeysForm({ mode, connection, onDone, onCancel }: PayPalKeysFormProps) {
  const form = useForm({
    mode: 'controlled',
    initialValues: { clientId: connection?.clientId ?? '', secret: '', webhookId: '' },
    validate: {
      clientId: (text) => wordsOf(clientIdSchema, text),
      secret: (text) => (text === '' && connection ? null : wordsOf(clientSecretSchema, text)),
      webhookId: (text) => (text === '' ? null : wordsOf(webhookIdSchema, text)),
    },
  })
  const connect = useContractMutation(connectPayPalCall, {
    outdates: [getPayPalCall, getStoreSettingsCall],
    onDone: () => {
      showDone(done[mode])
      onDone()
    },
    onRefused: showAtFields(form),
  })
  return (
    <form noValidate onSubmit={form.onSubmit((keys) => connect.mutate({ body: { mode, ...keys } }))}>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(connect.error)} />
        <Text size="sm">
          In PayPal’s developer dashboard, open{' '}
          <Anchor href={apps[mode]} target="_blank" rel="noreferrer" inherit>
            Apps & Credentials, {mode === 'live' ? 'Live' : 'Sandbox'}
          </Anchor>
          , then create an app or choose one. Its keys are on its page.
        </Text>
        <TextInput
          autoFocus
          label="Client ID"
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('clientId')}
        />
        <PasswordInput
          label="Secret key"
          description={
            connection
              ? 'Leave empty to keep the current key. Stored encrypted and never shown.'
              : 'Stored encrypted and never shown.'
          }
          autoComplete="off"
          {...form.getInputProps('secret')}
        />
        <TextInput
          label="Webhook ID (optional)"
          description="Leave empty: we ask PayPal to send events to this site. Enter it only if you set up the webhook in PayPal yourself."
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('webhookId')}
        />
        <Group gap="xs">
          <Button type="submit" loading={connect.isPending}>
            Check and save
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

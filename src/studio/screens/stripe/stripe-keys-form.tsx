import { Anchor, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { getStoreSettingsCall } from '#shared/settings/owner-api.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { connectStripeCall, getStripeCall, type StripeConnection } from '#shared/stripe/owner-api.ts'
import { modeOfKey, publishableKeySchema, secretKeySchema, signingSecretSchema } from '#shared/stripe/schema.ts'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { wordsOf } from '../payment-accounts/words-of.ts'

interface StripeKeysFormProps {
  readonly mode: PaymentMode
  readonly connection: StripeConnection | null
  readonly onDone: () => void
  readonly onCancel: () => void
}

const otherMode: Readonly<Record<PaymentMode, string>> = {
  live: 'This is a test key. Enter it under Test mode.',
  test: 'This is a live key. Enter it under Live mode.',
}

/** The keys of one mode; Stripe checks them before they are stored. */
export function StripeKeysForm({ mode, connection, onDone, onCancel }: StripeKeysFormProps) {
  const keyWords = (schema: Parameters<typeof wordsOf>[0], text: string) =>
    wordsOf(schema, text) ?? (modeOfKey(text.trim()) === mode ? null : otherMode[mode])
  const form = useForm({
    mode: 'controlled',
    initialValues: { publishableKey: connection?.publishableKey ?? '', secretKey: '', signingSecret: '' },
    validate: {
      publishableKey: (text) => keyWords(publishableKeySchema, text),
      secretKey: (text) => (text === '' && connection ? null : keyWords(secretKeySchema, text)),
      signingSecret: (text) => (text === '' ? null : wordsOf(signingSecretSchema, text)),
    },
  })
  const connect = useContractMutation(connectStripeCall, {
    outdates: [getStripeCall, getStoreSettingsCall],
    onDone: () => {
      showDone(mode === 'live' ? 'Stripe connected. Customers can pay by card now.' : 'Stripe connected in test mode.')
      onDone()
    },
    onRefused: showAtFields(form),
  })
  return (
    <form noValidate onSubmit={form.onSubmit((body) => connect.mutate({ body }))}>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(connect.error)} />
        <Text size="sm">
          Find your keys in Stripe under{' '}
          <Anchor
            href={
              mode === 'live' ? 'https://dashboard.stripe.com/apikeys' : 'https://dashboard.stripe.com/test/apikeys'
            }
            target="_blank"
            rel="noreferrer"
            inherit
          >
            Developers, API keys
          </Anchor>
          .
        </Text>
        <TextInput
          autoFocus
          label="Publishable key"
          description={`Starts with pk_${mode}_.`}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('publishableKey')}
        />
        <PasswordInput
          label="Secret key"
          description={
            connection
              ? 'Leave empty to keep the current key. Stored encrypted and never shown.'
              : `Starts with sk_${mode}_ or rk_${mode}_. Stored encrypted and never shown.`
          }
          autoComplete="off"
          {...form.getInputProps('secretKey')}
        />
        <PasswordInput
          label="Signing secret (optional)"
          description="Leave empty: we ask Stripe to send events to this site. Enter it only if you set up the webhook in Stripe yourself."
          autoComplete="off"
          {...form.getInputProps('signingSecret')}
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

import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { getPixelsCall, type PixelToken, savePixelTokenCall } from '#shared/pixels/api.ts'
import { type PurchaseReceiver, pixelNames } from '#shared/pixels/providers.ts'
import { adAccountSchema, pixelTokenSchema } from '#shared/pixels/schema.ts'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { wordsOf } from '../payment-accounts/words-of.ts'

const places: Readonly<Record<PurchaseReceiver, string>> = {
  meta: 'In Events Manager, under Settings, Conversions API, Generate access token.',
  tiktok: 'In Events Manager, under Settings, Events API, Generate access token.',
  pinterest: 'In Ads Manager, under Conversions, Conversion access token.',
}

const fieldOfCode = { 'ad-account-missing': 'adAccountId' } as const

/** The access token of a company. */
export function TokenForm({
  receiver,
  token,
  onClose,
}: {
  readonly receiver: PurchaseReceiver
  readonly token: PixelToken | undefined
  readonly onClose: () => void
}) {
  const needsAccount = receiver === 'pinterest'
  const form = useForm({
    mode: 'controlled',
    initialValues: { token: '', adAccountId: token?.adAccountId ?? '' },
    validate: {
      token: (text) => wordsOf(pixelTokenSchema, text),
      adAccountId: (text) =>
        needsAccount && text === '' ? 'Enter the ID of the ad account.' : wordsOf(adAccountSchema, text),
    },
  })
  const save = useContractMutation(savePixelTokenCall, {
    outdates: [getPixelsCall],
    onDone: () => {
      showDone('Access token saved')
      onClose()
    },
    onRefused: showAtFields(form, fieldOfCode),
  })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((body) => save.mutate({ parameters: { provider: receiver }, body }))}
      aria-label={`Access token: ${pixelNames[receiver]}`}
    >
      <Stack gap="md">
        <RefusalAlert error={besidesFields(save.error, fieldOfCode)} />
        {needsAccount && (
          <TextInput
            label="Ad account ID"
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('adAccountId')}
          />
        )}
        <PasswordInput
          label="Access token"
          description={`${places[receiver]} Stored encrypted and never shown.`}
          autoComplete="off"
          {...form.getInputProps('token')}
        />
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

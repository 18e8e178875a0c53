import { Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  changeDonationAmountCall,
  getSubscriptionCall,
  listSubscriptionsCall,
  type SubscriptionDetails,
} from '#shared/subscriptions/api.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { MoneyField } from '#studio/kit/money-field.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'

interface ChangeAmountDialogProps {
  readonly subscription: SubscriptionDetails
  readonly amounts: NonNullable<SubscriptionDetails['amounts']>
  readonly close: () => void
}

/** Changes the amount of a recurring donation. */
export function ChangeAmountDialog({ subscription, amounts, close }: ChangeAmountDialogProps) {
  const { canSendEmail } = useStaff().website
  const { id: subscriptionId, currency, amountCents } = subscription
  const form = useForm({ initialValues: { amountCents } })
  const { money } = useFormats()
  const change = useContractMutation(changeDonationAmountCall, {
    outdates: [getSubscriptionCall, listSubscriptionsCall],
    onDone: () => {
      close()
      showDone('The amount is changed.')
    },
    onRefused: () => {},
  })
  return (
    <Modal opened onClose={close} title="Change amount">
      <form onSubmit={form.onSubmit((body) => change.mutate({ parameters: { subscriptionId }, body }))}>
        <Stack gap="md">
          <RefusalAlert error={change.error} />
          <MoneyField
            label="Amount"
            description={`From ${money(amounts.leastCents, currency)} to ${money(amounts.mostCents, currency)}`}
            currency={currency}
            data-autofocus
            {...form.getInputProps('amountCents')}
            value={form.values.amountCents}
          />
          <Text size="sm">It counts from the next payment on.{canSendEmail && ' The donor gets an email.'}</Text>
          <DialogFooter
            submitLabel="Change amount"
            isSubmitting={change.isPending}
            isDisabled={!form.isDirty()}
            close={close}
          />
        </Stack>
      </form>
    </Modal>
  )
}

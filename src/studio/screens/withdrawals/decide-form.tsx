import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { listEmailsCall } from '#shared/emails/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import {
  decideWithdrawalCall,
  getWithdrawalCall,
  listOrderWithdrawalsCall,
  listWithdrawalsCall,
} from '#shared/withdrawals/owner-api.ts'
import type { Withdrawal } from '#shared/withdrawals/schema.ts'
import { deliveryNote, deliveryResult } from '#studio/kit/delivery-words.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useStaff } from '#studio/session/staff-context.ts'

export type Decision = 'accepted' | 'refused' | 'refunded'

export const decisionWords: Readonly<
  Record<Decision, Readonly<Record<'button' | 'title' | 'lead' | 'message' | 'done', string>>>
> = {
  accepted: {
    button: 'Accept',
    title: 'Accept withdrawal',
    lead: 'Then refund the order: the withdrawal is marked as refunded.',
    message: 'Message (optional), such as where to send the items',
    done: 'Withdrawal accepted.',
  },
  refused: {
    button: 'Refuse',
    title: 'Refuse withdrawal',
    lead: 'The order stays as it is. Say why you refuse.',
    message: 'Reason',
    done: 'Withdrawal refused.',
  },
  refunded: {
    button: 'Mark as refunded',
    title: 'Mark as refunded',
    lead: 'Use this when you returned the money outside of your store. No money moves.',
    message: 'Message (optional)',
    done: 'Withdrawal marked as refunded.',
  },
}

const outdates = [getWithdrawalCall, listWithdrawalsCall, listOrderWithdrawalsCall, getOrderCall, listEmailsCall]

/** Decides on a withdrawal, with a message to the customer. */
export function DecideForm({
  withdrawal,
  state,
  close,
}: {
  readonly withdrawal: Withdrawal
  readonly state: Decision
  readonly close: () => void
}) {
  const form = useForm({
    initialValues: { message: '' },
    validate: {
      message: (message) =>
        state === 'refused' && message.trim() === '' ? 'Enter the reason. The customer reads it.' : null,
    },
  })
  const words = decisionWords[state]
  const { canSendEmail } = useStaff().website
  const decide = useContractMutation(decideWithdrawalCall, {
    outdates,
    onDone: () => {
      close()
      showDone(`${words.done} ${deliveryResult(canSendEmail)}`)
    },
    onRefused: () => {},
  })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ message }) =>
        decide.mutate({ parameters: { withdrawalId: withdrawal.id }, body: { state, message } }),
      )}
    >
      <Stack gap="md">
        <RefusalAlert error={decide.error} />
        <Text size="sm">{words.lead}</Text>
        <Textarea
          label={words.message}
          description={deliveryNote(withdrawal.email, canSendEmail)}
          data-autofocus
          maxLength={1000}
          autosize
          minRows={3}
          maxRows={10}
          {...form.getInputProps('message')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={decide.isPending}>
            {words.button}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

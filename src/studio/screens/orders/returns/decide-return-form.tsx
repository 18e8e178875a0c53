import { Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Order } from '#shared/orders/schema.ts'
import { decideReturnCall } from '#shared/returns/owner-api.ts'
import { type OrderReturn, returnLimits } from '#shared/returns/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { NotifyField } from './notify-field.tsx'
import { useReturnChange } from './use-return-change.ts'

export type ReturnDecision = 'approved' | 'refused' | 'canceled' | 'closed'

export const decisionWords: Readonly<
  Record<ReturnDecision, Readonly<Record<'button' | 'title' | 'lead' | 'message' | 'done', string>>>
> = {
  approved: {
    button: 'Approve',
    title: 'Approve return',
    lead: 'The customer can send the items back.',
    message: 'Instructions for the customer',
    done: 'Return approved.',
  },
  refused: {
    button: 'Refuse',
    title: 'Refuse return',
    lead: 'The order stays as it is. Say why you refuse.',
    message: 'Reason',
    done: 'Return refused.',
  },
  canceled: {
    button: 'Cancel return',
    title: 'Cancel return',
    lead: 'The items don’t come back. They can be returned again later.',
    message: 'Message (optional)',
    done: 'Return canceled.',
  },
  closed: {
    button: 'Close without refund',
    title: 'Close without refund',
    lead: 'The items have arrived, and no money is returned for them.',
    message: 'Message (optional)',
    done: 'Return closed.',
  },
}

interface DecideReturnFormProps {
  readonly order: Order
  readonly found: OrderReturn
  readonly state: ReturnDecision
  /** The instructions of the settings. */
  readonly instructions: string
  readonly close: () => void
}

/** Decides on a return, with words for the customer. */
export function DecideReturnForm({ order, found, state, instructions, close }: DecideReturnFormProps) {
  const words = decisionWords[state]
  const form = useForm({ initialValues: { message: state === 'approved' ? instructions : '', notifyBuyer: true } })
  const decide = useReturnChange(decideReturnCall, () => {
    close()
    showDone(words.done)
  })
  return (
    <form
      onSubmit={form.onSubmit((values) =>
        decide.mutate({ parameters: { returnId: found.id }, body: { state, ...values } }),
      )}
    >
      <Stack gap="md">
        <RefusalAlert error={decide.error} />
        <Text>{words.lead}</Text>
        <Textarea
          label={words.message}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={returnLimits.messageLength}
          data-autofocus
          {...form.getInputProps('message')}
        />
        <NotifyField order={order} {...form.getInputProps('notifyBuyer')} value={form.values.notifyBuyer} />
        <DialogFooter
          submitLabel={words.button}
          isSubmitting={decide.isPending}
          isDisabled={state === 'refused' && form.values.message.trim() === ''}
          close={close}
        />
      </Stack>
    </form>
  )
}

import { Radio, Select, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { listDeliveriesCall, listEndpointsCall, replayEndpointCall } from '#shared/webhook-endpoints/owner-api.ts'
import { webhookLimits } from '#shared/webhook-endpoints/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

const HOUR = DAY_MILLISECONDS / 24
const spans = [
  { value: String(HOUR), label: 'Last hour' },
  { value: String(DAY_MILLISECONDS), label: 'Last 24 hours' },
  { value: String(3 * DAY_MILLISECONDS), label: 'Last 3 days' },
  { value: String(7 * DAY_MILLISECONDS), label: 'Last 7 days' },
  { value: String(webhookLimits.days * DAY_MILLISECONDS), label: `Last ${webhookLimits.days} days` },
]

interface ReplayDialogProps {
  readonly endpointId: string
  readonly isOpen: boolean
  readonly close: () => void
}

/** Sends the events since a time again. */
export function ReplayDialog({ isOpen, close, endpointId }: ReplayDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Resend events">
      {isOpen && <ReplayForm endpointId={endpointId} close={close} />}
    </Modal>
  )
}

function ReplayForm({ endpointId, close }: Pick<ReplayDialogProps, 'endpointId' | 'close'>) {
  const form = useForm({ initialValues: { span: String(DAY_MILLISECONDS), which: 'failed' } })
  const replay = useContractMutation(replayEndpointCall, {
    outdates: [listDeliveriesCall, listEndpointsCall],
    onDone: () => {
      close()
      showDone('The events are being sent again.')
    },
    onRefused: () => {},
  })
  return (
    <form
      onSubmit={form.onSubmit(({ span, which }) => {
        const body = { since: Date.now() - Number(span), onlyFailed: which === 'failed' }
        replay.mutate({ parameters: { endpointId }, body })
      })}
    >
      <Stack gap="md">
        <RefusalAlert error={replay.error} />
        <Select label="Events from" data={spans} allowDeselect={false} {...form.getInputProps('span')} />
        <Radio.Group label="Which events" {...form.getInputProps('which')}>
          <Stack gap="xs" mt="xs">
            <Radio value="failed" label="Failed events" />
            <Radio
              value="all"
              label="All events"
              description="Also those that were delivered. They have the same IDs, so that the receiver can skip what it has."
            />
          </Stack>
        </Radio.Group>
        <DialogFooter submitLabel="Resend events" isSubmitting={replay.isPending} close={close} />
      </Stack>
    </form>
  )
}

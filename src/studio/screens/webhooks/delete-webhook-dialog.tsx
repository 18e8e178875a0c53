import { Button, Group, Stack, Text } from '@mantine/core'
import { useNavigate } from 'react-router'
import { deleteEndpointCall, listEndpointsCall } from '#shared/webhook-endpoints/owner-api.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

interface DeleteWebhookDialogProps {
  readonly endpointId: string
  readonly isOpen: boolean
  readonly close: () => void
}

/** Asks before a webhook is deleted: its secret cannot be restored. */
export function DeleteWebhookDialog({ endpointId, isOpen, close }: DeleteWebhookDialogProps) {
  const navigate = useNavigate()
  const remove = useContractMutation(deleteEndpointCall, {
    outdates: [listEndpointsCall],
    onDone: () => {
      showDone('Webhook deleted.')
      navigate('/webhooks')
    },
    onRefused: () => {},
  })
  return (
    <Modal opened={isOpen} onClose={close} title="Delete this webhook?">
      <Stack gap="md">
        <RefusalAlert error={remove.error} />
        <Text size="sm">
          Waiting events are no longer sent, and the delivery log is deleted. This can’t be undone. To pause it, turn it
          off instead.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button
            color="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate({ parameters: { endpointId } })}
          >
            Delete webhook
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

import { Stack, Text } from '@mantine/core'
import { listEndpointsCall, rotateSecretCall } from '#shared/webhook-endpoints/owner-api.ts'
import { webhookLimits } from '#shared/webhook-endpoints/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { SecretShown } from '#studio/kit/secret-shown.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

interface RotateSecretDialogProps {
  readonly endpointId: string
  readonly isOpen: boolean
  readonly close: () => void
}

/** Gives a webhook a new secret, and shows it once. */
export function RotateSecretDialog({ isOpen, close, ...props }: RotateSecretDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Rotate the signing secret?" closeOnClickOutside={false}>
      {isOpen && <Rotate close={close} {...props} />}
    </Modal>
  )
}

function Rotate({ endpointId, close }: Pick<RotateSecretDialogProps, 'endpointId' | 'close'>) {
  const rotate = useContractMutation(rotateSecretCall, { outdates: [listEndpointsCall], onRefused: () => {} })
  if (rotate.data) {
    const words = `Copy the new secret into the program that receives the events. It’s shown only now. The old one works for another ${webhookLimits.formerSecretHours} hours.`
    return <SecretShown label="Signing secret" words={words} secret={rotate.data.secret} done={close} />
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        rotate.mutate({ parameters: { endpointId } })
      }}
    >
      <Stack gap="md">
        <RefusalAlert error={rotate.error} />
        <Text size="sm">
          For {webhookLimits.formerSecretHours} hours, events are signed with the old and the new secret, so that you
          have time to change the program that receives them.
        </Text>
        <DialogFooter submitLabel="Rotate secret" isSubmitting={rotate.isPending} close={close} />
      </Stack>
    </form>
  )
}

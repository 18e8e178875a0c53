import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createEndpointCall, listEndpointsCall } from '#shared/webhook-endpoints/owner-api.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { SecretShown } from '#studio/kit/secret-shown.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useWebhookForm, WebhookFields, webhookFields } from './webhook-form.tsx'

interface AddWebhookDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
}

/** Adds a webhook, and shows its signing secret once. */
export function AddWebhookDialog({ isOpen, close }: AddWebhookDialogProps) {
  // A click outside must not lose the secret.
  const [isShown, setShown] = useState(false)
  const end = () => {
    setShown(false)
    close()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={end}
      title={isShown ? 'Webhook added' : 'Add webhook'}
      size="lg"
      closeOnClickOutside={!isShown}
    >
      {isOpen && <AddForm close={end} onShown={() => setShown(true)} />}
    </Modal>
  )
}

function AddForm({ close, onShown }: { readonly close: () => void; readonly onShown: () => void }) {
  const navigate = useNavigate()
  const form = useWebhookForm({ url: '', description: '', events: ['order.created', 'order.paid'] })
  const add = useContractMutation(createEndpointCall, {
    outdates: [listEndpointsCall],
    onDone: onShown,
    onRefused: showAtFields(form, webhookFields),
  })
  if (add.data) {
    const { endpointId, secret } = add.data
    const done = () => {
      close()
      navigate(`/webhooks/${endpointId}`)
    }
    return (
      <SecretShown
        label="Signing secret"
        words="The webhook is on. Copy the secret into the program that receives the events, so that it can verify them. It’s shown only now."
        secret={secret}
        done={done}
      />
    )
  }
  return (
    <form noValidate onSubmit={form.onSubmit((body) => add.mutate({ body }))}>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(add.error, webhookFields)} />
        <WebhookFields form={form} />
        <DialogFooter submitLabel="Add webhook" isSubmitting={add.isPending} close={close} />
      </Stack>
    </form>
  )
}

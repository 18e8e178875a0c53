import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { listChangesCall } from '#shared/changes/schema.ts'
import type { StepLog } from '#shared/pages/draft/step-log.ts'
import { listVersionsCall, saveVersionCall } from '#shared/pages/versions-api.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

export const MOST_LETTERS_OF_NAME = 100

interface SaveVersionDialogProps {
  readonly pageId: string
  readonly log: StepLog
  readonly isOpen: boolean
  readonly close: () => void
}

/** Saves the page as it is in the editor as a version, with a name or without. */
export function SaveVersionDialog({ pageId, log, isOpen, close }: SaveVersionDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Save a version">
      {isOpen && <SaveVersion pageId={pageId} log={log} close={close} />}
    </Modal>
  )
}

function SaveVersion({ pageId, log, close }: Omit<SaveVersionDialogProps, 'isOpen'>) {
  const form = useForm({ initialValues: { name: '' } })
  const save = useContractMutation(saveVersionCall, {
    outdates: [listVersionsCall, listChangesCall],
    onDone: () => {
      close()
      showDone('Version saved. Find it under Versions.')
    },
    onRefused: showAtFields(form),
  })
  // A version has everything that was done before it.
  const submit = async (body: { name: string }) => {
    if (await log.flush()) save.mutate({ parameters: { pageId }, body })
  }
  return (
    <form onSubmit={form.onSubmit((body) => void submit(body))} noValidate>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(save.error)} />
        <TextInput
          label="Name (optional)"
          description="Changes save automatically. A version keeps the page as it is now, to compare or restore later."
          data-autofocus
          maxLength={MOST_LETTERS_OF_NAME}
          {...form.getInputProps('name')}
        />
        <DialogFooter submitLabel="Save version" isSubmitting={save.isPending} close={close} />
      </Stack>
    </form>
  )
}

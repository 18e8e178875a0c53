import { Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { listViewLimits } from '#shared/list-views/limits.ts'
import {
  type ListView,
  listViewsCall,
  saveViewCall,
  type ViewedList,
  type ViewQuery,
} from '#shared/list-views/schema.ts'
import { DialogFooter } from '../dialog-footer.tsx'
import { Modal } from '../modal.tsx'
import { showDone } from '../notices.tsx'
import { RefusalAlert } from '../refusal-alert.tsx'
import { useContractMutation } from '../use-contract-mutation.ts'

interface SaveViewDialogProps {
  readonly list: ViewedList
  readonly query: ViewQuery
  readonly saved: readonly ListView[]
  readonly close: () => void
}

/** Saves the current search, filters and order of a list under a name. */
export function SaveViewDialog({ list, query, saved, close }: SaveViewDialogProps) {
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() === '' ? 'Enter a name.' : null) },
  })
  const save = useContractMutation(saveViewCall, {
    outdates: [listViewsCall],
    onDone: () => {
      close()
      showDone('View saved.')
    },
    onRefused: () => {},
  })
  const isReplacing = saved.some(({ name }) => name === form.values.name.trim())
  return (
    <Modal opened onClose={close} title="Save view">
      <form noValidate onSubmit={form.onSubmit(({ name }) => save.mutate({ body: { list, name, query } }))}>
        <Stack gap="md">
          <RefusalAlert error={save.error} />
          <TextInput
            label="Name"
            description={
              isReplacing
                ? 'This replaces the view with this name.'
                : 'Saves the search, filters and sort order for everyone on your team.'
            }
            data-autofocus
            maxLength={listViewLimits.nameLength}
            {...form.getInputProps('name')}
          />
          <DialogFooter submitLabel="Save" isSubmitting={save.isPending} close={close} />
        </Stack>
      </form>
    </Modal>
  )
}

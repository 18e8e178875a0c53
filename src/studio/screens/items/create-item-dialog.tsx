import { Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { listChangesCall } from '#shared/changes/schema.ts'
import { type CollectionRow, createItemCall, listItemCollectionsCall, listItemsCall } from '#shared/items/api.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { TitleField } from '#studio/kit/title-field.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { kindWords } from './kind-words.ts'

interface Props {
  readonly collection: CollectionRow
  readonly isOpen: boolean
  readonly close: () => void
}

/** Creates a draft of an item and opens it. */
export function CreateItemDialog({ collection, isOpen, close }: Props) {
  return (
    <Modal opened={isOpen} onClose={close} title={`New ${kindWords[collection.kind].item}`}>
      {isOpen && <Fields collection={collection} close={close} />}
    </Modal>
  )
}

function Fields({ collection, close }: Omit<Props, 'isOpen'>) {
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { title: '' },
    validate: { title: (title) => (title.trim() === '' ? 'Enter a title.' : null) },
  })
  const create = useContractMutation(createItemCall, {
    outdates: [listItemsCall, listItemCollectionsCall, listChangesCall],
    onDone: ({ item }) => void navigate(`/items/${item.id}`),
    onRefused: showAtFields(form),
  })
  const submit = (body: typeof form.values) => create.mutate({ parameters: { collectionId: collection.id }, body })
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(create.error)} />
        <TitleField
          description="You can change it later. No one sees the draft until you publish it."
          {...form.getInputProps('title')}
        />
        <DialogFooter submitLabel="Create draft" isSubmitting={create.isPending} close={close} />
      </Stack>
    </form>
  )
}

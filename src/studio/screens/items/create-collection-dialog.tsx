import { Checkbox, Select, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getNavigationCall } from '#shared/collections/navigation-api.ts'
import { createItemCollectionCall, listItemCollectionsCall } from '#shared/items/api.ts'
import { type CollectionKind, collectionKinds } from '#shared/items/kinds.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { aboutUrl, besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { TitleField } from '#studio/kit/title-field.tsx'
import { UrlField } from '#studio/kit/url-field.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { kindWords } from './kind-words.ts'

interface Props {
  readonly isOpen: boolean
  readonly close: () => void
}

/** Creates a collection of a kind, such as a blog. */
export function CreateCollectionDialog({ isOpen, close }: Props) {
  return (
    <Modal opened={isOpen} onClose={close} title="New collection">
      {isOpen && <Fields close={close} />}
    </Modal>
  )
}

function Fields({ close }: Pick<Props, 'close'>) {
  const navigate = useNavigate()
  const sayUndo = useUndoNotice()
  const form = useForm({
    initialValues: { kind: 'blog' as CollectionKind, title: '', urlId: '', isInNavigation: true },
    validate: { title: (title) => (title.trim() === '' ? 'Enter a title.' : null) },
  })
  const create = useContractMutation(createItemCollectionCall, {
    outdates: [listItemCollectionsCall, getNavigationCall, listChangesCall],
    onDone: ({ collection, batchId }) => {
      close()
      sayUndo(`“${collection.title}” created`, batchId)
      void navigate(`/collections/${collection.id}`)
    },
    onRefused: showAtFields(form, aboutUrl),
  })
  const submit = (fields: typeof form.values) => create.mutate({ body: fields })
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(create.error, aboutUrl)} />
        <Select
          label="Type"
          description={kindWords[form.values.kind].about}
          data={collectionKinds.map((value) => ({ value, label: kindWords[value].name }))}
          allowDeselect={false}
          {...form.getInputProps('kind')}
        />
        <TitleField
          description="The heading of the list, and its name in the navigation."
          {...form.getInputProps('title')}
        />
        <UrlField
          title={form.values.title}
          urlId={form.values.urlId}
          description="Leave empty to use the title."
          error={form.errors.urlId}
          onChange={(urlId) => form.setFieldValue('urlId', urlId)}
        />
        <Checkbox label="Show in navigation" {...form.getInputProps('isInNavigation', { type: 'checkbox' })} />
        <DialogFooter submitLabel="Create collection" isSubmitting={create.isPending} close={close} />
      </Stack>
    </form>
  )
}

import { Button, Checkbox, Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getNavigationCall } from '#shared/collections/navigation-api.ts'
import { type FormUse, getFormCall, listFormsCall } from '#shared/forms/owner-api.ts'
import { createFormPageCall, getPageCall, listPagesCall, placeFormCall } from '#shared/pages/owner-api.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { SearchSelect } from '#studio/kit/search-select/search-select.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

/** Contracts whose replies are outdated after a form was added to a page or removed. */
export const outdatedByPlaces = [
  getFormCall,
  listFormsCall,
  listPagesCall,
  getPageCall,
  getNavigationCall,
  listChangesCall,
]

interface PlaceFormDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
  readonly form: { readonly id: string; readonly name: string }
  readonly uses: readonly FormUse[]
}

/** Publishes a form: on a page of its own, or at the end of an existing one. */
export function PlaceFormDialog({ isOpen, close, form, uses }: PlaceFormDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Add form to a page">
      {isOpen && <PlaceForm close={close} form={form} uses={uses} />}
    </Modal>
  )
}

function PlaceForm({ close, form, uses }: Omit<PlaceFormDialogProps, 'isOpen'>) {
  const fields = useForm({
    initialValues: { isNew: true, title: form.name, inNavigation: true, pageId: null as string | null },
    validate: {
      title: (title, { isNew }) => (isNew && title.trim() === '' ? 'Enter a title.' : null),
      pageId: (pageId, { isNew }) => (!isNew && pageId === null ? 'Choose a page.' : null),
    },
  })
  const { isNew } = fields.values
  const sayUndo = useUndoNotice()
  const places = useContractQuery(getNavigationCall, {})
  const options = {
    outdates: outdatedByPlaces,
    onDone: ({ page, batchId }: { page: { title: string }; batchId: string | null }) => {
      close()
      sayUndo(`Form added to “${page.title}”`, batchId)
    },
    onRefused: () => {},
  }
  const create = useContractMutation(createFormPageCall, options)
  const place = useContractMutation(placeFormCall, options)
  const error = create.error ?? place.error ?? places.error
  const pages = (places.data?.places ?? []).filter(
    (one) => one.kind === 'page' && !uses.some((use) => use.id === one.id),
  )

  function submit({ title, inNavigation, pageId }: typeof fields.values) {
    if (isNew) create.mutate({ parameters: { formId: form.id }, body: { title, inNavigation } })
    else place.mutate({ parameters: { pageId: pageId!, formId: form.id } })
  }
  return (
    <form onSubmit={fields.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <RefusalAlert error={error} />
        <SegmentedControl
          aria-label="Which page"
          value={isNew ? 'new' : 'there'}
          onChange={(value) => fields.setFieldValue('isNew', value === 'new')}
          data={[
            { value: 'new', label: 'New page' },
            { value: 'there', label: 'Existing page' },
          ]}
        />
        {isNew ? (
          <>
            <TextInput
              label="Page title"
              description="Shown above the form and used for the URL."
              maxLength={200}
              data-autofocus
              autoComplete="off"
              {...fields.getInputProps('title')}
            />
            <Checkbox label="Add to navigation" {...fields.getInputProps('inNavigation', { type: 'checkbox' })} />
          </>
        ) : (
          <SearchSelect
            label="Page"
            description="The form is added at the bottom of the page."
            placeholder={places.isPending ? 'Loading…' : 'Choose a page'}
            nothingFoundMessage="The form is already on every page."
            data={pages.map(({ id, title: name, path }) => ({ value: id, label: `${name} · ${path}` }))}
            {...fields.getInputProps('pageId')}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={create.isPending || place.isPending}>
            {isNew ? 'Create page' : 'Add form'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

import { Alert, Button, Checkbox, Group, Modal, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getNavigationCall } from '#shared/collections/api.ts'
import { type FormUse, getFormCall, listFormsCall } from '#shared/forms/owner-api.ts'
import { createFormPageCall, getPageCall, listPagesCall, placeFormCall } from '#shared/pages/owner-api.ts'
import { wordsFor } from '#studio/kit/refusal.ts'
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
  const [isNew, setNew] = useState(true)
  const [title, setTitle] = useState(form.name)
  const [inNavigation, setInNavigation] = useState(true)
  const [pageId, setPageId] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
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

  function submit(event: FormEvent) {
    event.preventDefault()
    const isEmpty = isNew ? title.trim() === '' : pageId === null
    setMissing(isEmpty)
    if (isEmpty) return
    if (isNew) create.mutate({ parameters: { formId: form.id }, body: { title, inNavigation } })
    else place.mutate({ parameters: { pageId: pageId!, formId: form.id } })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {error ? (
          <Alert color="danger" role="alert">
            {wordsFor(error)}
          </Alert>
        ) : null}
        <SegmentedControl
          aria-label="Which page"
          value={isNew ? 'new' : 'there'}
          onChange={(value) => {
            setNew(value === 'new')
            setMissing(false)
          }}
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
              value={title}
              maxLength={200}
              data-autofocus
              autoComplete="off"
              error={isMissing ? 'Enter a title.' : null}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <Checkbox
              label="Add to navigation"
              checked={inNavigation}
              onChange={(event) => setInNavigation(event.currentTarget.checked)}
            />
          </>
        ) : (
          <SearchSelect
            label="Page"
            description="The form is added at the bottom of the page."
            placeholder={places.isPending ? 'Loading…' : 'Choose a page'}
            nothingFoundMessage="The form is already on every page."
            data={pages.map(({ id, title: name, path }) => ({ value: id, label: `${name} · ${path}` }))}
            value={pageId}
            error={isMissing ? 'Choose a page.' : null}
            onChange={setPageId}
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

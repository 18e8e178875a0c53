import { Checkbox, Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import {
  createStoreCall,
  deleteCollectionCall,
  listCategoriesCall,
  listCollectionsCall,
  updateCollectionCall,
} from '#shared/collections/api.ts'
import type { Collection } from '#shared/collections/schema.ts'
import { blankListing } from '#shared/products/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { TitleField } from '#studio/kit/title-field.tsx'
import { isAboutUrl, UrlField } from '#studio/kit/url-field.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { chosenPicture, type ListingDraft, ListingFields } from './listing-fields.tsx'

export type StoreTask = { readonly kind: 'create' } | { readonly kind: 'edit'; readonly store: Collection }

interface StoreDialogProps {
  readonly task: StoreTask | null
  readonly close: () => void
  readonly onCreated: (collectionId: string) => void
}

/** A store page: title, URL, texts and visibility. */
export function StoreDialog({ task, close, onCreated }: StoreDialogProps) {
  return (
    <Modal
      opened={task !== null}
      onClose={close}
      title={task?.kind === 'edit' ? 'Edit store page' : 'New store page'}
      size="lg"
    >
      {task && (
        <StoreForm
          key={task.kind === 'edit' ? task.store.id : 'new'}
          store={task.kind === 'edit' ? task.store : null}
          close={close}
          onCreated={onCreated}
        />
      )}
    </Modal>
  )
}

function StoreForm({
  store,
  close,
  onCreated,
}: Omit<StoreDialogProps, 'task'> & { readonly store: Collection | null }) {
  const [title, setTitle] = useState(store?.title ?? '')
  const [navigationTitle, setNavigationTitle] = useState(store?.navigationTitle ?? '')
  const [urlId, setUrlId] = useState(store?.urlId ?? '')
  const [listing, setListing] = useState<ListingDraft>(store ?? { ...blankListing, sort: 'manual' })
  const [enabled, setEnabled] = useState(store?.enabled ?? true)
  const [isTitleMissing, setTitleMissing] = useState(false)
  const sayUndo = useUndoNotice()
  const outdates = [listCollectionsCall, listCategoriesCall]
  const create = useContractMutation(createStoreCall, {
    outdates,
    onDone: ({ collection, batchId }) => {
      close()
      onCreated(collection.id)
      sayUndo(`${collection.title} added to the navigation`, batchId)
    },
    onRefused: () => {},
  })
  const update = useContractMutation(updateCollectionCall, {
    outdates,
    onDone: ({ batchId }) => {
      close()
      sayUndo(`${title} saved`, batchId)
    },
    onRefused: () => {},
  })
  const remove = useContractMutation(deleteCollectionCall, {
    outdates,
    onDone: ({ batchId }) => {
      close()
      sayUndo(`${store!.title} deleted`, batchId)
    },
    onRefused: () => {},
  })
  const error = create.error ?? update.error ?? remove.error

  function submit(event: FormEvent) {
    event.preventDefault()
    setTitleMissing(title.trim() === '')
    if (title.trim() === '') return
    if (!store) return create.mutate({ body: { title, urlId, description: listing.description } })
    update.mutate({
      parameters: { collectionId: store.id },
      body: {
        title,
        navigationTitle: navigationTitle.trim() || title,
        urlId,
        enabled,
        description: listing.description,
        picture: chosenPicture(listing.picture),
        seoTitle: listing.seoTitle,
        seoDescription: listing.seoDescription,
        sort: listing.sort ?? 'manual',
      },
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert error={isAboutUrl(error) ? null : error} />
        <TitleField title={title} isMissing={isTitleMissing} onChange={setTitle} />
        {store && (
          <TextInput
            label="Navigation label"
            placeholder={title}
            value={navigationTitle}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setNavigationTitle(event.currentTarget.value)}
          />
        )}
        <UrlField
          title={title}
          urlId={urlId}
          description={
            store && urlId !== '' && urlId !== store.urlId
              ? `/${urlId}. The old URL and everything below it will redirect to it.`
              : urlId
                ? `/${urlId}`
                : 'Leave empty to use the title. At least 3 characters.'
          }
          error={error}
          onChange={setUrlId}
        />
        {store ? (
          <ListingFields
            draft={listing}
            change={(changes) => setListing((before) => ({ ...before, ...changes }))}
            title={title}
            followsStore={false}
          />
        ) : (
          <Textarea
            label="Description"
            description="Shown above the products."
            value={listing.description}
            maxLength={1000}
            autosize
            minRows={2}
            onChange={(event) => {
              const description = event.currentTarget.value
              setListing((before) => ({ ...before, description }))
            }}
          />
        )}
        {store && (
          <Checkbox
            label="Visible to visitors"
            checked={enabled}
            onChange={(event) => setEnabled(event.currentTarget.checked)}
          />
        )}
        <DialogFooter
          submitLabel={store ? 'Save' : 'Create store page'}
          isSubmitting={create.isPending || update.isPending}
          close={close}
          remove={
            store && {
              label: 'Delete store page',
              isPending: remove.isPending,
              run: () => remove.mutate({ parameters: { collectionId: store.id } }),
            }
          }
        />
      </Stack>
    </form>
  )
}

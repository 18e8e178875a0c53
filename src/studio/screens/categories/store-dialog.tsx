import { Checkbox, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { StoreRow } from '#shared/collections/api.ts'
import {
  createStoreCall,
  deleteCollectionCall,
  listCategoriesCall,
  listCollectionsCall,
  updateCollectionCall,
} from '#shared/collections/api.ts'
import { pictureInputOf } from '#shared/pictures/schema.ts'
import { blankListing } from '#shared/products/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { aboutUrl, besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { TitleField } from '#studio/kit/title-field.tsx'
import { UrlField } from '#studio/kit/url-field.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { type ListingDraft, ListingFields } from './listing-fields.tsx'

export type StoreTask = { readonly kind: 'create' } | { readonly kind: 'edit'; readonly store: StoreRow }

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

interface StoreFields {
  readonly title: string
  readonly navigationTitle: string
  readonly urlId: string
  readonly listing: ListingDraft
  readonly enabled: boolean
}

function StoreForm({ store, close, onCreated }: Omit<StoreDialogProps, 'task'> & { readonly store: StoreRow | null }) {
  const form = useForm<StoreFields>({
    initialValues: {
      title: store?.title ?? '',
      navigationTitle: store?.navigationTitle ?? '',
      urlId: store?.urlId ?? '',
      listing: store ?? { ...blankListing, sort: 'manual' },
      enabled: store?.enabled ?? true,
    },
    validate: { title: (title) => (title.trim() === '' ? 'Enter a title.' : null) },
  })
  const { title, urlId, listing } = form.values
  const sayUndo = useUndoNotice()
  const outdates = [listCollectionsCall, listCategoriesCall]
  const create = useContractMutation(createStoreCall, {
    outdates,
    onDone: ({ collection, batchId }) => {
      close()
      onCreated(collection.id)
      sayUndo(`${collection.title} added to the navigation`, batchId)
    },
    onRefused: showAtFields(form, aboutUrl),
  })
  const update = useContractMutation(updateCollectionCall, {
    outdates,
    onDone: ({ batchId }) => {
      close()
      sayUndo(`${title} saved`, batchId)
    },
    onRefused: showAtFields(form, aboutUrl),
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

  function submit({ navigationTitle, enabled }: StoreFields) {
    if (!store) return create.mutate({ body: { title, urlId, description: listing.description } })
    update.mutate({
      parameters: { collectionId: store.id },
      body: {
        title,
        navigationTitle: navigationTitle.trim() || title,
        urlId,
        enabled,
        description: listing.description,
        picture: pictureInputOf(listing.picture),
        seoTitle: listing.seoTitle,
        seoDescription: listing.seoDescription,
        sort: listing.sort ?? 'manual',
      },
    })
  }
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(error, aboutUrl)} />
        <TitleField {...form.getInputProps('title')} />
        {store && (
          <TextInput
            label="Navigation label"
            placeholder={title}
            maxLength={100}
            autoComplete="off"
            {...form.getInputProps('navigationTitle')}
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
          error={form.errors.urlId}
          onChange={(next) => form.setFieldValue('urlId', next)}
        />
        {store ? (
          <ListingFields
            draft={listing}
            change={(changes) => form.setFieldValue('listing', (before) => ({ ...before, ...changes }))}
            title={title}
            followsStore={false}
          />
        ) : (
          <Textarea
            label="Description"
            description="Shown above the products."
            maxLength={1000}
            autosize
            minRows={2}
            {...form.getInputProps('listing.description')}
          />
        )}
        {store && <Checkbox label="Visible to visitors" {...form.getInputProps('enabled', { type: 'checkbox' })} />}
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

import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { createCategoryCall, listCategoriesCall, updateCategoryCall } from '#shared/collections/api.ts'
import { limits } from '#shared/limits.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import { pictureInputOf } from '#shared/pictures/schema.ts'
import { blankCategoryDetails, type Category } from '#shared/products/schema.ts'
import { aboutUrl, besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { type ListingDraft, ListingFields } from './listing-fields.tsx'

export type CategoryTask =
  | { readonly kind: 'create'; readonly collectionId: string; readonly parentId: string | null }
  | { readonly kind: 'edit'; readonly category: Category }

interface CategoryDialogProps {
  readonly task: CategoryTask | null
  /** Path of the store page, before the category's own URL. */
  readonly storePath: string
  readonly close: () => void
  readonly onCreated?: (category: Category) => void
}

/** Adds or edits a category. */
export function CategoryDialog({ task, ...props }: CategoryDialogProps) {
  return (
    <Modal
      opened={task !== null}
      onClose={props.close}
      title={task?.kind === 'edit' ? 'Edit category' : 'New category'}
      size="lg"
    >
      {task && <CategoryForm task={task} {...props} />}
    </Modal>
  )
}

function CategoryForm({ task, storePath, close, onCreated }: CategoryDialogProps & { readonly task: CategoryTask }) {
  const former = task.kind === 'edit' ? task.category : null
  const form = useForm<{ displayName: string; urlId: string; listing: ListingDraft }>({
    initialValues: {
      displayName: former?.displayName ?? '',
      urlId: former?.urlId ?? '',
      listing: former ?? blankCategoryDetails,
    },
    validate: { displayName: (name) => (name.trim() === '' ? 'Enter a name.' : null) },
  })
  const { displayName, urlId, listing } = form.values
  const sayUndo = useUndoNotice()
  const options = {
    outdates: [listCategoriesCall],
    onDone: ({ batchId }: { batchId: string }) => {
      close()
      sayUndo(former ? `${displayName} saved` : `${displayName} added`, batchId)
    },
    onRefused: showAtFields(form, aboutUrl),
  }
  const create = useContractMutation(createCategoryCall, {
    ...options,
    onDone: ({ category, batchId }) => {
      options.onDone({ batchId })
      onCreated?.(category)
    },
  })
  const update = useContractMutation(updateCategoryCall, options)
  const error = create.error ?? update.error

  function submit() {
    const { description, picture, seoTitle, seoDescription, sort } = listing
    const body = { displayName, urlId, description, seoTitle, seoDescription, sort, picture: pictureInputOf(picture) }
    if (task.kind === 'edit') {
      update.mutate({ parameters: { categoryId: task.category.id }, body })
    } else {
      const { collectionId, parentId } = task
      create.mutate({ parameters: { collectionId }, body: { ...body, parentId } })
    }
  }
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(error, aboutUrl)} />
        <TextInput
          label="Name"
          maxLength={limits.categoryLength}
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('displayName')}
        />
        <TextInput
          label="URL"
          description={describeUrl(storePath, urlId, former?.urlId)}
          placeholder={slugOf(displayName)}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('urlId')}
          onChange={(event) => form.setFieldValue('urlId', event.currentTarget.value.toLowerCase().replace(/\s/g, '-'))}
          onBlur={() => form.setFieldValue('urlId', slugOf(urlId))}
        />
        <ListingFields
          draft={listing}
          change={(changes) => form.setFieldValue('listing', (before) => ({ ...before, ...changes }))}
          title={displayName}
          followsStore
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={create.isPending || update.isPending}>
            {former ? 'Save' : 'Add category'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The description below the URL field. */
function describeUrl(storePath: string, urlId: string, former: string | undefined): string {
  if (urlId === '') return 'Leave empty to use the name.'
  const path = `${storePath}/${urlId}`
  return former && former !== urlId ? `${path}. The old URL will redirect to it.` : path
}

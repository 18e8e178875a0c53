import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { createCategory, listCategories, updateCategory } from '#shared/collections/api.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import type { Category, Picture } from '#shared/products/schema.ts'
import { limits } from '#shared/settings/limits.ts'
import { codeOf, fieldErrorsOf, wordsFor } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

export type CategoryTask =
  | { readonly kind: 'create'; readonly collectionId: string; readonly parentId: string | null }
  | { readonly kind: 'edit'; readonly category: Category }

/** Adds a category, or changes how one is called. */
export function CategoryDialog({ task, close }: { readonly task: CategoryTask | null; readonly close: () => void }) {
  return (
    <Modal opened={task !== null} onClose={close} title={task?.kind === 'edit' ? 'Category' : 'New category'}>
      {task && <CategoryForm task={task} close={close} />}
    </Modal>
  )
}

function CategoryForm({ task, close }: { readonly task: CategoryTask; readonly close: () => void }) {
  const former = task.kind === 'edit' ? task.category : null
  const [displayName, setDisplayName] = useState(former?.displayName ?? '')
  const [urlId, setUrlId] = useState(former?.urlId ?? '')
  const [isNameMissing, setNameMissing] = useState(false)
  const sayUndo = useUndoNotice()
  const options = {
    outdates: [listCategories],
    onDone: ({ batchId }: { batchId: string }) => {
      close()
      sayUndo(former ? `${displayName} changed` : `${displayName} added`, batchId)
    },
    onRefused: () => {},
  }
  const create = useContractMutation(createCategory, options)
  const update = useContractMutation(updateCategory, options)
  const error = create.error ?? update.error
  const isAddress = ['url-id-taken', 'url-id-reserved'].includes(codeOf(error)) || 'urlId' in fieldErrorsOf(error)

  function submit(event: FormEvent) {
    event.preventDefault()
    setNameMissing(displayName.trim() === '')
    if (displayName.trim() === '') return
    if (task.kind === 'edit') {
      const { id: categoryId, description, picture, seoTitle, seoDescription, sort } = task.category
      const body = { displayName, urlId, description, seoTitle, seoDescription, sort, picture: chosen(picture) }
      update.mutate({ parameters: { categoryId }, body })
    } else {
      const { collectionId, parentId } = task
      create.mutate({ parameters: { collectionId }, body: { displayName, urlId, parentId } })
    }
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert error={isAddress ? null : error} />
        <TextInput
          label="Name"
          value={displayName}
          maxLength={limits.categoryLength}
          data-autofocus
          autoComplete="off"
          error={isNameMissing ? 'Give it a name.' : null}
          onChange={(event) => setDisplayName(event.currentTarget.value)}
        />
        <TextInput
          label="Address"
          description="Made from the name while it is empty."
          placeholder={slugOf(displayName)}
          value={urlId}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          error={isAddress ? (fieldErrorsOf(error).urlId ?? wordsFor(error)) : null}
          onChange={(event) => setUrlId(event.currentTarget.value.toLowerCase().replace(/\s/g, '-'))}
          onBlur={() => setUrlId(slugOf(urlId))}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Not now
          </Button>
          <Button type="submit" loading={create.isPending || update.isPending}>
            {former ? 'Save' : 'Add'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** A picture as it is saved. */
const chosen = (picture: Picture | null) =>
  picture && { id: picture.id, altText: picture.altText, focalPoint: picture.focalPoint }

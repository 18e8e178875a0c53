import { Button, Checkbox, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import {
  createStore,
  deleteCollection,
  listCategories,
  listCollections,
  updateCollection,
} from '#shared/collections/api.ts'
import type { Collection } from '#shared/collections/schema.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import { codeOf, fieldErrorsOf, wordsFor } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

export type StoreTask = { readonly kind: 'create' } | { readonly kind: 'edit'; readonly store: Collection }

interface StoreDialogProps {
  readonly task: StoreTask | null
  readonly close: () => void
  readonly openNew: () => void
  readonly onCreated: (collectionId: string) => void
}

/** A store page: what it is called, where it stands, and whether it is seen. */
export function StoreDialog({ task, close, openNew, onCreated }: StoreDialogProps) {
  return (
    <Modal opened={task !== null} onClose={close} title={task?.kind === 'edit' ? 'Store page' : 'New store page'}>
      {task && (
        <StoreForm
          key={task.kind === 'edit' ? task.store.id : 'new'}
          store={task.kind === 'edit' ? task.store : null}
          close={close}
          openNew={openNew}
          onCreated={onCreated}
        />
      )}
    </Modal>
  )
}

function StoreForm({
  store,
  close,
  openNew,
  onCreated,
}: Omit<StoreDialogProps, 'task'> & { readonly store: Collection | null }) {
  const [title, setTitle] = useState(store?.title ?? '')
  const [navigationTitle, setNavigationTitle] = useState(store?.navigationTitle ?? '')
  const [urlId, setUrlId] = useState(store?.urlId ?? '')
  const [description, setDescription] = useState(store?.description ?? '')
  const [enabled, setEnabled] = useState(store?.enabled ?? true)
  const [isTitleMissing, setTitleMissing] = useState(false)
  const sayUndo = useUndoNotice()
  const outdates = [listCollections, listCategories]
  const create = useContractMutation(createStore, {
    outdates,
    onDone: ({ collection, batchId }) => {
      close()
      onCreated(collection.id)
      sayUndo(`${collection.title} added to the navigation`, batchId)
    },
    onRefused: () => {},
  })
  const update = useContractMutation(updateCollection, {
    outdates,
    onDone: ({ batchId }) => {
      close()
      sayUndo(`${title} changed`, batchId)
    },
    onRefused: () => {},
  })
  const remove = useContractMutation(deleteCollection, {
    outdates,
    onDone: ({ batchId }) => {
      close()
      sayUndo(`${store!.title} deleted`, batchId)
    },
    onRefused: () => {},
  })
  const error = create.error ?? update.error ?? remove.error
  const errors = fieldErrorsOf(error)
  const isAddress = ['url-id-taken', 'url-id-reserved'].includes(codeOf(error)) || 'urlId' in errors

  function submit(event: FormEvent) {
    event.preventDefault()
    setTitleMissing(title.trim() === '')
    if (title.trim() === '') return
    if (!store) return create.mutate({ body: { title, urlId, description } })
    update.mutate({
      parameters: { collectionId: store.id },
      body: {
        picture: store.picture && {
          id: store.picture.id,
          altText: store.picture.altText,
          focalPoint: store.picture.focalPoint,
        },
        seoTitle: store.seoTitle,
        seoDescription: store.seoDescription,
        sort: store.sort,
        title,
        navigationTitle: navigationTitle.trim() || title,
        urlId,
        description,
        enabled,
      },
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert error={isAddress ? null : error} />
        <TextInput
          label="Title"
          value={title}
          maxLength={200}
          data-autofocus
          autoComplete="off"
          error={isTitleMissing ? 'Give it a title.' : null}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {store && (
          <TextInput
            label="In the navigation"
            placeholder={title}
            value={navigationTitle}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setNavigationTitle(event.currentTarget.value)}
          />
        )}
        <TextInput
          label="Address"
          description="Made from the title while it is empty. Three letters or more."
          placeholder={slugOf(title)}
          value={urlId}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          error={isAddress ? (errors.urlId ?? wordsFor(error)) : null}
          onChange={(event) => setUrlId(event.currentTarget.value.toLowerCase().replace(/\s/g, '-'))}
          onBlur={() => setUrlId(slugOf(urlId))}
        />
        <Textarea
          label="Description"
          description="For search engines and shared links."
          value={description}
          maxLength={1000}
          autosize
          minRows={2}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        {store && (
          <Checkbox
            label="Visitors can see it"
            checked={enabled}
            onChange={(event) => setEnabled(event.currentTarget.checked)}
          />
        )}
        <Group justify="space-between">
          {store ? (
            <Group gap={4}>
              <Button
                variant="subtle"
                color="danger"
                loading={remove.isPending}
                onClick={() => remove.mutate({ parameters: { collectionId: store.id } })}
              >
                Delete
              </Button>
              <Button variant="subtle" color="gray" onClick={openNew}>
                Another one
              </Button>
            </Group>
          ) : (
            <span />
          )}
          <Group gap="xs" ml="auto">
            <Button variant="default" onClick={close}>
              Not now
            </Button>
            <Button type="submit" loading={create.isPending || update.isPending}>
              {store ? 'Save' : 'Add'}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  )
}

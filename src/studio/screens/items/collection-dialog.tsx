import { Checkbox, Modal, NumberInput, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getNavigationCall } from '#shared/collections/api.ts'
import {
  type CollectionRow,
  deleteItemCollectionCall,
  listItemCollectionsCall,
  listItemsCall,
  updateItemCollectionCall,
} from '#shared/items/api.ts'
import { ITEMS_PER_PAGE_MAXIMUM } from '#shared/items/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { TitleField } from '#studio/kit/title-field.tsx'
import { isAboutUrl, UrlField } from '#studio/kit/url-field.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { capital, kindWords } from './kind-words.ts'

interface Props {
  readonly collection: CollectionRow
  readonly isOpen: boolean
  readonly close: () => void
}

/** The settings of a collection, and a button to delete it. */
export function CollectionDialog({ collection, isOpen, close }: Props) {
  return (
    <Modal opened={isOpen} onClose={close} title={`${kindWords[collection.kind].name} settings`} size="lg">
      {isOpen && <Fields key={collection.updatedAt} collection={collection} close={close} />}
    </Modal>
  )
}

const outdates = [listItemCollectionsCall, listItemsCall, getNavigationCall, listChangesCall]

function Fields({ collection, close }: Omit<Props, 'isOpen'>) {
  const navigate = useNavigate()
  const sayUndo = useUndoNotice()
  const { items } = kindWords[collection.kind]
  const [draft, setDraft] = useState(collection)
  const change = (changes: Partial<CollectionRow>) => setDraft((before) => ({ ...before, ...changes }))
  const [isTitleMissing, setTitleMissing] = useState(false)
  const update = useContractMutation(updateItemCollectionCall, {
    outdates,
    onDone: ({ batchId }) => {
      close()
      sayUndo(`“${draft.title}” saved`, batchId)
    },
    onRefused: () => {},
  })
  const remove = useContractMutation(deleteItemCollectionCall, {
    outdates,
    onDone: ({ batchId }) => {
      close()
      void navigate('/collections')
      sayUndo(`“${collection.title}” deleted`, batchId)
    },
    onRefused: () => {},
  })
  const error = update.error ?? remove.error

  function submit(event: FormEvent) {
    event.preventDefault()
    setTitleMissing(draft.title.trim() === '')
    if (draft.title.trim() === '') return
    const { title, urlId, description, seoTitle, seoDescription, itemsPerPage, enabled, isInNavigation } = draft
    const body = { title, urlId, description, seoTitle, seoDescription, itemsPerPage, enabled, isInNavigation }
    update.mutate({
      parameters: { collectionId: collection.id },
      body: { ...body, updatedAt: collection.updatedAt },
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert error={isAboutUrl(error) ? null : error} />
        <TitleField title={draft.title} isMissing={isTitleMissing} onChange={(title) => change({ title })} />
        <UrlField
          title={draft.title}
          urlId={draft.urlId}
          description={`Leave empty to use the title. Old URLs of the list and its ${items} will redirect to the new ones.`}
          error={error}
          onChange={(urlId) => change({ urlId })}
        />
        <Textarea
          label="Description"
          description={`Shown above the ${items}, and in the feed.`}
          value={draft.description}
          maxLength={1000}
          autosize
          minRows={2}
          maxRows={8}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <NumberInput
          label={`${capital(items)} per page`}
          min={1}
          max={ITEMS_PER_PAGE_MAXIMUM}
          allowDecimal={false}
          value={draft.itemsPerPage}
          onChange={(count) => typeof count === 'number' && change({ itemsPerPage: count })}
        />
        <TextInput
          label="Search engine title"
          placeholder={draft.title}
          value={draft.seoTitle}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => change({ seoTitle: event.currentTarget.value })}
        />
        <Textarea
          label="Search engine description"
          placeholder={draft.description}
          value={draft.seoDescription}
          maxLength={500}
          autosize
          minRows={2}
          onChange={(event) => change({ seoDescription: event.currentTarget.value })}
        />
        <Checkbox
          label="Show in navigation"
          checked={draft.isInNavigation}
          onChange={(event) => change({ isInNavigation: event.currentTarget.checked })}
        />
        <Switch
          label="Visible to visitors"
          description={`When it’s hidden, its ${items} are hidden too.`}
          checked={draft.enabled}
          onChange={(event) => change({ enabled: event.currentTarget.checked })}
        />
        <DialogFooter
          submitLabel="Save"
          isSubmitting={update.isPending}
          close={close}
          remove={{
            label: `Delete ${kindWords[collection.kind].name.toLowerCase()}`,
            isPending: remove.isPending,
            run: () => remove.mutate({ parameters: { collectionId: collection.id } }),
          }}
        />
      </Stack>
    </form>
  )
}

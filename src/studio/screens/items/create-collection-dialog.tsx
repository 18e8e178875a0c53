import { Checkbox, Modal, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getNavigationCall } from '#shared/collections/api.ts'
import { createItemCollectionCall, listItemCollectionsCall } from '#shared/items/api.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { TitleField } from '#studio/kit/title-field.tsx'
import { isAboutUrl, UrlField } from '#studio/kit/url-field.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

interface Props {
  readonly isOpen: boolean
  readonly close: () => void
}

/** Creates a blog. */
export function CreateCollectionDialog({ isOpen, close }: Props) {
  return (
    <Modal opened={isOpen} onClose={close} title="New blog">
      {isOpen && <Fields close={close} />}
    </Modal>
  )
}

function Fields({ close }: Pick<Props, 'close'>) {
  const navigate = useNavigate()
  const sayUndo = useUndoNotice()
  const [title, setTitle] = useState('')
  const [urlId, setUrlId] = useState('')
  const [isInNavigation, setInNavigation] = useState(true)
  const [isTitleMissing, setTitleMissing] = useState(false)
  const create = useContractMutation(createItemCollectionCall, {
    outdates: [listItemCollectionsCall, getNavigationCall, listChangesCall],
    onDone: ({ collection, batchId }) => {
      close()
      sayUndo(`“${collection.title}” created`, batchId)
      void navigate(`/collections/${collection.id}`)
    },
    onRefused: () => {},
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTitleMissing(title.trim() === '')
    if (title.trim() !== '') create.mutate({ body: { kind: 'blog', title, urlId, isInNavigation } })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert error={isAboutUrl(create.error) ? null : create.error} />
        <TitleField
          title={title}
          description="The heading of the list, and its name in the navigation."
          isMissing={isTitleMissing}
          onChange={setTitle}
        />
        <UrlField
          title={title}
          urlId={urlId}
          description="Leave empty to use the title."
          error={create.error}
          onChange={setUrlId}
        />
        <Checkbox
          label="Show in navigation"
          checked={isInNavigation}
          onChange={(event) => setInNavigation(event.currentTarget.checked)}
        />
        <DialogFooter submitLabel="Create blog" isSubmitting={create.isPending} close={close} />
      </Stack>
    </form>
  )
}

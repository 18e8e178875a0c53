import { Checkbox, Modal, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { createPageCall } from '#shared/pages/owner-api.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { TitleField } from '#studio/kit/title-field.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { outdatedByPages } from './page-dialog.tsx'

interface NewPageDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
}

/** Asks for the title of a new page, and opens its editor. */
export function NewPageDialog({ isOpen, close }: NewPageDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="New page">
      {isOpen && <NewPage close={close} />}
    </Modal>
  )
}

function NewPage({ close }: Pick<NewPageDialogProps, 'close'>) {
  const [title, setTitle] = useState('')
  const [inNavigation, setInNavigation] = useState(true)
  const [isMissing, setMissing] = useState(false)
  const navigate = useNavigate()
  const create = useContractMutation(createPageCall, {
    outdates: outdatedByPages,
    onDone: ({ pageId }) => void navigate(`/pages/${pageId}/edit`),
    onRefused: () => {},
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(title.trim() === '')
    if (title.trim() !== '') create.mutate({ body: { title, inNavigation } })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert error={create.error} />
        <TitleField
          title={title}
          description="Used as the heading and for the URL. You can change both later."
          isMissing={isMissing}
          onChange={setTitle}
        />
        <Checkbox
          label="Add to navigation"
          description="Visitors see the link when the page is published."
          checked={inNavigation}
          onChange={(event) => setInNavigation(event.currentTarget.checked)}
        />
        <DialogFooter submitLabel="Create page" isSubmitting={create.isPending} close={close} />
      </Stack>
    </form>
  )
}

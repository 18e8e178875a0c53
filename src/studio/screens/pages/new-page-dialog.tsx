import { Checkbox, Input, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMediaQuery } from '@mantine/hooks'
import { useNavigate } from 'react-router'
import { createPageCall } from '#shared/pages/owner-api.ts'
import type { ReadyPageId } from '#shared/pages/ready-made/pages.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { TitleField } from '#studio/kit/title-field.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { PageChoice } from './ready-made/page-choice.tsx'
import { outdatedByPages } from './settings/use-page-actions.ts'

interface NewPageDialogProps {
  readonly isOpen: boolean
  readonly close: () => void
}

/** Asks for the title of a new page and what it begins with, and opens its editor. */
export function NewPageDialog({ isOpen, close }: NewPageDialogProps) {
  const isPhone = useMediaQuery('(max-width: 48em)')
  return (
    <Modal opened={isOpen} onClose={close} title="New page" size={720} fullScreen={isPhone ?? false}>
      {isOpen && <NewPage close={close} />}
    </Modal>
  )
}

function NewPage({ close }: Pick<NewPageDialogProps, 'close'>) {
  const form = useForm({
    initialValues: { title: '', inNavigation: true, readyPage: null as ReadyPageId | null },
    validate: { title: (title) => (title.trim() === '' ? 'Enter a title.' : null) },
  })
  const navigate = useNavigate()
  const create = useContractMutation(createPageCall, {
    outdates: outdatedByPages,
    onDone: ({ pageId }) => {
      // Owners who go back before the editor has loaded find the list, not the dialog.
      close()
      void navigate(`/pages/${pageId}/edit`)
    },
    onRefused: showAtFields(form),
  })
  return (
    <form onSubmit={form.onSubmit((body) => create.mutate({ body }))} noValidate>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(create.error)} />
        <TitleField
          description="Used as the heading and for the URL. You can change both later."
          {...form.getInputProps('title')}
        />
        <Checkbox
          label="Add to navigation"
          description="Visitors see the link when the page is published."
          {...form.getInputProps('inNavigation', { type: 'checkbox' })}
        />
        <Input.Wrapper label="Begin with" labelElement="div">
          <div style={{ marginTop: 8 }}>
            <PageChoice
              value={form.getValues().readyPage}
              change={(readyPage) => form.setFieldValue('readyPage', readyPage)}
            />
          </div>
        </Input.Wrapper>
        <DialogFooter submitLabel="Create page" isSubmitting={create.isPending} staysInSight close={close} />
      </Stack>
    </form>
  )
}

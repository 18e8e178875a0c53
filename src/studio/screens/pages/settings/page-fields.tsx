import { Button, Group, Stack, Tabs, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import type { PageSettings } from '#shared/pages/owner-api.ts'
import { PAGE_PASSWORD_MINIMUM } from '#shared/publication/password.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { aboutUrl, besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { FrameFields } from './frame-fields.tsx'
import { GeneralFields } from './general-fields.tsx'
import { SearchFields } from './search-fields.tsx'
import { SharingFields } from './sharing-fields.tsx'
import { usePageActions } from './use-page-actions.ts'

interface PageFieldsProps {
  readonly page: PageSettings
  readonly close: () => void
  readonly onSaved?: (() => void) | undefined
  readonly onDeleted?: (() => void) | undefined
}

const aboutFields = { ...aboutUrl, 'page-schedule-past': 'publishAt' }

/** The fields of a page's settings, saved together. */
export function PageFields({ page, close, onSaved, onDeleted }: PageFieldsProps) {
  const [tab, setTab] = useState<string | null>('general')
  const [asks, asking] = useDisclosure(false)
  const form = useForm({
    initialValues: { ...page, newPassword: '' },
    validate: {
      title: (title) => (title.trim() === '' ? 'Enter a title.' : null),
      publishAt: (publishAt, { status }) =>
        status === 'scheduled' && publishAt === null ? 'Choose a publish date.' : null,
      newPassword: (password, { isLocked }) =>
        isLocked && password.length < PAGE_PASSWORD_MINIMUM && (password !== '' || !page.isLocked)
          ? `Enter at least ${PAGE_PASSWORD_MINIMUM} characters.`
          : null,
    },
  })
  const actions = usePageActions(page, {
    close,
    onSaved,
    onDeleted,
    onRefused: (error) => {
      // The fields that can be refused are on the first tab.
      setTab('general')
      showAtFields(form, aboutFields)(error)
    },
  })
  return (
    <form onSubmit={form.onSubmit(actions.save, () => setTab('general'))} noValidate>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(actions.error, aboutFields)} />
        <Tabs value={tab} onChange={setTab} keepMounted>
          <Tabs.List mb="md">
            <Tabs.Tab value="general">General</Tabs.Tab>
            <Tabs.Tab value="frame">Header and footer</Tabs.Tab>
            <Tabs.Tab value="search">Search engines</Tabs.Tab>
            <Tabs.Tab value="sharing">Social sharing</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="general">
            <GeneralFields page={page} form={form} />
          </Tabs.Panel>
          <Tabs.Panel value="frame">
            <FrameFields form={form} />
          </Tabs.Panel>
          <Tabs.Panel value="search">
            <SearchFields form={form} />
          </Tabs.Panel>
          <Tabs.Panel value="sharing">
            <SharingFields form={form} />
          </Tabs.Panel>
        </Tabs>
        <DialogFooter
          submitLabel="Save"
          isSubmitting={actions.isSaving}
          close={close}
          remove={
            page.urlId === ''
              ? null
              : {
                  ...{ label: 'Delete page', isPending: actions.isDeleting },
                  run: page.isInExperiment ? asking.open : actions.remove,
                }
          }
        />
      </Stack>
      <Modal opened={asks} onClose={asking.close} title={`Delete “${page.title}”?`}>
        <Stack gap="md">
          <Text size="sm">
            An experiment with this page is running. Deleting the page ends the experiment. If you undo the deletion,
            the experiment continues.
          </Text>
          <Group gap="xs" justify="flex-end">
            <Button variant="default" onClick={asking.close}>
              Cancel
            </Button>
            <Button
              color="danger"
              onClick={() => {
                asking.close()
                actions.remove()
              }}
            >
              Delete and end experiment
            </Button>
          </Group>
        </Stack>
      </Modal>
    </form>
  )
}

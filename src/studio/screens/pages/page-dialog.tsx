import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { listChanges } from '#shared/changes/schema.ts'
import { getNavigation } from '#shared/collections/api.ts'
import { getForm, listForms } from '#shared/forms/owner-api.ts'
import { deletePage, listPages, type PageRow, updatePage } from '#shared/pages/owner-api.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import { codeOf, fieldErrorsOf, wordsFor } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { PageForms } from './page-forms.tsx'

/** What is old once a page was changed. */
export const outdatedByPages = [listPages, getForm, listForms, getNavigation, listChanges]

interface PageDialogProps {
  readonly page: PageRow | null
  readonly close: () => void
}

/** The title, the URL and the link of a page, the forms on it, and its end. */
export function PageDialog({ page, close }: PageDialogProps) {
  return (
    <Modal opened={page !== null} onClose={close} title="Edit page">
      {page && <PageFields key={`${page.id} ${page.updatedAt}`} page={page} close={close} />}
    </Modal>
  )
}

function PageFields({ page, close }: { readonly page: PageRow; readonly close: () => void }) {
  const isHome = page.urlId === ''
  const [title, setTitle] = useState(page.title)
  const [urlId, setUrlId] = useState(page.urlId)
  const [isInNavigation, setInNavigation] = useState(page.isInNavigation)
  const [isTitleMissing, setTitleMissing] = useState(false)
  const sayUndo = useUndoNotice()
  const update = useContractMutation(updatePage, {
    outdates: outdatedByPages,
    onDone: ({ batchId }) => {
      close()
      if (batchId) sayUndo(`“${title}” saved`, batchId)
    },
    onRefused: () => {},
  })
  const remove = useContractMutation(deletePage, {
    outdates: outdatedByPages,
    onDone: ({ batchId }) => {
      close()
      sayUndo(`“${page.title}” deleted`, batchId)
    },
    onRefused: () => {},
  })
  const error = update.error ?? remove.error
  const errors = fieldErrorsOf(error)
  const isUrl = ['url-id-taken', 'url-id-reserved'].includes(codeOf(error)) || 'urlId' in errors

  function submit(event: FormEvent) {
    event.preventDefault()
    setTitleMissing(title.trim() === '')
    if (title.trim() === '') return
    update.mutate({
      parameters: { pageId: page.id },
      body: { title, urlId: isHome ? '' : urlId, isInNavigation, updatedAt: page.updatedAt },
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <RefusalAlert error={isUrl ? null : error} />
        <TextInput
          label="Title"
          description="Shown in the navigation and in search results, and as the heading of pages made for a form."
          value={title}
          maxLength={200}
          data-autofocus
          autoComplete="off"
          error={isTitleMissing ? 'Enter a title.' : null}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {!isHome && (
          <TextInput
            label="URL"
            description="Leave empty to use the title. The old URL will redirect to the new one."
            placeholder={slugOf(title)}
            value={urlId}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            error={isUrl ? (errors.urlId ?? wordsFor(error)) : null}
            onChange={(event) => setUrlId(event.currentTarget.value.toLowerCase().replace(/\s/g, '-'))}
            onBlur={() => setUrlId(slugOf(urlId))}
          />
        )}
        <Checkbox
          label="Show in navigation"
          checked={isInNavigation}
          onChange={(event) => setInNavigation(event.currentTarget.checked)}
        />
        <PageForms page={page} />
        <Group justify="space-between">
          {isHome ? (
            <span />
          ) : (
            <Button
              variant="subtle"
              color="danger"
              loading={remove.isPending}
              onClick={() => remove.mutate({ parameters: { pageId: page.id } })}
            >
              Delete page
            </Button>
          )}
          <Group gap="xs" ml="auto">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={update.isPending}>
              Save
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  )
}

import { Button, Checkbox, Modal, Skeleton, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getNavigationCall } from '#shared/collections/api.ts'
import { getFormCall, listFormsCall } from '#shared/forms/owner-api.ts'
import {
  deletePageCall,
  duplicatePageCall,
  getPageCall,
  listPagesCall,
  type PageRow,
  updatePageCall,
} from '#shared/pages/owner-api.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { aboutUrl, besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { TitleField } from '#studio/kit/title-field.tsx'
import { UrlField } from '#studio/kit/url-field.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { PageForms } from './page-forms.tsx'

/** Contracts whose replies are outdated after a page was changed. */
export const outdatedByPages = [
  listPagesCall,
  getPageCall,
  getFormCall,
  listFormsCall,
  getNavigationCall,
  listChangesCall,
]

interface PageDialogProps {
  readonly pageId: string | null
  readonly close: () => void
}

/** Title, URL and navigation link of a page, the forms on it, and a button to delete it. */
export function PageDialog({ pageId, close }: PageDialogProps) {
  return (
    <Modal opened={pageId !== null} onClose={close} title="Edit page">
      {pageId && <LoadedPage pageId={pageId} close={close} />}
    </Modal>
  )
}

/** The list may not have the page: other screens link to its dialog. */
function LoadedPage({ pageId, close }: { readonly pageId: string; readonly close: () => void }) {
  const { data, error, refetch } = useContractQuery(getPageCall, { parameters: { pageId } })
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={280} />
  return <PageFields key={`${pageId} ${data.page.updatedAt}`} page={data.page} close={close} />
}

function PageFields({ page, close }: { readonly page: PageRow; readonly close: () => void }) {
  const isHome = page.urlId === ''
  const form = useForm({
    initialValues: { title: page.title, urlId: page.urlId, isInNavigation: page.isInNavigation },
    validate: { title: (title) => (title.trim() === '' ? 'Enter a title.' : null) },
  })
  const { title, urlId } = form.values
  const sayUndo = useUndoNotice()
  const update = useContractMutation(updatePageCall, {
    outdates: outdatedByPages,
    onDone: ({ batchId }) => {
      close()
      if (batchId) sayUndo(`“${title}” saved`, batchId)
    },
    onRefused: showAtFields(form, aboutUrl),
  })
  const remove = useContractMutation(deletePageCall, {
    outdates: outdatedByPages,
    onDone: ({ batchId }) => {
      close()
      sayUndo(`“${page.title}” deleted`, batchId)
    },
    onRefused: () => {},
  })
  const navigate = useNavigate()
  const duplicate = useContractMutation(duplicatePageCall, {
    outdates: outdatedByPages,
    onDone: ({ pageId, batchId }) => {
      sayUndo(`“${page.title}” duplicated`, batchId)
      void navigate(`/pages/${pageId}/edit`)
    },
    onRefused: () => {},
  })
  const error = update.error ?? remove.error ?? duplicate.error

  const submit = (fields: typeof form.values) =>
    update.mutate({
      parameters: { pageId: page.id },
      body: { ...fields, urlId: isHome ? '' : urlId, updatedAt: page.updatedAt },
    })
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(error, aboutUrl)} />
        <TitleField
          description="Shown in the navigation and in search results. A heading that is the same follows it."
          {...form.getInputProps('title')}
        />
        {!isHome && (
          <UrlField
            title={title}
            urlId={urlId}
            description="Leave empty to use the title. The old URL will redirect to the new one."
            error={form.errors.urlId}
            onChange={(next) => form.setFieldValue('urlId', next)}
          />
        )}
        <Checkbox label="Show in navigation" {...form.getInputProps('isInNavigation', { type: 'checkbox' })} />
        <PageForms page={page} />
        <Button
          variant="default"
          loading={duplicate.isPending}
          onClick={() => duplicate.mutate({ parameters: { pageId: page.id } })}
        >
          Duplicate page
        </Button>
        <DialogFooter
          submitLabel="Save"
          isSubmitting={update.isPending}
          close={close}
          remove={
            isHome
              ? null
              : {
                  label: 'Delete page',
                  isPending: remove.isPending,
                  run: () => remove.mutate({ parameters: { pageId: page.id } }),
                }
          }
        />
      </Stack>
    </form>
  )
}

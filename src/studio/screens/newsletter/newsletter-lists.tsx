import { Alert, Button, Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import {
  createNewsletterListCall,
  deleteNewsletterListCall,
  listNewsletterListsCall,
  listSubscribersCall,
  renameNewsletterListCall,
  setFooterFormCall,
} from '#shared/newsletter/owner-api.ts'
import { DEFAULT_LIST_ID, type NewsletterList, newsletterLimits } from '#shared/newsletter/schema.ts'
import { listSegmentsCall } from '#shared/newsletter/segments-api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { SegmentsPanel } from './segments-panel.tsx'

/** The lists of the site, its segments, and the form in its footer. */
export function NewsletterLists() {
  const { data, error, refetch } = useContractQuery(listNewsletterListsCall, {})
  const [task, setTask] = useState<NewsletterList | 'new' | null>(null)
  const canWrite = useMay()('subscribers.write')
  const sayUndo = useUndoNotice()
  const choose = useContractMutation(setFooterFormCall, {
    outdates: [listNewsletterListsCall],
    onDone: ({ batchId }) => sayUndo('Footer saved', batchId),
  })
  return (
    <Page
      title="Lists and segments"
      back={{ to: '/subscribers', label: 'Subscribers' }}
      width="narrow"
      actions={canWrite && <Button onClick={() => setTask('new')}>New list</Button>}
    >
      {error ? <ErrorState error={error} onRetry={() => refetch()} /> : null}
      {data && (
        <Stack gap="md">
          {data.lists.map((list) => (
            <Panel
              key={list.id}
              title={list.name}
              lead={countsInWords(list)}
              aside={
                canWrite && (
                  <Button variant="default" size="xs" aria-label={`Edit ${list.name}`} onClick={() => setTask(list)}>
                    Edit
                  </Button>
                )
              }
            >
              <Text size="sm" c="dimmed">
                {list.id === DEFAULT_LIST_ID
                  ? 'New sign-ups go here unless a form uses another list.'
                  : list.forms.length > 0
                    ? `Forms that add people here: ${list.forms.join(', ')}.`
                    : 'No form adds people here.'}
              </Text>
            </Panel>
          ))}
          <SegmentsPanel lists={data.lists} />
          <Panel title="In the footer" lead="Show this form in the footer of every page.">
            <Select
              label="Form"
              disabled={!canWrite}
              value={data.footerFormId ?? ''}
              onChange={(formId) => choose.mutate({ body: { formId: formId || null } })}
              data={[{ value: '', label: 'None' }, ...data.forms.map(({ id, name }) => ({ value: id, label: name }))]}
            />
          </Panel>
        </Stack>
      )}
      <Modal opened={task !== null} onClose={() => setTask(null)} title={task === 'new' ? 'New list' : 'Edit list'}>
        {task && <ListForm list={task === 'new' ? null : task} close={() => setTask(null)} />}
      </Modal>
    </Page>
  )
}

function countsInWords({ counts }: NewsletterList): string {
  return [
    countInWords(counts.confirmed, 'subscribers'),
    counts.pending > 0 && `${counts.pending} not confirmed`,
    counts.unsubscribed > 0 && `${counts.unsubscribed} unsubscribed`,
  ]
    .filter(Boolean)
    .join(', ')
}

function ListForm({ list, close }: { readonly list: NewsletterList | null; readonly close: () => void }) {
  const form = useForm({
    initialValues: { name: list?.name ?? '' },
    validate: { name: (name) => (name.trim() === '' ? 'Enter a name.' : null) },
  })
  const [isAsking, setAsking] = useState(false)
  const sayUndo = useUndoNotice()
  const done = (message: string) => ({
    outdates: [listNewsletterListsCall, listSegmentsCall, listSubscribersCall],
    onRefused: showAtFields(form),
    onDone({ batchId }: { readonly batchId: string | null }) {
      close()
      sayUndo(message, batchId)
    },
  })
  const create = useContractMutation(createNewsletterListCall, done(`${form.values.name.trim()} added`))
  const rename = useContractMutation(renameNewsletterListCall, done(`${form.values.name.trim()} saved`))
  const remove = useContractMutation(deleteNewsletterListCall, done(`${list?.name} deleted`))
  const error = create.error ?? rename.error ?? remove.error
  const size = list ? list.counts.confirmed + list.counts.pending + list.counts.unsubscribed : 0

  function submit(body: { readonly name: string }) {
    if (list) rename.mutate({ parameters: { listId: list.id }, body })
    else create.mutate({ body })
  }
  function askOrDelete() {
    if (size > 0 && !isAsking) return setAsking(true)
    remove.mutate({ parameters: { listId: list!.id }, body: { withSubscribers: isAsking } })
  }
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(error)} />
        {isAsking && (
          <Alert color="danger" role="alert">
            {`${countInWords(size, 'subscribers')} and their proof of consent will be deleted permanently with the list.`}
          </Alert>
        )}
        <TextInput
          label="Name"
          data-autofocus
          autoComplete="off"
          maxLength={newsletterLimits.listNameLength}
          {...form.getInputProps('name')}
        />
        <DialogFooter
          submitLabel={list ? 'Save' : 'Add'}
          isSubmitting={create.isPending || rename.isPending}
          close={close}
          remove={
            list && list.id !== DEFAULT_LIST_ID
              ? {
                  label: isAsking ? 'Delete list and subscribers' : 'Delete',
                  isPending: remove.isPending,
                  run: askOrDelete,
                }
              : null
          }
        />
      </Stack>
    </form>
  )
}

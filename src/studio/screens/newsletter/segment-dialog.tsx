import { Button, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  type NewsletterList,
  newsletterLimits,
  type Segment,
  type SegmentFilter,
  subscriberSources,
  subscriberStates,
} from '#shared/newsletter/schema.ts'
import {
  createSegmentCall,
  deleteSegmentCall,
  listSegmentsCall,
  updateSegmentCall,
} from '#shared/newsletter/segments-api.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { sourceWords, stateWords } from './subscriber-words.ts'

interface DialogProps {
  /** The segment to edit, or the filter to save; null shows no dialog. */
  readonly subject: Segment | SegmentFilter | null
  readonly lists: readonly NewsletterList[]
  readonly close: () => void
}

/** Saves a filter under a name, or edits a segment. */
export function SegmentDialog({ subject, ...props }: DialogProps) {
  const segment = subject && 'filter' in subject ? subject : null
  return (
    <Modal opened={subject !== null} onClose={props.close} title={segment ? 'Edit segment' : 'New segment'}>
      {subject && <SegmentForm {...props} segment={segment} start={segment?.filter ?? (subject as SegmentFilter)} />}
    </Modal>
  )
}

function SegmentForm({
  segment,
  start,
  lists,
  close,
}: Omit<DialogProps, 'subject'> & { readonly segment: Segment | null; readonly start: SegmentFilter }) {
  const form = useForm({
    initialValues: { name: segment?.name ?? '', filter: start },
    validate: { name: (name) => (name.trim() === '' ? 'Enter a name.' : null) },
  })
  const sayUndo = useUndoNotice()
  const options = { outdates: [listSegmentsCall], onRefused: () => {} }
  const create = useContractMutation(createSegmentCall, {
    ...options,
    onDone: () => {
      close()
      showDone(`${form.values.name.trim()} saved.`)
    },
  })
  const update = useContractMutation(updateSegmentCall, {
    ...options,
    onDone: ({ batchId }) => {
      close()
      sayUndo(`${form.values.name.trim()} changed`, batchId)
    },
  })
  const remove = useContractMutation(deleteSegmentCall, {
    ...options,
    onDone: ({ batchId }) => {
      close()
      sayUndo(`${segment!.name} deleted`, batchId)
    },
  })

  const save = (body: typeof form.values) =>
    segment ? update.mutate({ parameters: { segmentId: segment.id }, body }) : create.mutate({ body })
  return (
    <form onSubmit={form.onSubmit(save)} noValidate>
      <Stack gap="md">
        <RefusalAlert error={create.error ?? update.error ?? remove.error} />
        <TextInput
          label="Name"
          data-autofocus
          autoComplete="off"
          maxLength={newsletterLimits.listNameLength}
          {...form.getInputProps('name')}
        />
        <FilterFields
          filter={form.values.filter}
          lists={lists}
          onChange={(changes) => form.setFieldValue('filter', (before) => ({ ...before, ...changes }))}
        />
        <Group justify="space-between">
          {segment ? (
            <Button
              variant="subtle"
              color="danger"
              loading={remove.isPending}
              onClick={() => remove.mutate({ parameters: { segmentId: segment.id } })}
            >
              Delete
            </Button>
          ) : (
            <span />
          )}
          <Group gap="xs" ml="auto">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending || update.isPending}>
              Save
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  )
}

/** The filters of the list of subscribers, one below the other. */
function FilterFields({
  filter,
  lists,
  onChange,
}: {
  readonly filter: SegmentFilter
  readonly lists: readonly NewsletterList[]
  readonly onChange: (changes: SegmentFilter) => void
}) {
  const any = { value: '', label: 'Any' }
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Select
        label="List"
        value={filter.listId ?? ''}
        data={[any, ...lists.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(listId) => onChange({ listId: listId || undefined })}
      />
      <Select
        label="Status"
        value={filter.state ?? ''}
        data={[any, ...subscriberStates.map((value) => ({ value, label: stateWords[value].label }))]}
        onChange={(state) => onChange({ state: subscriberStates.find((one) => one === state) })}
      />
      <Select
        label="Source"
        value={filter.source ?? ''}
        data={[any, ...subscriberSources.map((value) => ({ value, label: sourceWords[value] }))]}
        onChange={(source) => onChange({ source: subscriberSources.find((one) => one === source) })}
      />
      <TextInput
        label="Since"
        type="date"
        value={filter.since ?? ''}
        onChange={(event) => onChange({ since: event.currentTarget.value || undefined })}
      />
      <TextInput
        label="Email or name begins with"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={filter.search ?? ''}
        onChange={(event) => onChange({ search: event.currentTarget.value || undefined })}
      />
    </SimpleGrid>
  )
}

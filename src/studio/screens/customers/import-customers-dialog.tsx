import { Button, Checkbox, FileInput, Group, List, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { listCustomerFacetsCall, listCustomersCall } from '#shared/customers/api.ts'
import {
  type CustomerImport,
  customerImportLimits,
  importCustomersCall,
  type ShortenedField,
} from '#shared/customers/import-api.ts'
import { listNewsletterListsCall, listSubscribersCall } from '#shared/newsletter/owner-api.ts'
import { DEFAULT_LIST_ID } from '#shared/newsletter/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { ImportProblems } from '#studio/kit/csv-import/csv-import-form.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { ListSelect, NoteField } from '#studio/screens/newsletter/add-subscriber-dialog.tsx'
import { useMay } from '#studio/session/staff-context.ts'

/** A file of customers: first a preview of the import, then the import. */
export function ImportCustomersDialog({ close }: { readonly close: () => void }) {
  const may = useMay()
  const form = useForm({
    initialValues: {
      csv: null as string | null,
      subscribes: false,
      note: '',
      listId: DEFAULT_LIST_ID as string,
    },
    validate: {
      csv: (csv) => (csv === null ? 'Choose a file.' : null),
      note: (note, { subscribes }) => (subscribes && note.trim() === '' ? 'Enter how they consented.' : null),
    },
  })
  const { csv, subscribes, listId } = form.values
  const showUndo = useUndoNotice()
  const look = useContractMutation(importCustomersCall, { onRefused: () => {} })
  const run = useContractMutation(importCustomersCall, {
    outdates: [listCustomersCall, listCustomerFacetsCall, listSubscribersCall, listNewsletterListsCall],
    onDone: ({ added, batchId }) => {
      close()
      showUndo(`${countInWords(added, 'customers')} imported.`, batchId)
    },
    onRefused: () => {},
  })
  const plan = look.data
  const isChecked = plan !== undefined && csv !== null
  const submit = (values: typeof form.values) => {
    if (values.csv === null) return
    const consent = values.subscribes ? { listId: values.listId, note: values.note } : null
    const body = { csv: values.csv, consent, isDryRun: !isChecked }
    ;(isChecked ? run : look).mutate({ body })
  }
  async function choose(file: File | null) {
    look.reset()
    const isTooLarge = file !== null && file.size > customerImportLimits.bytes
    form.setFieldValue('csv', file && !isTooLarge ? await file.text() : null)
    if (isTooLarge) form.setFieldError('csv', 'This file is larger than 2 MB. Split it into smaller files.')
  }
  return (
    <Modal opened onClose={close} title="Import customers">
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <Stack gap="md">
          <RefusalAlert error={look.error ?? run.error} />
          <FileInput
            label="CSV file"
            description="An export of customers from Shopify, WooCommerce, Squarespace or this shop."
            placeholder="Choose a file"
            accept=".csv,text/csv,text/plain"
            error={form.errors.csv}
            onChange={(file) => void choose(file)}
          />
          {may('subscribers.write') && (
            <Checkbox
              label="Subscribe those who accept marketing in the file"
              description="Off: no one is added to a mailing list."
              checked={subscribes}
              onChange={(event) => {
                look.reset()
                form.setFieldValue('subscribes', event.currentTarget.checked)
              }}
            />
          )}
          {subscribes && (
            <>
              <Lists value={listId} onChange={(next) => form.setFieldValue('listId', next)} />
              <NoteField value={form.values.note} {...form.getInputProps('note')} error={form.errors.note} />
            </>
          )}
          {plan && <Plan plan={plan} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            {isChecked ? (
              <Button type="submit" loading={run.isPending} disabled={plan.added + plan.subscribed === 0}>
                Import {countInWords(plan.added, 'customers')}
              </Button>
            ) : (
              <Button type="submit" loading={look.isPending}>
                Check the file
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

/** The mailing list, where there are several. */
function Lists({ value, onChange }: { readonly value: string; readonly onChange: (listId: string) => void }) {
  const lists = useContractQuery(listNewsletterListsCall, {}).data?.lists ?? []
  return lists.length > 1 ? <ListSelect lists={lists} value={value} onChange={onChange} /> : null
}

/** The preview of an import. */
function Plan({ plan }: { readonly plan: CustomerImport }) {
  const lines = [
    [plan.added, 'New: will be added'],
    [plan.known, 'Already customers: stay as they are'],
    [plan.subscribed, 'Will be added to the mailing list'],
    [plan.repeated, 'Duplicates in the file'],
    [plan.wrongCount, 'Invalid email addresses'],
    [plan.shortenedCount, 'Text too long: will be shortened'],
  ] as const
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {countInWords(plan.rows, 'rows')} in the file
      </Text>
      <List size="sm">
        {lines
          .filter(([count]) => count > 0)
          .map(([count, words]) => (
            <List.Item key={words}>
              {words}: {count}
            </List.Item>
          ))}
      </List>
      {plan.wrong.length > 0 && (
        <Text size="xs" c="dimmed" mt={4}>
          {plan.wrong.map(({ line, email }) => `Line ${line}: ${email || 'empty'}`).join(' · ')}
        </Text>
      )}
      <ImportProblems
        problems={plan.shortened.map(({ line, email, fields }) => ({
          ...{ line, name: email },
          words: `Too long: ${fields.map((field) => fieldWords[field]).join(', ')}`,
        }))}
        more={plan.shortenedCount - plan.shortened.length}
      />
    </div>
  )
}

const fieldWords: Readonly<Record<ShortenedField, string>> = {
  name: 'name',
  phone: 'phone number',
  note: 'note',
  tags: 'tags',
  address: 'address',
}

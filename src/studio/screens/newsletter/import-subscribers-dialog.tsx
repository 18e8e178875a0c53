import { Alert, Button, FileInput, Group, List, Modal, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  importSubscribersCall,
  listNewsletterListsCall,
  listSubscribersCall,
  type SubscriberImport,
} from '#shared/newsletter/owner-api.ts'
import { DEFAULT_LIST_ID, type NewsletterList, newsletterLimits } from '#shared/newsletter/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { ListSelect, NoteField } from './add-subscriber-dialog.tsx'

interface DialogProps {
  readonly isOpen: boolean
  readonly lists: readonly NewsletterList[]
  readonly close: () => void
}

/** A file of addresses: first a preview of the import, then the import. */
export function ImportSubscribersDialog({ isOpen, ...props }: DialogProps) {
  return (
    <Modal opened={isOpen} onClose={props.close} title="Import subscribers">
      <ImportForm {...props} />
    </Modal>
  )
}

function ImportForm({ lists, close }: Omit<DialogProps, 'isOpen'>) {
  const form = useForm({
    initialValues: { csv: null as string | null, note: '', listId: DEFAULT_LIST_ID as string },
    validate: {
      csv: (csv) => (csv === null ? 'Choose a file.' : null),
      note: (note) => (note.trim() === '' ? 'Enter how they consented.' : null),
    },
  })
  const { csv, listId } = form.values
  const look = useContractMutation(importSubscribersCall, { onRefused: () => {} })
  const run = useContractMutation(importSubscribersCall, {
    outdates: [listSubscribersCall, listNewsletterListsCall],
    onDone: ({ added }) => {
      close()
      showDone(`${countInWords(added, 'subscribers')} added.`)
    },
    onRefused: () => {},
  })
  const error = look.error ?? run.error
  const plan = look.data
  const isChecked = plan !== undefined && csv !== null
  const submit = ({ csv, ...values }: typeof form.values) => {
    if (csv !== null) (isChecked ? run : look).mutate({ body: { ...values, csv, isDryRun: !isChecked } })
  }
  async function choose(file: File | null) {
    look.reset()
    const isTooLarge = file !== null && file.size > newsletterLimits.importBytes
    form.setFieldValue('csv', file && !isTooLarge ? await file.text() : null)
    if (isTooLarge) form.setFieldError('csv', 'This file is larger than 2 MB. Split it into smaller files.')
  }
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="md">
        {error !== null && (
          <Alert color="danger" role="alert">
            {wordsFor(error)}
          </Alert>
        )}
        <FileInput
          label="CSV file"
          description="The first row needs column names: email, and optionally name."
          placeholder="Choose a file"
          accept=".csv,text/csv,text/plain"
          error={form.errors.csv}
          onChange={(file) => void choose(file)}
        />
        {lists.length > 1 && (
          <ListSelect
            lists={lists}
            value={listId}
            onChange={(next) => {
              look.reset()
              form.setFieldValue('listId', next)
            }}
          />
        )}
        <NoteField value={form.values.note} {...form.getInputProps('note')} error={form.errors.note} />
        {plan && <Plan plan={plan} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          {isChecked ? (
            <Button type="submit" loading={run.isPending} disabled={plan.added + plan.named === 0}>
              Import {countInWords(plan.added, 'subscribers')}
            </Button>
          ) : (
            <Button type="submit" loading={look.isPending}>
              Check the file
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** The preview of an import. */
function Plan({ plan }: { readonly plan: SubscriberImport }) {
  const lines = [
    [plan.added, 'New: will be added'],
    [plan.known, 'Already on the list'],
    [plan.left, 'Unsubscribed or never confirmed: will not be added'],
    [plan.repeated, 'Duplicates in the file'],
    [plan.wrongCount, 'Invalid email addresses'],
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
    </div>
  )
}

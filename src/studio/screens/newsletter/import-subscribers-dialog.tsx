import { Alert, Button, FileInput, Group, List, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
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
  const [csv, setCsv] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [listId, setListId] = useState<string>(DEFAULT_LIST_ID)
  const [problem, setProblem] = useState<string | null>(null)
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
  const start = () => {
    setProblem(csv === null ? 'Choose a file.' : note.trim() === '' ? 'Enter how they consented.' : null)
    if (csv === null || note.trim() === '') return
    look.mutate({ body: { listId, csv, note, isDryRun: true } })
  }
  async function choose(file: File | null) {
    look.reset()
    setProblem(null)
    if (file && file.size > newsletterLimits.importBytes)
      return setProblem('This file is larger than 2 MB. Split it into smaller files.')
    setCsv(file ? await file.text() : null)
  }
  return (
    <Stack gap="md">
      {(problem !== null || error !== null) && (
        <Alert color="danger" role="alert">
          {problem ?? wordsFor(error)}
        </Alert>
      )}
      <FileInput
        label="CSV file"
        description="The first row needs column names: email, and optionally name."
        placeholder="Choose a file"
        accept=".csv,text/csv,text/plain"
        onChange={(file) => void choose(file)}
      />
      {lists.length > 1 && (
        <ListSelect
          lists={lists}
          value={listId}
          onChange={(next) => {
            look.reset()
            setListId(next)
          }}
        />
      )}
      <NoteField value={note} error={undefined} onChange={setNote} />
      {plan && <Plan plan={plan} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        {plan && csv !== null ? (
          <Button
            loading={run.isPending}
            disabled={plan.added + plan.named === 0}
            onClick={() => run.mutate({ body: { listId, csv, note, isDryRun: false } })}
          >
            Import {countInWords(plan.added, 'subscribers')}
          </Button>
        ) : (
          <Button loading={look.isPending} onClick={start}>
            Check the file
          </Button>
        )}
      </Group>
    </Stack>
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

import { useForm } from '@mantine/form'
import {
  importSubscribersCall,
  listNewsletterListsCall,
  listSubscribersCall,
  type SubscriberImport,
} from '#shared/newsletter/owner-api.ts'
import { DEFAULT_LIST_ID, type NewsletterList, newsletterLimits } from '#shared/newsletter/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { CsvImportForm, ImportCounts, ImportProblems } from '#studio/kit/csv-import/csv-import-form.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
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
    initialValues: { note: '', listId: DEFAULT_LIST_ID as string },
    validate: { note: (note) => (note.trim() === '' ? 'Enter how they consented.' : null) },
  })
  return (
    <CsvImportForm
      call={importSubscribersCall}
      inputOf={(file) => ({ body: { ...form.values, ...file } })}
      mostBytes={newsletterLimits.importBytes}
      mostInWords="2 MB"
      description="The first row needs column names: email, and optionally name."
      fields={(recheck) => (
        <>
          {lists.length > 1 && (
            <ListSelect
              lists={lists}
              value={form.values.listId}
              onChange={(next) => {
                recheck()
                form.setFieldValue('listId', next)
              }}
            />
          )}
          <NoteField value={form.values.note} {...form.getInputProps('note')} error={form.errors.note} />
        </>
      )}
      validate={() => !form.validate().hasErrors}
      preview={(plan) => <Plan plan={plan} />}
      submitLabel={({ added }) => `Import ${countInWords(added, 'subscribers')}`}
      hasEffect={({ added, named }) => added + named > 0}
      outdates={[listSubscribersCall, listNewsletterListsCall]}
      onDone={({ added }) => {
        close()
        showDone(`${countInWords(added, 'subscribers')} added.`)
      }}
      close={close}
    />
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
    <>
      <ImportCounts rows={plan.rows}>{lines.map(([count, words]) => count > 0 && `${words}: ${count}`)}</ImportCounts>
      <ImportProblems
        problems={plan.wrong.map(({ line, email }) => ({ line, name: '', words: email || 'empty' }))}
        more={plan.wrongCount - plan.wrong.length}
      />
    </>
  )
}

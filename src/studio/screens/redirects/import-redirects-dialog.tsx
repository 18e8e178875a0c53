import { Button, FileInput, Group, List, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Contract } from '#shared/http/contract.ts'
import { importRedirectsCall, type RedirectImport } from '#shared/redirects/import-api.ts'
import { importProblemWords } from '#shared/redirects/import-problems.ts'
import { listRedirectsCall } from '#shared/redirects/owner-api.ts'
import { redirectImportLimits } from '#shared/redirects/rules.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import classes from './redirects.module.css'

interface DialogProps {
  readonly isOpen: boolean
  readonly close: () => void
}

/** A file or a pasted list of redirects: first what would happen, then the import. */
export function ImportRedirectsDialog({ isOpen, close }: DialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Import redirects" size="lg">
      {isOpen && <ImportForm close={close} />}
    </Modal>
  )
}

const outdates: readonly Contract[] = [listRedirectsCall]

function ImportForm({ close }: Pick<DialogProps, 'close'>) {
  const form = useForm({
    initialValues: { text: '' },
    validate: {
      text: (given) =>
        given.trim() === ''
          ? 'Choose a file, or paste redirects.'
          : given.length > redirectImportLimits.bytes
            ? tooLarge
            : null,
    },
  })
  const { text } = form.values
  const sayUndo = useUndoNotice()
  const look = useContractMutation(importRedirectsCall, { onRefused: () => {} })
  const run = useContractMutation(importRedirectsCall, {
    outdates,
    onDone: ({ added, changed, batchId }) => {
      close()
      sayUndo(`${countInWords(added + changed, 'redirects')} imported`, batchId)
    },
    onRefused: () => {},
  })
  const plan = look.data
  function change(next: string) {
    look.reset()
    run.reset()
    form.setFieldValue('text', next)
  }
  async function choose(file: File | null) {
    const isTooLarge = file !== null && file.size > redirectImportLimits.bytes
    change(file && !isTooLarge ? await file.text() : '')
    if (isTooLarge) form.setFieldError('text', tooLarge)
  }
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((body) => (plan ? run : look).mutate({ body: { ...body, isDryRun: !plan } }))}
    >
      <Stack gap="md">
        <RefusalAlert error={look.error ?? run.error} />
        <FileInput
          label="CSV file"
          description="Two columns: the old URL, then the new one. A file that Shopify exports can be used as it is."
          placeholder="Choose a file"
          accept=".csv,.txt,text/csv,text/plain"
          clearable
          onChange={(file) => void choose(file)}
        />
        <Textarea
          label="Or paste redirects"
          description="One in each line, as in the URL mappings of Squarespace."
          placeholder={'/old-page -> /new-page 301\n/old-page,/new-page'}
          classNames={{ input: classes.pasted! }}
          autosize
          minRows={4}
          maxRows={8}
          spellCheck={false}
          value={text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}\n…` : text}
          readOnly={text.length > SHOWN_LENGTH}
          error={form.errors.text}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {plan && <Plan plan={plan} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          {plan ? (
            <Button loading={run.isPending} disabled={plan.added + plan.changed === 0} type="submit">
              Import {countInWords(plan.added + plan.changed, 'redirects')}
            </Button>
          ) : (
            <Button type="submit" loading={look.isPending}>
              Check the redirects
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** A longer text comes from a file; a field with all of it would be slow. */
const SHOWN_LENGTH = 50_000
const tooLarge = 'This file is larger than 2 MB. Split it into smaller files.'

/** What the import would do, and why rows are left out. */
function Plan({ plan }: { readonly plan: RedirectImport }) {
  const lines = [
    [plan.added, 'New: will be added'],
    [plan.changed, 'Already redirected: will get the new target'],
    [plan.unchanged, 'Already there'],
    [plan.shortened, 'Point to a redirected URL: will point to its final URL'],
    [plan.temporary, 'Temporary redirects (302): will be permanent'],
    [plan.problemCount, 'With a problem: will not be imported'],
  ] as const
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {countInWords(plan.rows, 'redirects')} in the list
      </Text>
      <List size="sm">
        {lines
          .filter(([count]) => count > 0)
          .map(([count, words]) => (
            <List.Item key={words}>
              {words}: {count.toLocaleString('en')}
            </List.Item>
          ))}
      </List>
      {plan.problems.length > 0 && (
        <ul className={classes.problems} aria-label="Problems">
          {plan.problems.map(({ line, code, text }) => (
            <li key={`${line} ${code}`}>
              <span className={classes.problemPlace}>
                Line {line}
                {text && `: ${text}`}
              </span>
              {importProblemWords[code]}
            </li>
          ))}
          {plan.problemCount > plan.problems.length && (
            <li>And {(plan.problemCount - plan.problems.length).toLocaleString('en')} more rows.</li>
          )}
        </ul>
      )}
    </div>
  )
}

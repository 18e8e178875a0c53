import { Button, FileInput, Group, List, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import type { Contract, InputOf, ReplyOf } from '#shared/http/contract.ts'
import { countInWords } from '../counts.ts'
import { RefusalAlert } from '../refusal-alert.tsx'
import { useContractMutation } from '../use-contract-mutation.ts'

interface CsvImportFormProps<C extends Contract> {
  /** The call, whose body has the text of the file and whether it is a dry run. */
  readonly call: C
  readonly inputOf: (file: { readonly csv: string; readonly isDryRun: boolean }) => InputOf<C>
  readonly mostBytes: number
  /** The largest size as text: '2 MB'. */
  readonly mostInWords: string
  /** Which columns the file needs. */
  readonly description: string
  /** Other fields; `recheck` discards the preview when one of them changes what would happen. */
  readonly fields?: (recheck: () => void) => ReactNode
  /** Shows what is wrong with the other fields; true when nothing is. */
  readonly validate?: () => boolean
  /** What the file would do. */
  readonly preview: (plan: ReplyOf<C>) => ReactNode
  /** The button that imports, from the preview; null disables it. */
  readonly submitLabel: (plan: ReplyOf<C>) => string
  readonly hasEffect: (plan: ReplyOf<C>) => boolean
  readonly outdates: readonly Contract[]
  readonly onDone: (reply: ReplyOf<C>) => void
  readonly close: () => void
}

/** Imports a CSV file: first a preview of what it does, then the import. */
export function CsvImportForm<C extends Contract>(props: CsvImportFormProps<C>) {
  const { call, inputOf, mostBytes, mostInWords, description, fields, validate, preview, close } = props
  const tooLarge = `This file is larger than ${mostInWords}. Split it into smaller files.`
  const form = useForm({
    initialValues: { csv: null as string | null, isTooLarge: false },
    validate: {
      csv: (csv, { isTooLarge }) => (csv !== null ? null : isTooLarge ? tooLarge : 'Choose a file.'),
    },
  })
  const look = useContractMutation(call, { onRefused: () => {} })
  const run = useContractMutation(call, { outdates: props.outdates, onDone: props.onDone, onRefused: () => {} })
  const plan = form.values.csv === null ? undefined : look.data
  const recheck = () => {
    look.reset()
    run.reset()
  }
  const submit = form.onSubmit(
    ({ csv }) => {
      const isValid = validate?.() ?? true
      if (csv !== null && isValid) (plan ? run : look).mutate(inputOf({ csv, isDryRun: !plan }))
    },
    () => validate?.(),
  )
  async function choose(file: File | null) {
    recheck()
    const isTooLarge = file !== null && file.size > mostBytes
    form.setValues({ csv: file && !isTooLarge ? await file.text() : null, isTooLarge })
    if (isTooLarge) form.setFieldError('csv', tooLarge)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <RefusalAlert error={look.error ?? run.error} />
        <FileInput
          label="CSV file"
          description={description}
          placeholder="Choose a file"
          accept=".csv,text/csv,text/plain"
          error={form.errors.csv}
          onChange={(file) => void choose(file)}
        />
        {fields?.(recheck)}
        {plan !== undefined && <div role="status">{preview(plan)}</div>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          {plan === undefined ? (
            <Button type="submit" loading={look.isPending}>
              Check the file
            </Button>
          ) : (
            <Button type="submit" loading={run.isPending} disabled={!props.hasEffect(plan)}>
              {props.submitLabel(plan)}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** The rows of a file, and what becomes of them. Lines that are false or null are left out. */
export function ImportCounts({
  rows,
  children,
}: {
  readonly rows: number
  readonly children: readonly (string | false | null)[]
}) {
  return (
    <>
      <Text size="sm" fw={600}>
        {countInWords(rows, 'rows')} in the file
      </Text>
      <List size="sm">
        {children
          .filter((line) => typeof line === 'string')
          .map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
      </List>
    </>
  )
}

/** Rows that cannot be used. @param more how many others there are */
export function ImportProblems({
  problems,
  more,
}: {
  readonly problems: readonly { readonly line: number; readonly name: string; readonly words: string }[]
  readonly more: number
}) {
  if (problems.length === 0) return null
  return (
    <List size="xs" c="dimmed" mt={8} mah={180} style={{ overflowY: 'auto' }} aria-label="Problems">
      {problems.map(({ line, name, words }) => (
        <List.Item key={line}>
          Line {line}
          {name && ` (${name})`}: {words}
        </List.Item>
      ))}
      {more > 0 && <List.Item>And {countInWords(more, 'rows')} more.</List.Item>}
    </List>
  )
}

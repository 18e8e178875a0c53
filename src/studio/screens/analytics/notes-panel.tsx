import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { X } from 'lucide-react'
import { getNotesCall, type Note, type NotesReply, noteLimits, saveNotesCall } from '#shared/analytics/notes.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { daysWords } from '#shared/reports/days-words.ts'
import type { Days } from '#shared/reports/periods.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import classes from './analytics.module.css'

/** What happened on the days of a period, in the words of the owner. The chart marks these days. */
export function NotesPanel({ days }: { readonly days: Days }) {
  const { permissions } = useStaff()
  const { data } = useContractQuery(getNotesCall, {})
  const mayWrite = permissions.includes('site.manage')
  if (!data) return null
  const shown = data.notes.filter(({ day }) => day >= days.from && day <= days.to).toSorted(newestFirst)
  if (shown.length === 0 && !mayWrite) return null
  return (
    <Panel title="Notes" lead="What may explain the numbers: a sale that began, an article, a new page.">
      <NoteList saved={data} shown={shown} mayWrite={mayWrite} />
      {mayWrite && <NewNote saved={data} />}
    </Panel>
  )
}

const newestFirst = (one: Note, other: Note) => (one.day < other.day ? 1 : -1)

function useSave(message: string, onDone?: () => void) {
  const showUndo = useUndoNotice()
  return useContractMutation(saveNotesCall, {
    outdates: [getNotesCall],
    onDone: ({ batchId }) => {
      showUndo(message, batchId)
      onDone?.()
    },
  })
}

interface NoteListProps {
  readonly saved: NotesReply
  readonly shown: readonly Note[]
  readonly mayWrite: boolean
}

function NoteList({ saved, shown, mayWrite }: NoteListProps) {
  const { locale } = useStaff().website
  const save = useSave('Note deleted.')
  if (shown.length === 0) return <p className={classes.note}>No notes in this period.</p>
  return (
    <ul className={classes.notes}>
      {shown.map(({ id, day, text }) => (
        <li key={id}>
          <time dateTime={day}>{daysWords({ from: day, to: day }, locale)}</time>
          <span>{text}</span>
          {mayWrite && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Delete “${text}”`}
              disabled={save.isPending}
              onClick={() =>
                save.mutate({
                  body: { notes: saved.notes.filter((note) => note.id !== id), revision: saved.revision },
                })
              }
            >
              <X size={16} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  )
}

function NewNote({ saved }: { readonly saved: NotesReply }) {
  const { timeZone } = useStaff().website
  const form = useForm({
    initialValues: { day: calendarDay(Date.now(), timeZone), text: '' },
    validate: {
      day: (day) => (day ? null : 'Enter a day.'),
      text: (text) => (text.trim() ? null : 'Enter what happened.'),
    },
  })
  const save = useSave('Note added.', () => form.setFieldValue('text', ''))
  const add = ({ day, text }: Omit<Note, 'id'>) =>
    save.mutate({
      body: { notes: [...saved.notes, { id: crypto.randomUUID(), day, text: text.trim() }], revision: saved.revision },
    })
  return (
    <form onSubmit={form.onSubmit(add)} noValidate>
      <Group align="start" gap="sm" mt="md">
        <TextInput type="date" label="Day" {...form.getInputProps('day')} />
        <TextInput
          className={classes.noteText}
          label="What happened"
          maxLength={noteLimits.text}
          {...form.getInputProps('text')}
        />
        <Button type="submit" variant="default" mt={24} loading={save.isPending}>
          Add note
        </Button>
      </Group>
    </form>
  )
}

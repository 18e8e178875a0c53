import { TextInput } from '@mantine/core'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { sentenceOf } from '#shared/failures.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { EditorHeader } from './editor-header.tsx'
import { ConflictNotice, EditorNotices } from './editor-notices.tsx'
import { storedDrafts } from './stored-drafts.ts'
import { useDraftEditor } from './use-draft-editor.ts'
import { useEditorKeys } from './use-editor-keys.ts'

interface Note {
  readonly id: string
  readonly title: string
  readonly revision: number
}
type Draft = Pick<Note, 'title'>

const drafts = storedDrafts<Draft>('note-1')
const draftOf = ({ title }: Note): Draft => ({ title })
const rules = {
  drafts,
  draftOf,
  stateOf: ({ revision }: Note) => revision,
  textOf: ({ title }: Draft) => title,
  rebase: (present: Draft, sent: Draft, saved: Note) => (present.title === sent.title ? draftOf(saved) : present),
}
const note = (title: string, revision: number): Note => ({ id: 'one', title, revision })

/** An editor with one field. `save` gets the draft and a function that brings the saved note. */
function NoteEditor({
  save,
  elsewhere,
}: {
  save?: (draft: Draft, arrive: (saved: Note) => void) => void
  elsewhere?: Note
}) {
  const [saved, setSaved] = useState(note('Mug', 1))
  const editor = useDraftEditor<Note, Draft>(saved, () => draftOf(saved), rules)
  const { draft } = editor
  const onSave = () => save?.(draft, (arrived) => editor.settle(arrived, draft))
  useEditorKeys(editor, onSave)
  return (
    <>
      <EditorHeader title="A note" editor={editor} isSaving={false} canWrite>
        <button type="button" onClick={onSave}>
          Save
        </button>
      </EditorHeader>
      <EditorNotices editor={editor} wrong={null}>
        {elsewhere && (
          <button type="button" onClick={() => setSaved(elsewhere)}>
            Arrive
          </button>
        )}
      </EditorNotices>
      <TextInput
        label="Title"
        value={draft.title}
        onChange={(event) => editor.change('title', { title: event.currentTarget.value })}
      />
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
const button = (name: string) => screen.getByRole('button', { name })
const state = () => screen.getAllByRole('status')[0]!.textContent
const restored = () => screen.queryByText('You have unsaved changes from last time.')

test('typing is one step, which the buttons undo and redo', async () => {
  const { person } = renderInStudio(<NoteEditor />)
  expect(state()).toBe('Saved')
  expect([button('Undo'), button('Redo')].map((one) => one.hasAttribute('disabled'))).toEqual([true, true])
  await person.type(field(), ' with a lid')
  expect(state()).toBe('Not saved')
  await person.click(button('Undo'))
  expect([field().value, state()]).toEqual(['Mug', 'Saved'])
  await person.click(button('Redo'))
  expect([field().value, state()]).toEqual(['Mug with a lid', 'Not saved'])
})

test('keys undo and redo outside of fields, which have their own undo, and save everywhere', async () => {
  const save = vi.fn()
  const { person } = renderInStudio(<NoteEditor save={save} />)
  await person.type(field(), 's')
  await person.keyboard('{Control>}z{/Control}')
  expect(field().value).toBe('Mugs')
  await person.keyboard('{Control>}s{/Control}')
  expect(save).toHaveBeenCalledExactlyOnceWith({ title: 'Mugs' }, expect.any(Function))
  screen.getByRole('heading', { name: 'A note' }).focus()
  await person.keyboard('{Control>}z{/Control}')
  expect(field().value).toBe('Mug')
  await person.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(field().value).toBe('Mugs')
})

test('what is typed while a save is under way stays, and is not saved yet', async () => {
  let arrive = (_saved: Note) => {}
  const { person } = renderInStudio(
    <NoteEditor
      save={(_, settle) => {
        arrive = settle
      }}
    />,
  )
  await person.type(field(), 's')
  await person.click(button('Save'))
  await person.type(field(), ' of clay')
  act(() => arrive(note('Mugs', 2)))
  expect([field().value, state()]).toEqual(['Mugs of clay', 'Not saved'])
  expect(button('Undo').hasAttribute('disabled'), 'what is saved is not undone').toBe(true)
})

test('an unsaved draft is there when the editor opens again, until it is discarded', async () => {
  const first = renderInStudio(<NoteEditor />)
  await first.person.type(field(), ' from yesterday')
  first.unmount()
  const { person } = renderInStudio(<NoteEditor />)
  expect([field().value, state()]).toEqual(['Mug from yesterday', 'Not saved'])
  expect(restored()).not.toBeNull()
  await person.click(button('Discard'))
  expect([field().value, state(), drafts.read('one')]).toEqual(['Mug', 'Saved', null])
  expect(restored()).toBeNull()
  await person.click(button('Undo'))
  expect(field().value, 'discarding is a step too').toBe('Mug from yesterday')
})

test('who leaves with unsaved changes is told where they are, and who has none is told nothing', async () => {
  function Place() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        {isOpen && <NoteEditor />}
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Go
        </button>
      </>
    )
  }
  const said = () => screen.queryByText('Your unsaved changes are saved as a draft in this tab.')
  const { person } = renderInStudio(<Place />)
  await person.click(button('Go'))
  expect(said()).toBeNull()
  await person.click(button('Go'))
  await person.type(field(), ' with a lid')
  await person.click(button('Go'))
  expect(said()).not.toBeNull()
  await person.click(button('Go'))
  await person.click(button('Discard'))
})

test('a change from elsewhere is shown, unless something was typed here', async () => {
  const elsewhere = note('Cup', 2)
  const { person, unmount } = renderInStudio(<NoteEditor elsewhere={elsewhere} />)
  await person.click(button('Arrive'))
  expect([field().value, state()]).toEqual(['Cup', 'Saved'])
  unmount()
  const second = renderInStudio(<NoteEditor elsewhere={elsewhere} />)
  await second.person.type(field(), ' of mine')
  await second.person.click(button('Arrive'))
  expect([field().value, state()]).toEqual(['Mug of mine', 'Not saved'])
})

test.each([
  ['Overwrite with mine', ['over Cup']],
  ['Use the other version', ['adopt Cup', 'forgive']],
])('a conflict asks what to do: %s', async (choice, done) => {
  const log: string[] = []
  const { person } = renderInStudio(
    <ConflictNotice
      noun="note"
      latest={async () => note('Cup', 2)}
      saveOver={async ({ title }) => void log.push(`over ${title}`)}
      editor={{ isSavedInOtherTab: false, adopt: ({ title }) => log.push(`adopt ${title}`) }}
      forgive={() => log.push('forgive')}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Your changes are still here')
  await person.click(button(choice))
  expect(log).toEqual(done)
})

test('a conflict with another tab of the same browser says so, one with another person does not', async () => {
  function Conflicting() {
    const saved = note('Mug', 1)
    const editor = useDraftEditor<Note, Draft>(saved, () => draftOf(saved), rules)
    return (
      <ConflictNotice
        noun="note"
        latest={async () => saved}
        saveOver={async () => {}}
        editor={editor}
        forgive={() => {}}
      />
    )
  }
  /** As browsers report it to the other tabs. */
  const told = (id: string, state: number) => {
    drafts.tellOtherTabs(id, state)
    const newValue = localStorage.getItem('studio:saved')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'studio:saved', newValue })))
  }
  const said = () => screen.getByRole('alert').textContent
  renderInStudio(<Conflicting />)
  told('another', 2)
  told('one', 1)
  expect(said()).toContain('Two people are editing this')
  told('one', 2)
  expect(said()).toContain('You have this page open in another tab')
  expect(said()).toContain('You saved this note in the other tab. Your changes are still here')
})

test('a conflict whose other version cannot be read says so, and changes nothing', async () => {
  const saveOver = vi.fn()
  const { person } = renderInStudio(
    <ConflictNotice
      noun="note"
      latest={() => Promise.reject(new Error('gone'))}
      saveOver={saveOver}
      editor={{ isSavedInOtherTab: false, adopt: () => {} }}
      forgive={() => {}}
    />,
  )
  await person.click(button('Overwrite with mine'))
  expect(await screen.findByText(sentenceOf({ code: 'unexpected' }))).toBeDefined()
  expect(saveOver).not.toHaveBeenCalled()
})

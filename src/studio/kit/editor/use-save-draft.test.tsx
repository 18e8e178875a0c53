import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { Refusal } from '../refusal.ts'
import { storedDrafts } from './stored-drafts.ts'
import { useDraftEditor } from './use-draft-editor.ts'
import { useSaveDraft } from './use-save-draft.ts'

interface Draft {
  readonly title: string
  readonly status: 'draft' | 'published'
}
interface Note extends Draft {
  readonly id: string
  readonly revision: number
}

const draftOf = ({ title, status }: Note): Draft => ({ title, status })
const rules = {
  drafts: storedDrafts<Draft>('saved-note-1'),
  draftOf,
  stateOf: ({ revision }: Note) => revision,
  textOf: (draft: Draft) => JSON.stringify(draft),
  rebase: (present: Draft, sent: Draft, saved: Note) => (present === sent ? draftOf(saved) : present),
}

/** A note without a title, which cannot be published; or with one, which the server may refuse. */
function Editor({ title, send }: { readonly title: string; readonly send: (draft: Draft) => Promise<Note> }) {
  const note: Note = { id: 'one', title, status: 'draft', revision: 1 }
  const editor = useDraftEditor<Note, Draft>(note, () => draftOf(note), rules)
  const { save, refusal } = useSaveDraft(editor, {
    affected: [],
    check: (draft) => (draft.title === '' ? new Refusal({ code: 'invalid-fields' }) : null),
    send: async (draft) => ({ saved: await send(draft), key: ['note'], reply: null }),
  })
  return (
    <>
      <output>{`${editor.draft.status}, ${editor.isDirty ? 'not saved' : 'saved'}`}</output>
      {refusal && <p role="alert">{refusal.message}</p>}
      <button type="button" onClick={() => save({ status: 'published' })}>
        Publish
      </button>
    </>
  )
}

test.each([
  ['was not sent', '', 'invalid-fields'],
  ['the server refused', 'Mug', 'unexpected'],
])('what %s to be published is a draft as before', async (_, title, code) => {
  const send = () => Promise.reject(new Refusal({ code }))
  const { person } = renderInStudio(<Editor title={title} send={send} />)
  await person.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('draft, saved')
})

test('what was published is published, and saved', async () => {
  const send = async (draft: Draft) => ({ ...draft, id: 'one', revision: 2 })
  const { person } = renderInStudio(<Editor title="Mug" send={send} />)
  await person.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('published, saved')).toBeDefined()
})

test('what the server stored otherwise is what the editor continues from, also when it was published', async () => {
  const send = async (draft: Draft) => ({ ...draft, title: draft.title.trim(), id: 'one', revision: 2 })
  const { person } = renderInStudio(<Editor title="Mug " send={send} />)
  await person.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('published, saved')).toBeDefined()
})

import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { getNotesCall, noteLimits, saveNotesCall } from '#shared/analytics/notes.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const sale = { id: 'note-0001', day: '2026-11-27', text: 'The sale began' }
const article = { id: 'note-0002', day: '2026-05-18', text: 'An article' }

test('notes belong to one site, are read by those who see numbers, and undone', async () => {
  const [website, other] = [await app.buildWebsite(), await app.buildWebsite()]
  const [owner, reader] = [await app.owner(website), await app.owner(website, roles.reporting)]
  const read = async (person = reader) => (await person.call(getNotesCall, {})).body
  expect(await read()).toEqual({ notes: [], revision: 0 })
  await owner.call(saveNotesCall, { body: { notes: [sale], revision: 0 } })
  const { batchId } = (await owner.call(saveNotesCall, { body: { notes: [sale, article], revision: 1 } })).body
  expect(await read()).toEqual({ notes: [sale, article], revision: 2 })
  expect(await read(await app.owner(other))).toEqual({ notes: [], revision: 0 })
  await undo(owner, batchId!)
  expect(await read()).toEqual({ notes: [sale], revision: 3 })
  expect((await reader.call(saveNotesCall, { body: { notes: [], revision: 3 } })).code).toBe('not-permitted')
})

test('two people who add notes at the same time do not lose one', async () => {
  const owner = await app.owner(await app.buildWebsite())
  await owner.call(saveNotesCall, { body: { notes: [sale], revision: 0 } })
  expect((await owner.call(saveNotesCall, { body: { notes: [article], revision: 0 } })).code).toBe('edit-conflict')
})

test.each([
  ['an empty text', [{ ...sale, text: '  ' }]],
  ['a long text', [{ ...sale, text: 'x'.repeat(noteLimits.text + 1) }]],
  ['no day', [{ ...sale, day: '2026-02-30' }]],
  ['too many', Array.from({ length: noteLimits.notes + 1 }, () => sale)],
])('%s is refused', async (_, notes) => {
  const owner = await app.owner(await app.buildWebsite())
  expect((await owner.call(saveNotesCall, { body: { notes, revision: 0 } })).code).toBe('invalid-fields')
})

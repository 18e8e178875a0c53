import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { getChangeCall, listChangesCall } from '#shared/changes/schema.ts'
import { roles } from '#shared/roles/rules.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'
import { whoAmICall } from '#shared/sign-in/schema.ts'

const app = await startTestApp()
const website = await app.buildWebsite()
const owner = await app.owner(website)

async function rename(siteName: string): Promise<string> {
  const { settings, revision } = (await owner.call(getStoreSettingsCall, {})).body
  const saved = await owner.call(saveStoreSettingsCall, {
    body: { ...settings, siteName, minimumSubtotalCents: siteName.length * 100, revision },
  })
  return saved.body.batchId!
}
const list = async (query: object) => (await owner.call(listChangesCall, { query } as never)).body

test('a change says what was different, field by field, with money as money', async () => {
  const batchId = await rename('Quay')
  const { things } = (await owner.call(getChangeCall, { parameters: { batchId } })).body
  expect(things).toHaveLength(1)
  expect(things[0]).toMatchObject({
    noun: 'settings',
    kind: 'updated',
    fields: [
      { name: 'Site name', before: 'Test shop', after: 'Quay' },
      { name: 'Minimum subtotal', before: '$0.00', after: '$4.00' },
    ],
  })
})

test('an undo says that it is one', async () => {
  const batchId = await rename('Pier')
  const undone = (await undo(owner, batchId)).body.batchId
  const { changes } = await list({})
  expect(changes[0]).toMatchObject({ batchId: undone, isUndo: true })
  expect(changes.find((one) => one.batchId === batchId)).toMatchObject({ isUndo: false })
})

test('changes are narrowed by kind, person, day and words', async () => {
  const { userId } = (await owner.call(whoAmICall, {})).body.staff!
  const { people, changes } = await list({ userId })
  expect(people).toContainEqual({ id: userId, name: 'Olive Owner' })
  expect(changes.length).toBeGreaterThan(0)
  expect((await list({ userId: 'somebody-else' })).changes).toEqual([])
  expect((await list({ noun: 'product' })).changes).toEqual([])
  expect((await list({ search: 'CHECKOUT' })).changes.length).toBeGreaterThan(0)
  expect((await list({ search: '%' })).changes).toEqual([])
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: website.settings.timeZone }).format(Date.now())
  expect((await list({ since: today, until: today })).changes.length).toBeGreaterThan(0)
  expect((await list({ until: '2020-01-01' })).changes).toEqual([])
  expect((await owner.request('GET', '/api/owner/changes?since=yesterday')).statusCode).toBe(400)
})

test.each([roles.reporting, roles.viewer, roles.moderator, roles.campaignsEditor])(
  'a role that sees no changes (%i) sees nobody who made them',
  async (role) => {
    const { body } = await (await app.owner(website, role)).call(listChangesCall, { query: {} })
    expect(body).toEqual({ changes: [], next: null, people: [] })
  },
)

test('a role that sees some changes sees who made those', async () => {
  const { userId, name } = (await owner.call(whoAmICall, {})).body.staff!
  await app.services.database
    .updateTable('change_batches')
    .set({ noun: 'review' })
    .where('website_id', '=', website.id)
    .where('id', '=', await rename('Mole'))
    .execute()
  const { people } = (await (await app.owner(website, roles.moderator)).call(listChangesCall, { query: {} })).body
  expect(people).toEqual([{ id: userId, name }])
})

test('a change of a kind that the program has no more is only named, and is final', async () => {
  const batchId = await rename('Jetty')
  const logged = app.services.database.updateTable('changes').where('batch_id', '=', batchId)
  await logged.set({ noun: 'gone', after: '"of a shape that no one knows"' }).execute()
  const { things } = (await owner.call(getChangeCall, { parameters: { batchId } })).body
  expect(things).toEqual([{ noun: 'gone', title: '', kind: 'updated', fields: [], content: [] }])
  expect((await undo(owner, batchId)).code).toBe('change-final')
})

test('a change that cannot be read takes nothing back', async () => {
  const batchId = await rename('Wharf')
  const logged = app.services.database.updateTable('changes').where('batch_id', '=', batchId)
  await logged.set({ before: '{"siteName":7}' }).execute()
  expect((await undo(owner, batchId)).status).toBe(500)
  expect((await owner.call(getStoreSettingsCall, {})).body.settings.siteName).toBe('Wharf')
})

test('who may not undo a change, or is of another site, does not see into it', async () => {
  const batchId = await rename('Mole')
  const editor = await app.owner(website, roles.editor)
  expect((await editor.call(getChangeCall, { parameters: { batchId } })).code).toBe('change-not-found')
  const otherOwner = await app.owner(await app.buildWebsite())
  expect((await otherOwner.call(getChangeCall, { parameters: { batchId } })).code).toBe('change-not-found')
})

import { expect, test } from 'vitest'
import { buildNewsletterForm } from '#server/testing/newsletter/subscribe.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { getChangeCall, listChangesCall } from '#shared/changes/schema.ts'
import * as api from '#shared/newsletter/owner-api.ts'
import { createSegmentCall, listSegmentsCall } from '#shared/newsletter/segments-api.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const ADA = 'ada@example.com'
const note = 'Signed the book at the open day.'

async function openSite() {
  const website = await app.buildWebsite()
  return { website, owner: await app.owner(website) }
}
type Owner = Awaited<ReturnType<typeof openSite>>['owner']

const changesOf = async (owner: Owner) => (await owner.call(listChangesCall, {})).body.changes
const listsOf = async (owner: Owner) => (await owner.call(api.listNewsletterListsCall, {})).body
const namesOf = async (owner: Owner): Promise<string[]> => (await listsOf(owner)).lists.map((list) => list.name)
const create = async (owner: Owner, name: string): Promise<{ listId: string; batchId: string }> =>
  (await owner.call(api.createNewsletterListCall, { body: { name } })).body
const rename = async (owner: Owner, listId: string, name: string) =>
  (await owner.call(api.renameNewsletterListCall, { parameters: { listId }, body: { name } })).body.batchId
const remove = (owner: Owner, listId: string, withSubscribers = false) =>
  owner.call(api.deleteNewsletterListCall, { parameters: { listId }, body: { withSubscribers } })
const add = (owner: Owner, listId: string, email = ADA) =>
  owner.call(api.addSubscriberCall, { body: { listId, email, name: '', note } })

test('a list that was added, renamed or deleted is put back, and that too', async () => {
  const { owner } = await openSite()
  const { listId, batchId: created } = await create(owner, 'Workshops')
  const renamed = await rename(owner, listId, 'Classes')
  expect(await rename(owner, listId, 'Classes')).toBeNull()
  expect((await undo(owner, created)).code).toBe('change-superseded')
  await undo(owner, renamed)
  expect(await namesOf(owner)).toEqual(['Newsletter', 'Workshops'])
  const undone = (await undo(owner, created)).body.batchId
  expect(await namesOf(owner)).toEqual(['Newsletter'])
  await undo(owner, undone)
  expect(await namesOf(owner)).toEqual(['Newsletter', 'Workshops'])
  const { batchId: deleted } = (await remove(owner, listId)).body
  expect(await namesOf(owner)).toEqual(['Newsletter'])
  await undo(owner, deleted)
  expect((await listsOf(owner)).lists[1]).toMatchObject({ id: listId, name: 'Workshops' })
  expect((await changesOf(owner))[0]).toMatchObject({ noun: 'newsletter-list', titles: ['Workshops'], canUndo: true })
})

test('a deleted list comes back with its segments', async () => {
  const { owner } = await openSite()
  const { listId } = await create(owner, 'Workshops')
  await owner.call(createSegmentCall, { body: { name: 'Regulars', filter: { listId, search: 'ada' } } })
  const segments = async () => (await owner.call(listSegmentsCall, {})).body.segments
  const before = await segments()
  const { batchId } = (await remove(owner, listId)).body
  expect(await segments()).toEqual([])
  await undo(owner, batchId)
  expect([before.length, await segments()]).toEqual([1, before])
})

test('a list with subscribers is not deleted by an undo, and not put back when they were deleted with it', async () => {
  const { owner } = await openSite()
  const { listId, batchId } = await create(owner, 'Workshops')
  await add(owner, listId)
  expect((await undo(owner, batchId)).code).toBe('list-not-empty')
  expect((await remove(owner, listId, true)).body).toEqual({ batchId: null })
  const [deleted] = await changesOf(owner)
  expect(deleted).toMatchObject({ kind: 'deleted', canUndo: false, whyFinal: 'subscribers-deleted' })
  const refused = (await undo(owner, deleted!.batchId)).failure
  expect([refused.code, refused.error]).toEqual([
    'change-final',
    'This change can’t be undone. The subscribers on the list were deleted with it.',
  ])
})

test('the form in the footer is put back, unless it was changed again or is gone', async () => {
  const { website, owner } = await openSite()
  const form = await buildNewsletterForm(app, website)
  const set = async (formId: string | null) =>
    (await owner.call(api.setFooterFormCall, { body: { formId } })).body.batchId
  const footer = async () => (await listsOf(owner)).footerFormId
  const chosen = await set(form.id)
  expect(await set(form.id)).toBeNull()
  const { things } = (await owner.call(getChangeCall, { parameters: { batchId: chosen! } })).body
  expect(things[0]!.fields).toEqual([{ name: 'Form in the footer', before: '', after: form.name }])
  const cleared = await set(null)
  expect((await undo(owner, chosen)).code).toBe('change-superseded')
  await undo(owner, cleared)
  expect(await footer()).toBe(form.id)
  const again = await set(null)
  await app.services.database.deleteFrom('forms').where('website_id', '=', website.id).execute()
  expect([(await undo(owner, again)).code, await footer()]).toEqual(['form-not-found', null])
})

test('what is done with subscribers is listed in numbers, without addresses, and is final', async () => {
  const { website, owner } = await openSite()
  const { subscriberId } = (await add(owner, 'newsletter')).body
  const csv =
    'email,name,status\nbob@example.com,Bob,subscribed\neve@example.com,Eve,unsubscribed\nada@example.com,Ada,subscribed'
  const importing = (isDryRun: boolean) =>
    owner.call(api.importSubscribersCall, { body: { listId: 'newsletter', csv, note, isDryRun } })
  await importing(true)
  await importing(false)
  await importing(false)
  await owner.call(api.removeSubscribersCall, { body: { subscriberIds: [subscriberId] } })
  await owner.call(api.removeSubscribersCall, { body: { subscriberIds: [subscriberId] } })
  await owner.call(api.deleteSubscriberPersonCall, { body: { email: ADA } })
  await owner.call(api.deleteSubscriberPersonCall, { body: { email: ADA } })
  const changes = await changesOf(owner)
  expect(changes.map((change) => change.titles)).toEqual([
    ['1 deleted with all data'],
    ['1 unsubscribed'],
    ['1 imported into “Newsletter”', '1 given a name', '1 recorded as unsubscribed'],
    ['1 added to “Newsletter”'],
  ])
  for (const change of changes) {
    expect(change).toMatchObject({ noun: 'subscriber', canUndo: false, whyFinal: 'subscribers-asked' })
    expect((await undo(owner, change.batchId)).code).toBe('change-final')
  }
  const stored = await app.services.database
    .selectFrom('changes')
    .selectAll()
    .where('website_id', '=', website.id)
    .execute()
  expect(JSON.stringify(stored)).not.toContain('example.com')
})

test('who may only read subscribers undoes no change of lists', async () => {
  const { website, owner } = await openSite()
  const { batchId } = await create(owner, 'Workshops')
  const viewer = await app.owner(website, roles.viewer)
  expect((await undo(viewer, batchId)).code).toBe('not-permitted')
  expect(await namesOf(owner)).toEqual(['Newsletter', 'Workshops'])
})

import { describe, expect, test } from 'vitest'
import { insertRows } from '#server/database/insert-rows.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { pathOf } from '#shared/http/call.ts'
import * as owners from '#shared/newsletter/owner-api.ts'
import { newsletterLimits, type Segment, type SegmentFilter } from '#shared/newsletter/schema.ts'
import * as api from '#shared/newsletter/segments-api.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const note = 'Signed the book at the open day.'

async function openSite(role?: number) {
  const website = await app.buildWebsite()
  return { website, owner: await app.owner(website, role) }
}
type Owner = Awaited<ReturnType<typeof openSite>>['owner']

const add = (owner: Owner, email: string, listId = 'newsletter') =>
  owner.call(owners.addSubscriberCall, { body: { listId, email, name: '', note } })
const segmentsOf = async (owner: Owner): Promise<Segment[]> =>
  (await owner.call(api.listSegmentsCall, {})).body.segments
const tryToKeep = (owner: Owner, name: string, filter: SegmentFilter) =>
  owner.call(api.createSegmentCall, { body: { name, filter } })
const keep = async (...given: Parameters<typeof tryToKeep>) => (await tryToKeep(...given)).body
const makeList = async (owner: Owner, name: string): Promise<string> =>
  (await owner.call(owners.createNewsletterListCall, { body: { name } })).body.listId

test('a segment tells how many are in it now, and exports them', async () => {
  const { owner } = await openSite()
  const workshops = await makeList(owner, 'Workshops')
  await add(owner, 'ada@example.com', workshops)
  await add(owner, 'grace@navy.example', workshops)
  const { subscriberId } = (await add(owner, 'zoe@example.com')).body
  await owner.call(owners.removeSubscribersCall, { body: { subscriberIds: [subscriberId] } })
  const filters: Record<string, [SegmentFilter, number]> = {
    'All of them': [{ search: ' ' }, 3],
    'At the wheel': [{ listId: workshops, state: 'confirmed' }, 2],
    'By hand, by now': [{ source: 'hand', since: '2020-01-01' }, 3],
    'In years': [{ since: '2999-01-01' }, 0],
    Navy: [{ search: 'Navy', listId: workshops }, 1],
    'Who left': [{ state: 'unsubscribed' }, 1],
  }
  for (const [name, [filter]] of Object.entries(filters)) await keep(owner, name, filter)
  const told = await segmentsOf(owner)
  expect(told.map(({ name, count }) => [name, count])).toEqual(
    Object.entries(filters).map(([name, [, count]]) => [name, count]),
  )
  expect(told[0]!.filter).toEqual({})
  for (const { name, filter, count } of told) {
    const listed = await owner.call(owners.listSubscribersCall, { query: filter })
    expect([name, listed.body.subscribers.length]).toEqual([name, count])
    const file = await owner.request('GET', pathOf(owners.exportSubscribersCall, { query: filter }))
    expect([name, file.body.trim().split(/\r?\n/).length - 1]).toEqual([name, count])
  }
  await add(owner, 'late@navy.example', workshops)
  expect((await segmentsOf(owner)).find(({ name }) => name === 'Navy')!.count).toBe(2)
})

test('subscribers are counted in pieces, each once', async () => {
  const { website, owner } = await openSite()
  const { subscriberId } = (await add(owner, 'ada@example.com')).body
  const { database } = app.services
  const row = await database
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('website_id', '=', website.id)
    .where('id', '=', subscriberId)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: 10_000 }, (_, number) => ({
    ...row,
    id: `copy-${number}`,
    email: `copy-${number}@example.com`,
    state: number % 4 === 0 ? ('unsubscribed' as const) : row.state,
  }))
  await insertRows(database, 'newsletter_subscribers', copies)
  await keep(owner, 'All of them', {})
  await keep(owner, 'Who left', { state: 'unsubscribed' })
  expect((await segmentsOf(owner)).map(({ count }) => count)).toEqual([10_001, 2_500])
})

describe('each step with a segment is in the change log and can be undone:', () => {
  const navy = { name: 'Navy', filter: { search: 'navy' } }

  test('adding', async () => {
    const { owner } = await openSite()
    const { batchId } = await keep(owner, ' Navy ', { search: 'navy ', state: undefined })
    expect(await segmentsOf(owner)).toMatchObject([navy])
    const { body } = await owner.call(listChangesCall, { query: { noun: 'segment' } })
    expect(body.changes).toMatchObject([{ kind: 'created', titles: ['Navy'], canUndo: true }])
    expect((await undo(owner, batchId)).status).toBe(200)
    expect(await segmentsOf(owner)).toEqual([])
  })

  test('renaming and another filter', async () => {
    const { owner } = await openSite()
    const { segmentId } = await keep(owner, navy.name, navy.filter)
    const save = async (body: Omit<Segment, 'id' | 'count'>) =>
      (await owner.call(api.updateSegmentCall, { parameters: { segmentId }, body })).body.batchId
    expect(await save(navy)).toBeNull()
    const first = await save({ name: 'Sailors', filter: { search: 'navy', state: 'confirmed' } })
    const second = await save({ name: 'Sailors', filter: {} })
    expect(await segmentsOf(owner)).toMatchObject([{ id: segmentId, name: 'Sailors', filter: {} }])
    expect((await undo(owner, first)).code).toBe('change-superseded')
    await undo(owner, second)
    await undo(owner, first)
    expect(await segmentsOf(owner)).toMatchObject([{ id: segmentId, ...navy }])
  })

  test('deleting', async () => {
    const { owner } = await openSite()
    const { segmentId } = await keep(owner, navy.name, navy.filter)
    const { batchId } = (await owner.call(api.deleteSegmentCall, { parameters: { segmentId } })).body
    expect(await segmentsOf(owner)).toEqual([])
    expect((await owner.call(api.deleteSegmentCall, { parameters: { segmentId } })).code).toBe('segment-not-found')
    await undo(owner, batchId)
    expect(await segmentsOf(owner)).toMatchObject([{ id: segmentId, ...navy }])
  })
})

test('a segment of a list goes with it, and does not come back without it', async () => {
  const { owner } = await openSite()
  const workshops = await makeList(owner, 'Workshops')
  const { segmentId } = await keep(owner, 'At the wheel', { listId: workshops })
  const { batchId } = (await owner.call(api.deleteSegmentCall, { parameters: { segmentId } })).body
  await keep(owner, 'Beginners', { listId: workshops })
  await keep(owner, 'Everybody', {})
  await owner.call(owners.deleteNewsletterListCall, { parameters: { listId: workshops }, body: {} })
  expect(await segmentsOf(owner)).toMatchObject([{ name: 'Everybody' }])
  expect((await undo(owner, batchId)).code).toBe('list-not-found')
  expect((await tryToKeep(owner, 'At the wheel', { listId: workshops })).code).toBe('list-not-found')
})

test('a site has as many segments as the limit says, and no more by undoing', async () => {
  const { owner } = await openSite()
  const { segmentId } = await keep(owner, 'First', {})
  const { batchId } = (await owner.call(api.deleteSegmentCall, { parameters: { segmentId } })).body
  for (let at = 0; at < newsletterLimits.segments; at += 1) await keep(owner, `Segment ${at}`, { search: `a${at}` })
  expect((await tryToKeep(owner, 'Too many', {})).code).toBe('segment-limit')
  expect((await undo(owner, batchId)).code).toBe('segment-limit')
  expect(await segmentsOf(owner)).toHaveLength(newsletterLimits.segments)
})

test.each([
  ['a campaigns editor', roles.campaignsEditor, [200, 200]],
  ['a store manager', roles.storeManager, [200, 200]],
  ['an editor', roles.editor, [403, 403]],
  ['a viewer', roles.viewer, [403, 403]],
])('%s sees and keeps segments as the table says', async (_, role, expected) => {
  const { owner } = await openSite(role)
  const seen = await owner.call(api.listSegmentsCall, {})
  const kept = await owner.call(api.createSegmentCall, { body: { name: 'Navy', filter: {} } })
  expect([seen.status, kept.status]).toEqual(expected)
})

test('segments and lists of another website are not there', async () => {
  const { owner } = await openSite()
  const { owner: otherOwner } = await openSite()
  const workshops = await makeList(owner, 'Workshops')
  const { segmentId } = await keep(owner, 'Navy', { search: 'navy' })
  const parameters = { segmentId }
  const body = { name: 'Mine', filter: {} }
  expect((await otherOwner.call(api.updateSegmentCall, { parameters, body })).status).toBe(404)
  expect((await otherOwner.call(api.deleteSegmentCall, { parameters })).status).toBe(404)
  expect((await tryToKeep(otherOwner, 'Theirs', { listId: workshops })).code).toBe('list-not-found')
  expect(await segmentsOf(otherOwner)).toEqual([])
  expect(await segmentsOf(owner)).toMatchObject([{ name: 'Navy' }])
})

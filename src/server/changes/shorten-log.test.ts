import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { productLog } from '#server/products/change-log.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { recordChanges } from './record-change.ts'
import { shortenLog } from './shorten-log.ts'

const app = await startTestApp()
const { database } = app.services
const DAY = 24 * 60 * 60 * 1000
const now = Date.now()
const never = () => false

/** An action some days ago with a number of changes. */
async function act(website: Website, days: number, size = 1): Promise<string> {
  const batchId = newId()
  const change = { before: null, after: { title: 'Mug', fingerprint: '' } }
  const changes = Array.from({ length: size }, (_, index) => ({ ...change, nounId: `product-${index}` }))
  await app.changing(website, (scope) => recordChanges(scope, batchId, productLog, changes))
  await database
    .updateTable('change_batches')
    .set({ at: now - days * DAY })
    .where('id', '=', batchId)
    .execute()
  return batchId
}

async function importAs(website: Website, batchId: string): Promise<void> {
  await database
    .insertInto('imports')
    .values({
      filename: '',
      format: 'shopify',
      state: 'done',
      units: 'metric',
      collection_id: '',
      created_at: now,
      website_id: website.id,
      id: newId(),
      user_id: null,
      storage_key: null,
      started_at: null,
      finished_at: null,
      total: 0,
      position: 0,
      planned: '{}',
      outcome: null,
      notices: '[]',
      new_categories: '[]',
      batch_id: batchId,
      failure: null,
      lane: null,
    })
    .execute()
}

async function kept(website: Website): Promise<string[]> {
  const rows = await database
    .selectFrom('change_batches')
    .select('id')
    .where('website_id', '=', website.id)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

const countChanges = async (website: Website) =>
  (await database.selectFrom('changes').select('id').where('website_id', '=', website.id).execute()).length

test('what was done more than a year ago is forgotten with its changes, imports too, on this website alone', async () => {
  const [website, other] = [await app.buildWebsite(), await app.buildWebsite()]
  await importAs(website, await act(website, 366, 2_500))
  await act(website, 366)
  const young = await act(website, 364, 3)
  const others = await act(other, 400)
  await shortenLog(app.reading(website), now, never)
  expect([await kept(website), await countChanges(website)]).toEqual([[young], 3])
  expect(await kept(other)).toEqual([others])
})

test('of too many actions the newest stay, and every import of the year', async () => {
  const website = await app.buildWebsite()
  const imported = await act(website, 30, 5)
  await importAs(website, imported)
  const actions: string[] = []
  for (let day = 20; day > 0; day -= 1) actions.push(await act(website, day))
  await shortenLog(app.reading(website), now, never, 8)
  expect(await kept(website)).toEqual([imported, ...actions.slice(-8)])
})

test('a process that is asked to end stops, and the next day goes on', async () => {
  const website = await app.buildWebsite()
  for (let action = 0; action < 3; action += 1) await act(website, 400, 2)
  await shortenLog(app.reading(website), now, () => true)
  expect(await kept(website)).toHaveLength(3)
  await shortenLog(app.reading(website), now, never)
  expect([await kept(website), await countChanges(website)]).toEqual([[], 0])
})

import { expect, test, vi } from 'vitest'
import { whoAmICall } from '#shared/sign-in/schema.ts'
import { insertCart } from './cart/cart-store.ts'
import { beginningOfIds, hashOf, newId, newToken } from './identifiers.ts'
import { dailyJob } from './jobs/daily.ts'
import { enqueueStored } from './jobs/enqueue.ts'
import { type Browser, startTestApp } from './testing/test-app.ts'

const app = await startTestApp()
const { database, worker } = app.services
const DAY = 24 * 60 * 60 * 1000

const jobsOf = (websiteId: string, kind: string) =>
  database.selectFrom('jobs').selectAll().where('website_id', '=', websiteId).where('kind', '=', kind).execute()

test('a new website has its daily work, which puts itself on again, once a day', async () => {
  const website = await app.buildWebsite()
  const [first] = await jobsOf(website.id, dailyJob.kind)
  expect(first).toMatchObject({ state: 'waiting', attempts: 0 })
  expect(first!.run_at - Date.now()).toBeGreaterThan(DAY - 60_000)
  vi.useFakeTimers({ toFake: ['Date'], now: first!.run_at + 1 })
  await app.runJobs()
  await app.runJobs()
  vi.useRealTimers()
  const rows = await jobsOf(website.id, dailyJob.kind)
  expect(rows.map((row) => row.state).sort()).toEqual(['done', 'waiting'])
})

test('forgets work that was done a week ago, not what was given up or is younger', async () => {
  const [website, other] = [await app.buildWebsite(), await app.buildWebsite()]
  const add = async (websiteId: string, state: 'done' | 'failed', days: number) => {
    const id = await enqueueStored(database, websiteId, { kind: 'old', payload: '{}', runAt: Date.now() + DAY })
    await database
      .updateTable('jobs')
      .set({ state, finished_at: Date.now() - days * DAY })
      .where('id', '=', id)
      .execute()
    return id
  }
  await add(website.id, 'done', 8)
  const kept = [await add(website.id, 'done', 6), await add(website.id, 'failed', 90)]
  await add(other.id, 'done', 8)
  await runDaily(website.id)
  expect((await jobsOf(website.id, 'old')).map((row) => row.id).sort()).toEqual(kept.sort())
  expect(await jobsOf(other.id, 'old')).toHaveLength(1)
})

test('forgets carts that no one touched for sixty days, however many, of this website alone', async () => {
  const [website, other] = [await app.buildWebsite(), await app.buildWebsite()]
  const idOf = (time: number) => `${beginningOfIds(time)}${newId().slice(15)}`
  /** Makes the only cart of a website so old. */
  const age = (websiteId: string, days: number) => {
    const then = Date.now() - days * DAY
    const cart = database.updateTable('carts').where('website_id', '=', websiteId)
    return cart.set({ id: idOf(then), updated_at: then }).execute()
  }
  const content = { entries: [], couponCodes: [], shippingLocation: null, shippingMethodId: null, email: null }
  const rows = Array.from({ length: 2_500 }, () => ({
    website_id: website.id,
    id: idOf(0),
    token_hash: newToken(),
    document: JSON.stringify(content),
    order_id: null,
    revision: 1,
    created_at: 0,
    updated_at: 0,
  }))
  await database.insertInto('carts').values(rows).execute()
  await insertCart(app.reading(other), newToken(), content)
  await age(other.id, 61)
  const kept = { id: idOf(0) }
  const inserted = await insertCart(app.reading(website), newToken(), content)
  await database
    .updateTable('carts')
    .set({ id: kept.id, updated_at: Date.now() - 59 * DAY })
    .where('id', '=', inserted.id)
    .execute()
  await runDaily(website.id)
  const left = await database.selectFrom('carts').select(['website_id', 'id']).execute()
  expect(left.filter((row) => row.website_id === website.id)).toEqual([{ website_id: website.id, id: kept.id }])
  expect(left.filter((row) => row.website_id === other.id)).toHaveLength(1)
})

test('forgets sessions whose time is over', async () => {
  const website = await app.buildWebsite()
  const browsers: Browser[] = [await app.owner(website), await app.owner(website)]
  const hashes = browsers.map((browser) => hashOf(browser.cookies.get('session')!))
  await database.updateTable('sessions').set({ expires_at: 1 }).where('token_hash', '=', hashes[0]!).execute()
  await runDaily(website.id)
  const left = await database.selectFrom('sessions').select('token_hash').where('token_hash', 'in', hashes).execute()
  expect(left).toEqual([{ token_hash: hashes[1] }])
  expect((await browsers[1]!.call(whoAmICall, {})).body.staff).not.toBeNull()
})

async function runDaily(websiteId: string): Promise<void> {
  const run = { run_at: 1 }
  await database
    .updateTable('jobs')
    .set(run)
    .where('website_id', '=', websiteId)
    .where('kind', '=', dailyJob.kind)
    .execute()
  await worker.runDue()
}

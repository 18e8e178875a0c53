import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { undoBatchHandler } from '#server/changes/undo-in-steps.ts'
import { buildShop, catalogueOf, importFile } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import * as contracts from '#shared/imports/api.ts'
import { undoImportHandler } from './job-handlers.ts'
import { undoImport } from './undo-import.ts'

const app = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: '3000' })
const { database } = app.services
const goOn = async () => false
/** More than one transaction undoes, of which each product has two changes: its redirect's is the other. */
const MANY = 1_200
/** What matters is the moment, not how many there are. */
const FEW = 30

/** Products of several kinds, each with a category. */
function longFile(products: number): string {
  const header = 'Handle,Title,Type,Variant SKU,Variant Price'
  const lines = Array.from(
    { length: products },
    (_, number) => `h${number},Pot ${number},Kind ${number % 9},S-${number},9`,
  )
  return [header, ...lines].join('\n')
}

/** An import that is about to be undone. */
async function undoing(products = 130) {
  const shop = await buildShop(app)
  const before = await catalogueOf(app, shop.site)
  const { id } = await importFile(app, shop.site, shop.owner, longFile(products))
  const full = await catalogueOf(app, shop.site)
  await shop.owner.call(contracts.undoImportCall, { parameters: { importId: id } })
  await database.deleteFrom('jobs').where('website_id', '=', shop.site.id).where('kind', '=', 'undo-import').execute()
  return { ...shop, id, before, full }
}

type Undoing = Awaited<ReturnType<typeof undoing>>
const stateOf = async ({ owner, id }: Undoing) =>
  (await owner.call(contracts.getImportCall, { parameters: { importId: id } })).body.import
/** The import and its undoing, newest first, without the creation of the store. */
const changesOf = async ({ owner }: Pick<Undoing, 'owner'>) =>
  (await owner.call(listChangesCall, {})).body.changes.filter((change) => change.noun !== 'collection')

/** A database that fails at its nth query, as if the process had been killed there. */
function dyingAt(count: number) {
  let asked = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1
      if (asked > count) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { services: { ...app.services, database: database.withPlugin(plugin) }, asked: () => asked }
}

/** Services with which other work is done at the nth query, after its answer was read. */
function meanwhile(count: number, work: () => Promise<unknown>) {
  let asked = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      asked += 1
      if (asked === count) await work()
      return result
    },
  }
  return { ...app.services, database: database.withPlugin(plugin) }
}

it('is taken back in steps, tells how far it is, and goes on where it stopped, in another job when the process ends', async () => {
  const shop = await undoing(MANY)
  // Its redirects are undone first, which are half of its changes.
  const stopsHalfWay = async (position: number) => position > MANY / 2
  expect(await undoImport(app.services, shop.site.id, shop.id, stopsHalfWay)).toBe('stopped')
  const half = await stateOf(shop)
  expect(half).toMatchObject({ state: 'undoing', canUndo: false })
  expect(half.position).toBeGreaterThan(0)
  expect(half.position).toBeLessThan(MANY)
  const left = await catalogueOf(app, shop.site)
  expect(left.length).toBeGreaterThan(0)
  expect(left.length).toBeLessThan(shop.full.length)
  // An undoing cannot be undone while it is running.
  const [undoingOne, importing] = await changesOf(shop)
  expect(importing).toMatchObject({ isBeingUndone: true, canUndo: false, undoneAt: null })
  expect((await undo(shop.owner, undoingOne!.batchId)).code).toBe('change-running')
  // Where more than one transaction is left, the process that ends leaves the rest to another job.
  await undoImportHandler(app.services)({
    ...{ websiteId: shop.site.id, id: 'job', payload: { importId: shop.id }, attempts: 1, isLastTry: false },
    renew: async () => {},
    finish: async () => {},
    stopping: () => true,
  })
  await app.runJobs()
  expect(await stateOf(shop)).toMatchObject({ state: 'undone', position: MANY, failure: null })
  expect(await catalogueOf(app, shop.site)).toEqual(shop.before)
  // It is one action, which can be undone like any other.
  const changes = await changesOf(shop)
  expect(changes).toHaveLength(2)
  expect(changes[1]).toMatchObject({ isBeingUndone: false, canUndo: false })
  expect((await undo(shop.owner, changes[0]!.batchId)).status).toBe(200)
  await app.runJobs()
  expect(await catalogueOf(app, shop.site)).toHaveLength(shop.full.length)
}, 120_000)

it('survives being killed at any query', async () => {
  const counting = dyingAt(Infinity)
  const healthy = await undoing(FEW)
  await undoImport(counting.services, healthy.site.id, healthy.id, goOn)
  for (let kill = 1; kill <= 10; kill += 1) {
    const shop = await undoing(FEW)
    const dying = dyingAt(Math.floor((counting.asked() * kill) / 11))
    await expect(undoImport(dying.services, shop.site.id, shop.id, goOn)).rejects.toThrow('killed')
    expect(await undoImport(app.services, shop.site.id, shop.id, goOn)).toBe('through')
    expect(await stateOf(shop), `killed at ${kill} of 11`).toMatchObject({ state: 'undone', failure: null })
    expect(await catalogueOf(app, shop.site)).toEqual(shop.before)
    expect(await changesOf(shop)).toHaveLength(2)
  }
}, 120_000)

it('is done once when two workers do it at the same time', async () => {
  const shop = await undoing()
  await Promise.all([1, 2].map(() => undoImport(app.services, shop.site.id, shop.id, goOn)))
  expect(await stateOf(shop)).toMatchObject({ state: 'undone', failure: null })
  expect(await catalogueOf(app, shop.site)).toEqual(shop.before)
  expect(await changesOf(shop)).toHaveLength(2)
})

it('is not refused because of what another worker undoes while this one checks', async () => {
  for (const query of [6, 7, 8, 9]) {
    const shop = await undoing()
    let steps = 0
    // Its redirects, and a part of its products; on SQLite everything, in one transaction.
    const other = () => undoImport(app.services, shop.site.id, shop.id, async () => ++steps === 3)
    expect(await undoImport(meanwhile(query, other), shop.site.id, shop.id, goOn)).toBe('through')
    expect(await stateOf(shop), `after query ${query}`).toMatchObject({ state: 'undone', failure: null })
    expect(await catalogueOf(app, shop.site)).toEqual(shop.before)
    expect(await changesOf(shop)).toHaveLength(2)
  }
}, 120_000)

it('is a job as well when it is taken back from the list of all changes', async () => {
  const shop = await buildShop(app)
  const { id } = await importFile(app, shop.site, shop.owner, longFile(MANY))
  const big = { ...shop, id, before: [], full: [] }
  const { batchId } = (await changesOf(big))[0]!
  const answer = await undo(shop.owner, batchId)
  expect(answer.body).toMatchObject({ isThrough: false })
  const isEnding = {
    websiteId: shop.site.id,
    id: 'job',
    payload: { batchId, userId: null },
    attempts: 1,
    isLastTry: false,
  }
  await undoBatchHandler(app.services)({
    ...isEnding,
    renew: async () => {},
    finish: async () => {},
    stopping: () => true,
  })
  expect((await changesOf(big)).at(-1)).toMatchObject({ isBeingUndone: true, canUndo: false })
  await app.runJobs()
  expect(await catalogueOf(app, shop.site)).toEqual([])
  expect(await stateOf(big)).toMatchObject({ state: 'undone', canUndo: false })
  expect((await changesOf(big))[0]!.batchId).toBe(answer.body.batchId)
}, 120_000)

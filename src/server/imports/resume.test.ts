import type { KyselyPlugin } from 'kysely'
import { expect, it, test } from 'vitest'
import { changing } from '#server/stores.ts'
import {
  buildShop,
  catalogueOf,
  checkFile,
  fixture,
  importFile,
  rowsOf,
  upload,
} from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as contracts from '#shared/imports/api.ts'
import { BESIDE_VISITORS, IMPORT_BATCH } from './batch-sizes.ts'
import { startImport } from './change-import.ts'
import { runImportHandler } from './job-handlers.ts'
import { fetchPicturesJob } from './jobs.ts'
import { runImport } from './run-import.ts'

const app = await startTestApp()
const PRODUCTS = 130
/** More than one transaction takes. */
const MANY = IMPORT_BATCH.products * BESIDE_VISITORS.batchesPerCommit + 30
/** Of each fifty rows, the eighth is invalid. */
const errorsIn = (rows: number) => Math.ceil((rows - 7) / 50)
/** The same with fewer products: `PRODUCTS` are more than one transaction takes. */
const SLOWLY = { ...BESIDE_VISITORS, batch: { products: 25, variants: 60 }, batchesPerCommit: 4 }
/** Three transactions. */
const FEW = 60
const IN_STEPS = { ...SLOWLY, batchesPerCommit: 1 }
const goOn = async () => false

/** Several batches of products with options, categories, pictures and one invalid row in every fifty. */
function longFile(products: number): string {
  const header =
    'Handle,Title,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Image Src'
  const lines = Array.from({ length: products }, (_, number) => {
    const price = number % 50 === 7 ? 'free' : `${number}.50`
    const picture = number < PRODUCTS ? `http://192.0.2.10/${number}.jpg` : ''
    const first = `h${number},Pot ${number},Kind ${number % 9},tag,Size,S,S-${number},${price},shopify,${number},${picture}`
    return `${first}\nh${number},,,,,L,L-${number},99,shopify,1,`
  })
  return [header, ...lines].join('\n')
}

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
  return { services: { ...app.services, database: app.services.database.withPlugin(plugin) }, asked: () => asked }
}

async function started(products = PRODUCTS) {
  const shop = await buildShop(app)
  const { id } = await checkFile(app, shop.site, shop.owner, longFile(products))
  await app.changing(shop.site, (scope) => startImport(scope, id, Date.now() + 3_600_000))
  return { ...shop, id }
}

async function whole(): Promise<object[]> {
  const { site, id } = await started()
  await runImport(app.services, site.id, id, goOn)
  return catalogueOf(app, site)
}

const stateOf = async ({ owner, id }: Awaited<ReturnType<typeof started>>) =>
  (await owner.call(contracts.getImportCall, { parameters: { importId: id } })).body.import

it('goes on behind the last batch that is on disk, and ends with the same catalogue', async () => {
  const shop = await started()
  let reports = 0
  await runImport(app.services, shop.site.id, shop.id, async () => ++reports === 1, SLOWLY)
  const { position, outcome, state } = await stateOf(shop)
  expect([state, position % SLOWLY.batch.products, position > 0]).toEqual(['running', 0, true])
  const errors = errorsIn(position)
  expect(outcome).toMatchObject({ create: position - errors, error: errors })
  await runImport(app.services, shop.site.id, shop.id, goOn, SLOWLY)
  expect(await stateOf(shop)).toMatchObject({
    state: 'done',
    position: PRODUCTS,
    outcome: { create: 127, error: 3 },
    pictures: { waiting: 127 },
  })
  expect(await catalogueOf(app, shop.site)).toEqual(await whole())
  const rows = await rowsOf(shop.owner, shop.id)
  expect([rows.length, rows.every(({ isDone }) => isDone)]).toEqual([PRODUCTS, true])
})

it('survives being killed at any query', async () => {
  const healthy = await started(FEW)
  const counting = dyingAt(Infinity)
  await runImport(counting.services, healthy.site.id, healthy.id, goOn, IN_STEPS)
  const expected = await catalogueOf(app, healthy.site)
  const queries = counting.asked()
  // Ten moments spread over the whole run.
  for (let kill = 1; kill <= 10; kill += 1) {
    const shop = await started(FEW)
    const dying = dyingAt(Math.floor((queries * kill) / 11))
    await expect(runImport(dying.services, shop.site.id, shop.id, goOn, IN_STEPS)).rejects.toThrow('killed')
    await runImport(app.services, shop.site.id, shop.id, goOn, IN_STEPS)
    expect(await stateOf(shop)).toMatchObject({ state: 'done', outcome: { create: 58, error: 2 } })
    expect(await catalogueOf(app, shop.site), `killed at ${kill} of 11`).toEqual(expected)
  }
}, 120_000)

it('is done once when two workers do it at the same time', async () => {
  const shop = await started()
  await Promise.all([1, 2].map(() => runImport(app.services, shop.site.id, shop.id, goOn)))
  // The one that lost has stopped; the other one finishes.
  await runImport(app.services, shop.site.id, shop.id, goOn)
  expect(await stateOf(shop)).toMatchObject({ state: 'done', outcome: { create: 127, error: 3 } })
  expect(await catalogueOf(app, shop.site)).toEqual(await whole())
}, 60_000)

it('goes on in another job when the process ends meanwhile', async () => {
  const shop = await started(MANY)
  const isEnding = {
    websiteId: shop.site.id,
    id: 'job-1',
    payload: { importId: shop.id },
    attempts: 1,
    isLastTry: false,
    renew: async () => {},
    finish: async () => {},
    stopping: () => true,
  }
  await runImportHandler(app.services)(isEnding)
  const { state, position } = await stateOf(shop)
  expect([state, position > 0, position < MANY]).toEqual(['running', true, true])
  await app.services.worker.runDue()
  const error = errorsIn(MANY)
  expect(await stateOf(shop)).toMatchObject({ state: 'done', outcome: { create: MANY - error, error } })
})

it('runs one import of a website at a time', async () => {
  const shop = await started()
  const checked = await checkFile(app, shop.site, shop.owner, fixture('shopify'))
  const start = () => shop.owner.call(contracts.startImportCall, { parameters: { importId: checked.id } })
  expect((await start()).code).toBe('import-running')
  const other = await started()
  expect((await stateOf(other)).state).toBe('running')
  await runImport(app.services, shop.site.id, shop.id, goOn)
  expect((await start()).status).toBe(200)
  expect((await start()).code).toBe('import-running')
})

it('lets one of two starts at the same moment through', async () => {
  const { site, owner } = await buildShop(app)
  const { id } = await checkFile(app, site, owner, fixture('shopify'))
  const replies = await Promise.all(
    [1, 2, 3].map(() => owner.call(contracts.startImportCall, { parameters: { importId: id } })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a file that is gone fails the import with a sentence', async () => {
  const { site, owner } = await buildShop(app)
  const { id } = (await upload(owner, fixture('shopify'))).body.import
  await app.services.files.remove(`imports/${site.id}/${id}.csv`)
  await app.runJobs()
  const { body } = await owner.call(contracts.getImportCall, { parameters: { importId: id } })
  expect(body.import).toMatchObject({
    state: 'failed',
    canStart: false,
    failure: expect.stringMatching(/can’t be read/),
  })
})

test('the file is removed when it is not needed any more, and unused dry runs make room', async () => {
  const { site, owner } = await buildShop(app)
  const first = await checkFile(app, site, owner, fixture('shopify'))
  const second = await importFile(app, site, owner, fixture('squarespace-26'))
  expect((await owner.call(contracts.getImportCall, { parameters: { importId: first.id } })).status).toBe(404)
  await app.services.database.deleteFrom('jobs').where('kind', '=', fetchPicturesJob.kind).execute()
  await app.runJobs()
  for (const { id } of [first, second]) expect(await app.services.files.read(`imports/${site.id}/${id}.csv`)).toBeNull()
})

test('a change that is refused leaves no job behind', async () => {
  const { site, owner } = await buildShop(app)
  const { id } = await checkFile(app, site, owner, fixture('shopify'))
  await changing(app.services, site, null, (scope) => startImport(scope, id))
  expect((await owner.call(contracts.discardImportCall, { parameters: { importId: id } })).code).toBe(
    'import-not-ready',
  )
  expect((await owner.call(contracts.undoImportCall, { parameters: { importId: id } })).code).toBe('import-running')
  expect((await owner.call(contracts.retryImportPicturesCall, { parameters: { importId: id } })).code).toBe(
    'import-not-ready',
  )
})

test('an import whose job has given up makes room for the next one', async () => {
  const shop = await started()
  await runImport(app.services, shop.site.id, shop.id, async () => true, SLOWLY)
  const { database } = app.services
  await database.updateTable('jobs').set({ state: 'failed' }).where('website_id', '=', shop.site.id).execute()
  const { id } = await checkFile(app, shop.site, shop.owner, fixture('shopify'))
  expect((await shop.owner.call(contracts.startImportCall, { parameters: { importId: id } })).status).toBe(200)
  expect(await stateOf(shop)).toMatchObject({
    state: 'done',
    canUndo: true,
    failure: expect.stringMatching(/^The import stopped/),
  })
})

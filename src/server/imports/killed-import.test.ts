import { expect, test } from 'vitest'
import { dumpOf } from '#server/testing/imports/dump.ts'
import { buildShop, productsOf, upload } from '#server/testing/imports/import-file.ts'
import { prepareProcesses } from '#server/testing/processes/start-process.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import * as contracts from '#shared/imports/api.ts'

/** More than one transaction takes, and several batches of a dry run. */
const PRODUCTS = 2_400
/** Three processes are started, which takes long on a shared machine. */
const SLOW = { timeout: 180_000 }

const app = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: '300' })
const { database, env, worker } = app.services
const start = await prepareProcesses({
  DATA_DIR: env.DATA_DIR,
  LIMIT_PRODUCTS_PER_COLLECTION: '300',
  RUNS_JOBS: 'yes',
  ...(env.DATABASE_URL && { DATABASE_URL: env.DATABASE_URL }),
})

const file = [
  'Handle,Title,Type,Variant SKU,Variant Price',
  ...Array.from({ length: PRODUCTS }, (_, number) => `h${number},Pot ${number},Kind ${number % 9},S-${number},9`),
].join('\n')

test(
  'a process that is killed in a dry run, an import or its undoing leaves all of it to the next one',
  SLOW,
  async () => {
    const shop = await buildShop(app)
    const before = await dumpOf(app, shop.site)
    const importId: string = (await upload(shop.owner, file)).body.import.id
    const parameters = { importId }
    const recordOf = () =>
      database.selectFrom('imports').select(['state', 'position']).where('id', '=', importId).executeTakeFirstOrThrow()

    /**
     * Kills a process in the middle of its work, and has another one finish it after the first one's lease has expired.
     */
    async function killAmid(state: string): Promise<void> {
      const server = await start()
      await until(async () => (await recordOf()).position > 0)
      await server.kill()
      const { position, state: left } = await recordOf()
      expect(left).toBe(state)
      expect(position).toBeLessThan(PRODUCTS)
      await worker.runDue(Date.now() + 120_000)
    }

    await killAmid('checking')
    const { import: checked } = (await shop.owner.call(contracts.getImportCall, { parameters })).body
    expect(checked).toMatchObject({ state: 'checked', planned: { create: PRODUCTS, error: 0 } })

    await shop.owner.call(contracts.startImportCall, { parameters })
    await killAmid('running')
    const { import: done } = (await shop.owner.call(contracts.getImportCall, { parameters })).body
    expect(done).toMatchObject({ state: 'done', outcome: checked.planned })
    expect(await productsOf(app, shop.site)).toHaveLength(PRODUCTS)

    await shop.owner.call(contracts.undoImportCall, { parameters })
    await killAmid('undoing')
    const { import: undone } = (await shop.owner.call(contracts.getImportCall, { parameters })).body
    expect(undone).toMatchObject({ state: 'undone', failure: null })
    expect(await dumpOf(app, shop.site)).toEqual(before)
  },
)

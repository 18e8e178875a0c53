import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { engineOf } from '#server/database/engine.ts'
import { buildShop, checkFile, fixture, importFile, productsOf } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as contracts from '#shared/imports/api.ts'
import { roles } from '#shared/roles/rules.ts'
import { BESIDE_VISITORS, IMPORT_BATCH } from './batch-sizes.ts'
import { importCommand } from './import-command.ts'
import { runImport } from './run-import.ts'

const app = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: '2000' })
/** More than one transaction takes. */
const PRODUCTS = IMPORT_BATCH.products * BESIDE_VISITORS.batchesPerCommit + 30
const inWords = (count: number) => count.toLocaleString('en-US')
const longFile = (products = PRODUCTS) =>
  ['Handle,Title,Variant Price', ...Array.from({ length: products }, (_, number) => `h${number},Pot ${number},9`)].join(
    '\n',
  )

describe('an import that runs', () => {
  it('has more in one commit where no one else can wait for it', async () => {
    const { site, owner } = await buildShop(app)
    const { id } = await checkFile(app, site, owner, longFile())
    await owner.call(contracts.startImportCall, { parameters: { importId: id } })
    const steps: number[] = []
    const note = async (position: number) => steps.push(position) > PRODUCTS
    const batchesPerCommit = BESIDE_VISITORS.batchesPerCommit + 1
    await runImport(app.services, site.id, id, note, { ...BESIDE_VISITORS, batchesPerCommit })
    // PostgreSQL does not report who waits.
    expect(steps).toHaveLength(engineOf(app.services.database) === 'sqlite' ? 1 : batchesPerCommit)
    expect(await productsOf(app, site)).toHaveLength(PRODUCTS)
  })

  it('can be stopped, keeps what is in, and can be undone', async () => {
    const { site, owner } = await buildShop(app)
    const { id } = await checkFile(app, site, owner, longFile())
    const input = { parameters: { importId: id } }
    expect((await owner.call(contracts.stopImportCall, input)).code).toBe('import-not-ready')
    await owner.call(contracts.startImportCall, input)
    await runImport(app.services, site.id, id, async () => true)
    const stopped = (await owner.call(contracts.stopImportCall, input)).body.import
    expect(stopped).toMatchObject({ state: 'done', canUndo: true, failure: null })
    const { position } = stopped
    expect([position % IMPORT_BATCH.products, position > 0]).toEqual([0, true])
    const sentence = `Stopped after ${inWords(position)} of ${inWords(PRODUCTS)} products. Import the file again to continue.`
    expect(stopped.notices[0]).toBe(sentence)
    // The job that was queued finds nothing to do.
    await app.runJobs()
    expect(await productsOf(app, site)).toHaveLength(position)
    expect((await owner.call(contracts.undoImportCall, input)).status).toBe(200)
    await app.runJobs()
    expect(await productsOf(app, site)).toEqual([])
    expect((await importFile(app, site, owner, longFile())).outcome).toMatchObject({ create: PRODUCTS })
  })

  it('and was cut off is gone on with by the command before it begins with its file', async () => {
    const { site, owner } = await buildShop(app)
    const { id } = await checkFile(app, site, owner, longFile())
    await owner.call(contracts.startImportCall, { parameters: { importId: id } })
    await runImport(app.services, site.id, id, async () => true)
    const lines: string[] = []
    const run = () =>
      importCommand(app.services, site, {
        filename: 'more.csv',
        body: Readable.from([Buffer.from('Handle,Title,Variant Price\nlast,Last pot,9')]),
        isDryRun: false,
        print: (line) => lines.push(line),
        progress: () => {},
      })
    // Another process may be working on it.
    expect(await run()).toBe(1)
    await app.services.database
      .updateTable('imports')
      .set({ touched_at: Date.now() - 60_000 })
      .execute()
    expect(await run()).toBe(0)
    const sentence = new RegExp(
      `^Continuing the import of “products.csv”, which stopped at [\\d,]+00 of ${inWords(PRODUCTS)}\\.$`,
    )
    expect(lines).toContainEqual(expect.stringMatching(sentence))
    expect(await productsOf(app, site)).toHaveLength(PRODUCTS + 1)
  })
})

describe('a dry run', () => {
  it('of someone else stays for a day when another file is uploaded', async () => {
    const { site, owner } = await buildShop(app)
    const other = await app.owner(site, roles.storeManager)
    await other.request('GET', '/api/sign-in')
    const [mine, theirs] = [
      await checkFile(app, site, owner, longFile(1)),
      await checkFile(app, site, other, longFile(2)),
    ]
    const there = async (id: string) =>
      (await owner.call(contracts.getImportCall, { parameters: { importId: id } })).status === 200
    expect([await there(mine.id), await there(theirs.id)]).toEqual([true, true])
    const next = await checkFile(app, site, owner, longFile(3))
    expect([await there(mine.id), await there(theirs.id), await there(next.id)]).toEqual([false, true, true])
    await app.services.database
      .updateTable('imports')
      .set({ created_at: Date.now() - 25 * 3_600_000 })
      .where('id', '=', theirs.id)
      .execute()
    await checkFile(app, site, owner, longFile(3))
    expect(await there(theirs.id)).toBe(false)
  })
})

describe('the command', () => {
  it('takes the store page and the units of a file that does not name them', async () => {
    const { site } = await buildShop(app)
    const lines: string[] = []
    const run = (choices: object) =>
      importCommand(app.services, site, {
        filename: 'products.csv',
        body: Readable.from([fixture('squarespace-26')]),
        isDryRun: true,
        print: (line) => lines.push(line),
        progress: () => {},
        ...choices,
      })
    expect(await run({ page: 'attic' })).toBe(1)
    expect(lines).toEqual(['There is no store page “attic”.'])
    expect(await run({ page: 'pottery', units: 'metric' })).toBe(0)
    expect(lines).toContain('The file doesn’t name its units: weights are read as kilograms and sizes as centimeters.')
  })
})

it('keeps reports as long as their imports can be undone', async () => {
  const { site, owner } = await buildShop(app)
  const first = await importFile(app, site, owner, longFile(1))
  for (let number = 0; number < 21; number += 1) await importFile(app, site, owner, longFile(1))
  const { body } = await owner.call(contracts.getImportCall, { parameters: { importId: first.id } })
  expect(body.import).toMatchObject({ state: 'done', canUndo: true })
})

import { describe, expect, it } from 'vitest'
import { type Chain, chains, chainsIn } from '#server/testing/imports/chains.ts'
import { dumpOf, withoutUnusedWords } from '#server/testing/imports/dump.ts'
import { buildShop, checkFile, rowsOf } from '#server/testing/imports/import-file.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import * as contracts from '#shared/imports/api.ts'
import type { ImportCounts } from '#shared/imports/schema.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'

// Small pages, so that an import creates more of them; files of a folder are as they are.
const app = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: process.env.IMPORT_CHAINS ? '200' : '3' })
type Shop = Awaited<ReturnType<typeof buildShop>>

const goOn = async () => false
/** Chains of a folder may contain files that change nothing. */
const isOfFolder = (chain: Chain) => !chains.includes(chain)

/** A second import requests the missing pictures again under its own id: the same ones, for the same products. */
function withoutImports(dump: Awaited<ReturnType<typeof dumpOf>>): object {
  const asked = dump.import_pictures!.map((row) => JSON.parse(row)).filter(({ state }) => state !== 'replaced')
  return { ...dump, import_pictures: asked.map(({ product_id: id, url }) => `${id} ${url}`).sort() }
}

/** Imports a file, and checks that the result is as planned. */
async function importAsPlanned(app: TestApp, { site, owner }: Shop, file: Buffer | string) {
  const checked = await checkFile(app, site, owner, file)
  const said = await rowsOf(owner, checked.id)
  if (!checked.canStart) return { id: null, planned: checked.planned }
  await owner.call(contracts.startImportCall, { parameters: { importId: checked.id } })
  await runImport(app.services, site.id, checked.id, goOn)
  const { import: done } = (await owner.call(contracts.getImportCall, { parameters: { importId: checked.id } })).body
  expect(done).toMatchObject({ state: 'done', failure: null, outcome: checked.planned })
  const did = await rowsOf(owner, checked.id)
  expect(did.map(({ action, title, changes }) => [action, title, changes])).toEqual(
    said.map(({ action, title, changes }) => [action, title, changes]),
  )
  // These URLs do not exist: fetching would report each of them.
  await app.services.database
    .updateTable('import_pictures')
    .set({ state: 'failed', reason: '' })
    .where('website_id', '=', site.id)
    .where('state', '=', 'waiting')
    .execute()
  return { id: checked.id, planned: done.outcome as ImportCounts }
}

describe.each([...chains, ...chainsIn(process.env.IMPORT_CHAINS)])('a chain of files: $name', (chain) => {
  it('does what was planned, changes nothing the second time, and is taken back to the last row', async () => {
    const shop = await buildShop(app, 'flowers')
    const done: { id: string; before: Awaited<ReturnType<typeof dumpOf>> }[] = []
    for (const file of chain.files) {
      const before = await dumpOf(app, shop.site)
      const { id } = await importAsPlanned(app, shop, file)
      if (id === null) continue
      const after = await dumpOf(app, shop.site)
      expect(after.products?.length, 'something goes in').toBeGreaterThan(0)
      const again = await importAsPlanned(app, shop, file)
      expect(again.planned).toMatchObject({ create: 0, update: 0 })
      expect(withoutImports(await dumpOf(app, shop.site))).toEqual(withoutImports(after))
      done.push({ id, before })
    }
    for (const { id, before } of done.reverse()) {
      const { canUndo } = (await shop.owner.call(contracts.getImportCall, { parameters: { importId: id } })).body.import
      // An import without changes has nothing to undo.
      if (!canUndo && isOfFolder(chain)) continue
      expect((await shop.owner.call(contracts.undoImportCall, { parameters: { importId: id } })).status).toBe(200)
      await undoImport(app.services, shop.site.id, id, goOn)
      const { import: undone } = (await shop.owner.call(contracts.getImportCall, { parameters: { importId: id } })).body
      expect(undone).toMatchObject({ state: 'undone', failure: null })
      expect(await dumpOf(app, shop.site)).toEqual(withoutUnusedWords(before))
    }
  })
})

import { describe, expect, it } from 'vitest'
import { buildShop, catalogueOf, fixture, importFile, productsOf } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import * as contracts from '#shared/imports/api.ts'
import { undoImport } from './undo-import.ts'

const app = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: '400' })

describe('one undo', () => {
  const goOn = async () => false

  it('takes the whole import back: products, categories, what was changed', async () => {
    const { site, owner } = await buildShop(app)
    await importFile(app, site, owner, fixture('squarespace-26'))
    const before = await catalogueOf(app, site)
    const categories = () =>
      app.services.database.selectFrom('categories').select('display_name').where('website_id', '=', site.id).execute()
    const categoriesBefore = await categories()

    const { id } = await importFile(app, site, owner, fixture('squarespace-32'))
    expect(await catalogueOf(app, site)).not.toEqual(before)
    const begun = await owner.call(contracts.undoImportCall, { parameters: { importId: id } })
    expect(begun.body.import.state).toBe('undoing')
    await undoImport(app.services, site.id, id, goOn)
    const { body } = await owner.call(contracts.getImportCall, { parameters: { importId: id } })
    expect(body.import).toMatchObject({ state: 'undone', canUndo: false, failure: null })
    expect(await catalogueOf(app, site)).toEqual(before)
    expect(await categories()).toEqual(categoriesBefore)
  })

  it('can be followed by the same import again', async () => {
    const { site, owner } = await buildShop(app)
    const { id } = await importFile(app, site, owner, fixture('shopify'))
    await owner.call(contracts.undoImportCall, { parameters: { importId: id } })
    await undoImport(app.services, site.id, id, goOn)
    expect(await productsOf(app, site)).toEqual([])
    expect((await importFile(app, site, owner, fixture('shopify'))).outcome).toMatchObject({ create: 4 })
  })

  it('says why it cannot, where something was changed again since', async () => {
    const { site, owner } = await buildShop(app)
    const { id } = await importFile(app, site, owner, fixture('squarespace-26'))
    await importFile(app, site, owner, fixture('squarespace-32'))
    const before = await catalogueOf(app, site)
    await owner.call(contracts.undoImportCall, { parameters: { importId: id } })
    await undoImport(app.services, site.id, id, goOn)
    expect(await catalogueOf(app, site)).toEqual(before)
    const { body } = await owner.call(contracts.getImportCall, { parameters: { importId: id } })
    expect(body.import).toMatchObject({
      state: 'done',
      canUndo: true,
      failure: expect.stringMatching(
        /^“Harbor Mug” was changed on .+ by Olive Owner\. Undo that under Changes, or keep it and undo the other 5\.$/,
      ),
    })
  })

  it('can also be done from the list of all changes', async () => {
    const { site, owner } = await buildShop(app)
    const { id } = await importFile(app, site, owner, fixture('shopify'))
    const record = await app.services.database
      .selectFrom('imports')
      .select('batch_id')
      .where('website_id', '=', site.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { changes } = (await owner.call(listChangesCall, { query: {} })).body
    expect(changes.find((change) => change.batchId === record.batch_id)).toMatchObject({
      noun: '',
      kind: 'created',
      filename: 'products.csv',
      canUndo: true,
    })
    expect((await undo(owner, record.batch_id!)).status).toBe(200)
    const { body } = await owner.call(contracts.getImportCall, { parameters: { importId: id } })
    expect(body.import).toMatchObject({ state: 'undone', canUndo: false })
    expect((await owner.call(contracts.undoImportCall, { parameters: { importId: id } })).status).toBe(409)
  })
})

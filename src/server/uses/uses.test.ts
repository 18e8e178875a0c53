import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { deletePage, insertPage, updatePage } from '#server/pages/page-store.ts'
import { buildAsset, buildShop } from '#server/testing/build-shop.ts'
import { buildForm } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as collections from '#shared/collections/api.ts'
import type { Collection } from '#shared/collections/schema.ts'
import { deleteFileCall } from '#shared/files/schema.ts'
import { deleteFormCall, getFormCall, listFormsCall } from '#shared/forms/owner-api.ts'
import { buildPage, formOnPage } from '#shared/pages/testing/build-page.ts'
import { changeProductsCall } from '#shared/products/api.ts'
import { fillUses } from './fill-uses.ts'

const app = await startTestApp()
const { database } = app.services

/** What is written about the uses in a website. */
async function usesIn(websiteId: string) {
  const rowsOf = async (table: 'form_uses' | 'asset_uses') =>
    (await database.selectFrom(table).selectAll().where('website_id', '=', websiteId).execute())
      .map((row) => JSON.stringify(row, Object.keys(row).sort()))
      .sort()
  return { forms: await rowsOf('form_uses'), assets: await rowsOf('asset_uses') }
}

async function openShop() {
  const shop = await buildShop(app)
  const { website } = shop
  const owner = await app.owner(website)
  const form = await buildForm(app, website)
  const asset = await buildAsset(app, website)
  const picture = { id: asset, altText: '', focalPoint: { x: 0.5, y: 0.5 } }
  const usesOfForm = async () =>
    (await owner.call(getFormCall, { parameters: { formId: form.id } })).body.uses.map((use) => use.title)
  const removal = async () => {
    const refused = await owner.call(deleteFileCall, { parameters: { assetId: asset } })
    return refused.status === 409 ? refused.failure.uses : null
  }
  return { ...shop, owner, form, asset, picture, usesOfForm, removal }
}
/** A store page as its editor sends it. */
const storeBody = ({ id: _, typeCode: __, passwordHash: ___, ...body }: Collection) => body as never
const image = (asset: string) => `<p>Mug</p><img src="/media/${asset}/mug.jpg" alt="">`

test('a form is used by the pages and products that show it, until they are changed or deleted', async () => {
  const { website, owner, form, addProduct, usesOfForm } = await openShop()
  const page = buildPage({ id: newId(), title: 'Write to us', blocks: [formOnPage(form.id)] })
  await app.changing(website, (scope) => insertPage(scope, page))
  const mug = await addProduct({ title: 'Mug with a name', additionalFieldsFormId: form.id })
  expect(await usesOfForm()).toEqual(['Write to us', 'Mug with a name'])
  const [row] = (await owner.call(listFormsCall, {})).body.forms
  expect(row!.uses.map((use) => use.title)).toEqual(['Write to us', 'Mug with a name'])
  const parameters = { formId: form.id }
  expect((await owner.call(deleteFormCall, { parameters })).code).toBe('form-in-use')

  await app.changing(website, (scope) =>
    updatePage(scope, page, { ...buildPage({ id: page.id }), title: 'Nothing here' }),
  )
  expect(await usesOfForm()).toEqual(['Mug with a name'])
  await owner.call(changeProductsCall, { body: { action: 'delete', productIds: [mug.id] } })
  expect(await usesOfForm()).toEqual([])
  expect((await owner.call(deleteFormCall, { parameters })).status).toBe(200)
})

test('a file is used by the descriptions, pages, categories and stores that show it, until they no longer do', async () => {
  const { website, store, owner, asset, picture, addProduct, removal } = await openShop()
  const mug = await addProduct({ title: 'Mug in a text', body: image(asset) })
  expect(await removal()).toEqual(['Mug in a text'])
  await owner.call(changeProductsCall, { body: { action: 'delete', productIds: [mug.id] } })

  const blocks = [{ id: 'words', type: 'text' as const, settings: { html: image(asset) } }]
  const page = buildPage({ id: newId(), title: 'About mugs', blocks })
  await app.changing(website, (scope) => insertPage(scope, page))
  expect(await removal()).toEqual(['About mugs'])
  await app.changing(website, (scope) => deletePage(scope, page.id))

  const body = {
    displayName: 'Mugs',
    urlId: '',
    description: '',
    picture,
    seoTitle: '',
    seoDescription: '',
    sort: null,
  }
  const parameters = { collectionId: store.id }
  const made = await owner.call(collections.createCategoryCall, { parameters, body: { ...body, parentId: null } })
  const categoryId = made.body.category.id
  await owner.call(collections.updateCategoryCall, { parameters: { categoryId }, body })
  expect(await removal()).toEqual(['Mugs'])
  await owner.call(collections.deleteCategoryCall, { parameters: { categoryId } })

  const { collection } = (
    await owner.call(collections.updateCollectionCall, {
      parameters,
      body: storeBody({ ...store, picture } as never),
    })
  ).body
  expect(collection.picture?.id).toBe(asset)
  expect(await removal()).toEqual([store.title])
  await owner.call(collections.updateCollectionCall, { parameters, body: storeBody(store) })
  expect(await removal()).toBeNull()
})

test('ids of other websites, and ids that are no files, are no uses', async () => {
  const { website, addProduct } = await openShop()
  const other = await openShop()
  await addProduct({ body: `${image(other.asset)}${image(newId())}` })
  expect((await usesIn(website.id)).assets).toEqual([])
  expect(await other.removal()).toBeNull()
})

test('what is written with each change is what a filling from the stored texts finds', async () => {
  const { website, store, owner, form, asset, picture, addProduct } = await openShop()
  const second = await buildForm(app, website)
  const blocks = [
    { id: 'first', type: 'form' as const, settings: { formId: second.id } },
    { id: 'second', type: 'form' as const, settings: { formId: form.id } },
    { id: 'words', type: 'text' as const, settings: { html: image(asset) } },
  ]
  await app.changing(website, (scope) => insertPage(scope, buildPage({ id: newId(), blocks })))
  await addProduct({ additionalFieldsFormId: form.id, body: image(asset) })
  await addProduct({ body: '' })
  await owner.call(collections.updateCollectionCall, {
    parameters: { collectionId: store.id },
    body: storeBody({ ...store, picture } as never),
  })
  const kept = await usesIn(website.id)
  expect([kept.forms.length, kept.assets.length]).toEqual([3, 3])
  for (const table of ['form_uses', 'asset_uses'] as const) await database.deleteFrom(table).execute()
  // A migration reads the rows of every website, which the guard of the tests would refuse.
  await fillUses(database.withoutPlugins())
  expect(await usesIn(website.id)).toEqual(kept)
})

import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import type { InformationLine } from '#shared/product-information/schema.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'

const app = await startTestApp()
const { website, store, addProduct } = await buildShop(app)
const product = await addProduct()
const owner = await app.owner(website)
const look = async () => (await app.visitor(website).request('GET', `/${store.urlId}/p/${product.urlId}`)).body

async function save(productInformation: InformationLine[]) {
  const { settings, revision } = (await owner.call(getStoreSettingsCall, {})).body
  return owner.call(saveStoreSettingsCall, { body: { ...settings, productInformation, revision } })
}

test('lines that an owner writes are on product pages, closed and clean, until that is undone', async () => {
  const html = '<p onclick="x()">By post, in <b>two days</b>.</p><script>alert(1)</script>'
  const saved = await save([{ title: 'Shipping', html, shownWith: 'physical' }])
  expect(saved.status).toBe(200)
  expect(await look()).toMatch(
    /<details><summary>Shipping<svg.*?<\/summary><div class="prose"><p>By post, in <b>two days<\/b>\.<\/p><\/div>/,
  )
  await undo(owner, saved.body.batchId!)
  expect(await look()).not.toContain('product-information"')
})

test('a line without words is refused at its field', async () => {
  const refused = await save([{ title: 'Care', html: '<p> </p>', shownWith: 'all' }])
  expect(refused).toMatchObject({
    status: 400,
    failure: { errors: { 'productInformation.0.html': expect.any(String) } },
  })
})

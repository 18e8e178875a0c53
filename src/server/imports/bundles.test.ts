import { expect, it } from 'vitest'
import { buildShop, importFile, productsOf } from '#server/testing/imports/import-file.ts'
import { addBundle, fixed, openShop } from '#server/testing/products/bundles/bundle-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const app = await startTestApp()

it('a bundle stays as it is in its own shop, and comes into another one as a draft', async () => {
  const { shop, pot, cup } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  const owner = await app.owner(shop.website)
  await owner.request('GET', '/api/sign-in')
  const file = (await owner.request('GET', '/api/owner/products.csv')).body as string
  const changed = file.replaceAll('Tea set', 'Coffee set')
  const again = await importFile(app, shop.website, owner, changed)
  expect(again.outcome).toMatchObject({ create: 0, update: 1, unchanged: 2, error: 0 })
  const own = (await productsOf(app, shop.website)).find(({ id }) => id === set.id)
  expect(own).toMatchObject({ title: 'Coffee set', status: 'published', bundle: set.bundle })
  expect(own!.variants[0]!.qtyInStock).toBe(3)

  const fresh = await buildShop(app)
  const done = await importFile(app, fresh.site, fresh.owner, file)
  expect(done.outcome).toMatchObject({ create: 3, error: 0 })
  const copy = (await productsOf(app, fresh.site)).find(({ title }) => title === 'Tea set')
  expect(copy).toMatchObject({ status: 'draft' })
  expect(copy!.bundle).toBeUndefined()
})

import { expect, test, vi } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { readProduct } from '../read-product.ts'
import { listVisibleProducts } from '../visible/list-visible-products.ts'

const app = await startTestApp()
const HOUR = 3_600_000

test('a scheduled product appears at its moment, and old pages go', async () => {
  const shop = await buildShop(app)
  const publishAt = Date.now() + HOUR
  const product = await shop.addProduct({ status: 'scheduled', publishAt })
  const version = async () => (await app.services.websites.byId(shop.website.id))!.version
  const before = await version()
  const seen = async () =>
    (
      await listVisibleProducts(app.reading(shop.website), {
        collectionId: shop.store.id,
        sort: 'manual',
        offset: 0,
        limit: 24,
      })
    ).total
  await app.runJobs()
  expect(await seen()).toBe(0)
  vi.setSystemTime(publishAt + 1)
  try {
    await app.runJobs()
    expect(await seen()).toBe(1)
    expect(await version()).toBe(before + 1)
    expect(await readProduct(app.reading(shop.website), product.id)).toMatchObject({
      status: 'published',
      publishAt: null,
    })
  } finally {
    vi.useRealTimers()
  }
})

import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createFormCall } from '#shared/forms/owner-api.ts'
import { limits } from '#shared/limits.ts'
import { buildContent } from '#shared/pages/build-content.ts'
import { createPageCall } from '#shared/pages/owner-api.ts'
import { createSharedSectionCall } from '#shared/pages/shared-sections/api.ts'
import { roles } from '#shared/roles/rules.ts'
import { getUsageCall, type LimitId, limitIds } from '#shared/usage/api.ts'

const app = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: '7', LIMIT_DOWNLOAD_MEGABYTES: '3' })

async function openShop() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const read = async () => {
    const listed = (await owner.call(getUsageCall, {})).body.limits
    expect(listed.map(({ id }) => id)).toEqual([...limitIds])
    const byId = new Map(listed.map((limit) => [limit.id, limit]))
    return (id: LimitId) => byId.get(id)!
  }
  return { ...shop, owner, read }
}

test('shows the limits that the server enforces, with those of the installation', async () => {
  const { read } = await openShop()
  const limit = await read()
  expect(limit('products-per-store-page')).toMatchObject({ most: 7, used: 0 })
  expect(limit('download-bytes')).toMatchObject({ most: 3_000_000, used: null })
  expect(limit('blocks-per-page').most).toBe(limits.blocksPerLayout)
  expect(limit('pages').most).toBeNull()
})

test('counts what is in use, on this site only', async () => {
  const { owner, read, addProduct, store } = await openShop()
  const other = await openShop()
  const before = await read()
  await addProduct()
  await owner.call(createFormCall, { body: { template: 'blank' } })
  await owner.call(createPageCall, { body: { title: 'Tables', readyPage: null, inNavigation: false } })
  const block = { id: 'words', type: 'text' as const, settings: { html: '<p>Words</p>' } }
  const content = buildContent([[block]], () => 'part-1')
  await owner.call(createSharedSectionCall, { body: { name: 'Banner', content } })
  const after = await read()
  for (const id of ['products-per-store-page', 'forms', 'pages', 'shared-sections'] as const)
    expect([id, after(id).used]).toEqual([id, before(id).used! + 1])
  expect(after('products-per-store-page').fullest).toBe(store.title)
  expect((await other.read())('products-per-store-page').used).toBe(0)
})

test('is for those who manage the settings', async () => {
  const { website } = await openShop()
  const statusOf = async (role: number) => (await (await app.owner(website, role)).call(getUsageCall, {})).status
  expect([await statusOf(roles.storeManager), await statusOf(roles.editor)]).toEqual([200, 403])
})

import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { createCategory } from '#server/collections/save-category.ts'
import { newId } from '#server/identifiers.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Product } from '#shared/products/schema.ts'
import { firstReviewSettings } from '#shared/settings/review-settings.ts'
import { someBrowserFiles } from '#storefront/document/testing/build-site.ts'
import { findPage } from '../find-page.ts'
import { createPageSources } from '../page-sources.ts'

const app = await startTestApp()

test('a product’s page asks the database as often, whatever goes with the product', async () => {
  const shop = await buildShop(app)
  const categoryIds: string[] = []
  for (const displayName of ['Mugs', 'Stoneware', 'Gifts']) {
    const made = await app.changing(shop.website, (scope) =>
      createCategory(scope, { collectionId: shop.store.id, displayName }, newId()),
    )
    if (made.ok) categoryIds.push(made.value.id)
  }
  const others = []
  for (const title of ['Cup', 'Bowl', 'Plate']) others.push(await shop.addProduct({ title, categoryIds }))
  const alone = await shop.addProduct({ title: 'Alone' })
  const amongMany = await shop.addProduct({ title: 'Mug', categoryIds, relatedProductIds: others.map(({ id }) => id) })

  const reading = app.reading(shop.website)
  /** The number of queries for the page, without those for the frame of the site. */
  async function queriesOf({ urlId }: Product, website = shop.website): Promise<{ asked: number; html: string }> {
    let asked = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        asked += 1
        return result
      },
    }
    const sources = createPageSources({ ...reading, database: reading.database.withPlugin(counting) })
    await Promise.all([sources.menus(), sources.sellsProducts(), sources.store('shop')])
    asked = 0
    const { html } = await findPage({
      website,
      origin: 'https://shop.example',
      path: `/shop/p/${urlId}`,
      query: new URLSearchParams(),
      sources,
      files: someBrowserFiles,
      testAccess: null,
      isWithoutCode: false,
    })
    return { asked, html }
  }

  const [few, many] = [await queriesOf(alone), await queriesOf(amongMany)]
  expect(few.html).not.toContain('You may also like')
  expect(many.html.match(/class="product-card"/g)).toHaveLength(3)
  // The product with its variants, categories and pictures, and how the shop sells it; then its related products with
  // their texts and pictures.
  expect(few.asked).toBe(6)
  expect(many.asked).toBe(8)

  // Reviews, where there are some, and where the shop shows them.
  const reviews = { ...firstReviewSettings, isOn: true }
  const withReviews = { ...shop.website, settings: { ...shop.website.settings, reviews } }
  expect((await queriesOf(alone, withReviews)).asked).toBe(6)
  await reading.database
    .insertInto('reviews')
    .values({
      ...{ website_id: shop.website.id, id: newId(), product_id: alone.id, order_id: null, person_key: '', email: '' },
      ...{ name: 'Ada', rating: 5, title: '', body: '', state: 'published', hide_reason: '', source: 'import' },
      ...{ created_at: 1, updated_at: 1, deleted_at: null, revision: 1, reply: '', replied_at: null },
    })
    .execute()
  const shown = await queriesOf(alone, withReviews)
  expect([shown.asked, shown.html.includes('Reviews (1)')]).toEqual([7, true])
  expect((await queriesOf(alone)).asked).toBe(6)
})

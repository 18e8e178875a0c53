import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { noPolicies } from '#shared/policies/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

const app = await startTestApp()

const vat = { name: 'VAT', place: { country: 'DE' }, rateMilliPercent: 19_000, appliesToShipping: true }

/** What the page of a product says below its price; undefined where it says nothing. */
async function termsIn(settings: StoreSettings): Promise<string | undefined> {
  const shop = await buildShop(app, { settings })
  const product = await shop.addProduct()
  const { statusCode, body } = await app.visitor(shop.website).request('GET', `/shop/p/${product.urlId}`)
  expect(statusCode).toBe(200)
  return /<p class="price-terms">(.*?)<\/p>/.exec(body)?.[1]?.replaceAll('<!-- -->', '')
}

const german = { ...shopSettings({ country: 'DE', currency: 'EUR' }), pricesIncludeTax: true, taxRates: [vat] }

test('a shop in the EU says beside a price that it includes tax, and that shipping comes on top', async () => {
  expect(await termsIn(german)).toBe('Tax included. Shipping is calculated at checkout.')
})

test('the word about shipping leads to the shipping policy once it is published', async () => {
  const policies = { ...noPolicies, shipping: '<p>We ship on Tuesdays.</p>' }
  expect(await termsIn({ ...german, policies })).toBe(
    'Tax included. <a href="/policies/shipping">Shipping</a> is calculated at checkout.',
  )
})

test('a shop in the United States says nothing', async () => {
  expect(await termsIn({ ...shopSettings(), taxRates: [{ ...vat, place: { country: 'US' } }] })).toBeUndefined()
})

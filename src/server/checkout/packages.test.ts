import { expect, it } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { setShippingLocationCall } from '#shared/cart/api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import type { Package } from '#shared/packages/pack-goods.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'

const app = await startTestApp()

const box = (name: string, side: number, costCents: number): Package => ({
  ...{ name, lengthMillimetres: side, widthMillimetres: side, heightMillimetres: side },
  ...{ mostGrams: null, costCents },
})

/** A shop that ships in two boxes, and a visitor with vases of 20 cm in the cart. */
async function openShop(packages: Package[], quantity: number) {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const [home] = shopSettings().shippingZones
  const byBox = { id: 'box', name: 'Parcel', description: '', freeOverCents: null, schedule: null }
  const methods = [{ ...byBox, rate: { kind: 'by-package' as const, packages, roomPercent: 0 } }]
  const { settings, revision } = (await owner.call(getStoreSettingsCall, {})).body
  const saved = await owner.call(saveStoreSettingsCall, {
    body: { ...settings, shippingZones: [{ ...home!, methods }], revision },
  })
  const vase = await shop.addProduct({
    variants: [{ unlimited: true, lengthMillimetres: 200, widthMillimetres: 200, heightMillimetres: 200 }],
  })
  const visitor = app.visitor(shop.website)
  await add(visitor, { itemId: vase.id, sku: vase.variants[0]!.sku }, quantity)
  const { body } = await visitor.call(setShippingLocationCall, {
    body: { country: 'US', region: 'OR', postalCode: '97201', shippingMethodId: 'box' },
  })
  return { owner, visitor, saved, cart: body.shoppingCart }
}

it('charges for the cheapest packages, and tells the owner which', async () => {
  const { owner, visitor, cart } = await openShop([box('Small box', 200, 500), box('Large box', 400, 1200)], 9)
  expect(cart.selectedShippingOption).toMatchObject({ costCents: 1700 })
  const { orderId } = await buy(visitor, { shippingMethodId: 'box', expectedTotalCents: 9 * 2000 + 1700 })
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
  expect(order.shippingCostCents).toBe(1700)
  expect(order.shippingMethod?.packages).toEqual([
    { name: 'Small box', count: 1 },
    { name: 'Large box', count: 1 },
  ])
})

it('does not ship what fits no package', async () => {
  const { cart } = await openShop([box('Small box', 150, 500)], 1)
  expect(cart).toMatchObject({ shippingOptions: [], selectedShippingOption: null })
})

it('refuses two packages with one name', async () => {
  const { saved } = await openShop([box('Box', 200, 500), box('box ', 400, 900)], 1)
  expect(saved.failure).toMatchObject({
    errors: { 'shippingZones.0.methods.0.rate.packages.1.name': 'Another package has this name.' },
  })
})

import { expect, it, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, nothingSent, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { choosePickupCall, getCartCall, setShippingLocationCall } from '#shared/cart/api.ts'
import { fulfilOrderCall } from '#shared/orders/change-api.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

const app = await startTestApp()

const pickup = { id: 'pickup', name: 'Pickup', description: '', rate: { kind: 'pickup', region: 'ME' } } as const

async function openShop(changes: Partial<StoreSettings> = {}) {
  const settings = shopSettings()
  const [home] = settings.shippingZones
  const website = await app.buildWebsite({
    settings: {
      ...settings,
      shippingZones: [{ ...home!, methods: [home!.methods[0]!, { ...pickup, freeOverCents: null }] }],
      taxRates: [
        { name: 'Maine', place: { country: 'US', region: 'ME' }, rateMilliPercent: 5500, appliesToShipping: false },
        { name: 'Vermont', place: { country: 'US', region: 'VT' }, rateMilliPercent: 6000, appliesToShipping: false },
      ],
      ...changes,
    },
  })
  const mug = await buildProduct(app, website, { priceCents: 2000 })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  return {
    website,
    visitor,
    choose: (id: string | null) => visitor.call(choosePickupCall, { body: { shippingMethodId: id } }),
  }
}

const pickUp = {
  ...nothingSent,
  shippingMethodId: 'pickup',
  paymentMethod: 'bank-transfer',
  paymentToken: null,
} as const

it('is ordered with a name and an email alone, and taxed where it is picked up', async () => {
  const { visitor, choose } = await openShop()
  const { body } = await choose('pickup')
  expect(body.shoppingCart).toMatchObject({
    selectedShippingOption: { id: 'pickup', costCents: 0 },
    shippingLocation: null,
    taxPlaces: { byCountry: false, byRegionIn: [] },
    taxCents: 110,
    grandTotalCents: 2110,
  })
  const { url } = await buy(visitor, { ...pickUp, expectedTotalCents: 2110 })
  const order = (await visitor.request('GET', url)).body
  expect(order).toContain('The blue door')
  expect(order).toContain('Ada Byron')
})

it('is told to its customer by an email whose kind is not that of a parcel', async () => {
  const { website, visitor, choose } = await openShop()
  await choose('pickup')
  const { orderId } = await buy(visitor, { ...pickUp, expectedTotalCents: 2110 })
  const body = { carrier: '', trackingNumber: '', trackingUrl: '', lines: [], notifyBuyer: true }
  expect((await (await app.owner(website)).call(fulfilOrderCall, { parameters: { orderId }, body })).status).toBe(200)
  await app.runJobs()
  const [ready, ...others] = await storedEmails(app.services.database, website.id, { kind: 'order-ready' })
  expect(ready?.subject).toContain('is ready for pickup')
  expect(ready?.html).toContain('ready for pickup')
  expect(others).toEqual([])
  expect(await storedEmails(app.services.database, website.id, { kind: 'order-shipped' })).toEqual([])
})

it('is taxed there also for customers from elsewhere', async () => {
  const { visitor, choose } = await openShop()
  await visitor.call(setShippingLocationCall, {
    body: { country: 'US', region: 'VT', postalCode: '', shippingMethodId: null },
  })
  const { body } = await choose('pickup')
  expect(body.shoppingCart).toMatchObject({ taxCents: 110, shippingLocation: { region: 'VT' } })
})

it('is taken back with its place, which is asked for again', async () => {
  const { choose } = await openShop()
  await choose('pickup')
  const { body } = await choose(null)
  expect(body.shoppingCart).toMatchObject({ selectedShippingOption: null, shippingLocation: null })
})

test.each([
  ['a name', { buyer: null }, 'invalid-fields'],
  ['a method that the shop has', { shippingMethodId: 'standard' }, 'shipping-unavailable'],
])('needs %s', async (_, changes, code) => {
  const { visitor } = await openShop()
  expect((await pay(visitor, { ...pickUp, ...changes, expectedTotalCents: 2110 })).code).toBe(code)
})

it('is refused where the shop has none, or does not say where', async () => {
  const without = await openShop({ pickupInstructions: '' })
  expect((await without.choose('pickup')).code).toBe('shipping-unavailable')
  expect((await without.visitor.call(getCartCall, {})).body.pickupOptions).toEqual([])
  const { choose } = await openShop()
  expect((await choose('elsewhere')).code).toBe('shipping-unavailable')
})

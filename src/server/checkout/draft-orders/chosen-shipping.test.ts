import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { homeAddress, orderIn, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getCartCall, setShippingLocationCall } from '#shared/cart/api.ts'
import * as api from '#shared/draft-orders/api.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import type { DraftContent } from '#shared/draft-orders/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'

const app = await startTestApp()

/** The checkout of a draft order whose customer chooses the shipping, in a shop with some methods. */
async function openDraft(
  methods: readonly { readonly id: string; readonly costCents: number }[],
  given: Partial<DraftContent> = {},
) {
  const settings = shopSettings()
  const website = await app.buildWebsite({
    settings: {
      ...settings,
      shippingZones: [
        {
          name: 'United States',
          places: [{ country: 'US' }],
          methods: methods.map(({ id, costCents }) => ({
            ...{ id, name: id, description: '', freeOverCents: null, rate: { kind: 'flat' as const, costCents } },
          })),
        },
      ],
    },
  })
  const mug = await buildProduct(app, website)
  const owner = await app.owner(website)
  const content = {
    ...{ ...blankDraft, email: 'ada@example.com', address: { ...homeAddress } },
    lines: [{ kind: 'product' as const, productId: mug.itemId, variantId: mug.variantId, title: 'Mug' }].map(
      (line) => ({ ...line, quantity: 1, unitPriceCents: 2000 }),
    ),
    ...given,
  }
  const { draft } = (await owner.call(api.createDraftOrderCall, { body: { content } })).body
  const { body } = await owner.call(api.linkDraftOrderCall, {
    parameters: { draftId: draft.id },
    body: { sendEmail: false },
  })
  const { pathname, search } = new URL(body.url)
  const visitor = app.visitor(website)
  await visitor.request('GET', pathname + search)
  return { owner, visitor, cart: async () => (await visitor.call(getCartCall, {})).body }
}

test('where there are several methods, the buyer of a draft order chooses one: the first is not taken', async () => {
  const { owner, visitor, cart } = await openDraft([
    { id: 'ground', costCents: 500 },
    { id: 'express', costCents: 1500 },
  ])
  expect(await cart()).toMatchObject({
    ...{ selectedShippingOption: null, shippingCostCents: 0, grandTotalCents: 2000 },
    shippingOptions: [{ id: 'ground' }, { id: 'express' }],
  })
  const unasked = await pay(visitor, { expectedTotalCents: 2000, shippingMethodId: null })
  expect(unasked.code).toBe('shipping-unavailable')
  const { country, region, postalCode } = homeAddress
  await visitor.call(setShippingLocationCall, { body: { country, region, postalCode, shippingMethodId: 'express' } })
  expect(await cart()).toMatchObject({ selectedShippingOption: { id: 'express' }, grandTotalCents: 3500 })
  const { orderId } = orderIn(await pay(visitor, { expectedTotalCents: 3500, shippingMethodId: 'express' }))
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
  expect(order).toMatchObject({ shippingMethod: { name: 'express' }, grandTotalCents: 3500 })
})

test('the only method is taken, as there is nothing to choose', async () => {
  const { cart } = await openDraft([{ id: 'ground', costCents: 500 }])
  expect(await cart()).toMatchObject({ selectedShippingOption: { id: 'ground' }, grandTotalCents: 2500 })
})

const groundAndExpress = [
  { id: 'ground', costCents: 500 },
  { id: 'express', costCents: 1500 },
]

test('the method that the owner chose is chosen, and the only one, with an address and without', async () => {
  const shipping = { kind: 'method' as const, methodId: 'express' }
  const { cart } = await openDraft(groundAndExpress, { shipping })
  expect(await cart()).toMatchObject({
    selectedShippingOption: { id: 'express' },
    shippingOptions: [{ id: 'express' }],
    draftOrder: { fixesShipping: true },
  })
  const open = await openDraft(groundAndExpress)
  expect((await open.cart()).draftOrder).not.toHaveProperty('fixesShipping')
  const without = await openDraft(groundAndExpress, { shipping, address: null })
  const { country, region, postalCode } = homeAddress
  await without.visitor.call(setShippingLocationCall, { body: { country, region, postalCode, shippingMethodId: null } })
  expect(await without.cart()).toMatchObject({ selectedShippingOption: { id: 'express' }, grandTotalCents: 3500 })
})

test('with an amount of the owner, a draft order can be shipped to countries that the shop does not ship to', async () => {
  const shipping = { kind: 'own' as const, name: 'Freight', costCents: 9000 }
  const { owner, visitor, cart } = await openDraft(groundAndExpress, { shipping, address: null })
  expect((await cart()).draftOrder).toMatchObject({ fixesShipping: true, shipsAnywhere: true })
  const isOffered = async (browser: typeof visitor) =>
    (await browser.request('GET', '/checkout')).body.includes('<option value="AT"')
  expect(await isOffered(visitor)).toBe(true)
  const ofShop = await openDraft(groundAndExpress)
  expect((await ofShop.cart()).draftOrder).not.toHaveProperty('shipsAnywhere')
  expect(await isOffered(ofShop.visitor)).toBe(false)

  const vienna = { addressLine1: 'Kärntner Straße 1', city: 'Wien', region: '', postalCode: '1010', country: 'AT' }
  const shippingAddress = { ...homeAddress, ...vienna }
  const placed = await pay(visitor, { shippingAddress, expectedTotalCents: 11_000, shippingMethodId: 'draft-order' })
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId: orderIn(placed).orderId } })).body
  expect(order).toMatchObject({ shippingAddress: { country: 'AT' }, shippingMethod: { name: 'Freight' } })
})

import { expect, test } from 'vitest'
import { listExchangeChoices } from '#server/exchanges/exchange-choices.ts'
import { addBundle, fixed, openShop, stockOf } from '#server/testing/products/bundles/bundle-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as counts from '#shared/stock-counts/api.ts'
import { MAIN_LOCATION_ID } from '#shared/stock-locations/schema.ts'
import * as transfers from '#shared/stock-transfers/api.ts'
import { blankTransfer } from '#shared/stock-transfers/rules.ts'

const app = await startTestApp()

test('a delivery has the items of a bundle, not the bundle, whose stock follows what arrives', async () => {
  const { shop, pot, cup } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  const owner = await app.owner(shop.website)
  const deliver = (variantId: string) =>
    owner.call(transfers.createTransferCall, {
      body: {
        content: {
          ...blankTransfer(null, MAIN_LOCATION_ID),
          ...{ supplier: 'Clay Ltd', lines: [{ variantId, quantity: 4, costCents: null }] },
        },
      },
    })
  expect((await deliver(set.variants[0]!.id)).failure).toMatchObject({ code: 'stock-of-bundle', title: 'Tea set' })
  const { id: transferId, revision } = (await deliver(cup.variants[0]!.id)).body.transfer
  const sent = (await owner.call(transfers.sendTransferCall, { parameters: { transferId }, body: { revision } })).body
  await owner.call(transfers.receiveTransferCall, {
    parameters: { transferId },
    body: {
      revision: sent.transfer.revision,
      lines: [{ variantId: cup.variants[0]!.id, received: 4, rejected: 0, missing: 0 }],
    },
  })
  expect([await stockOf(app, shop, cup), await stockOf(app, shop, set)]).toEqual([10, 5])
})

test('a count leaves bundles out', async () => {
  const { shop, pot, cup } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  const owner = await app.owner(shop.website)
  const start = (productIds: string[]) =>
    owner.call(counts.startCountCall, {
      body: { locationId: MAIN_LOCATION_ID, scope: { kind: 'products', productIds }, isBlind: false },
    })
  expect((await start([set.id])).code).toBe('count-empty')
  expect((await start([set.id, pot.id])).body.count.lines).toBe(1)
})

test('a bundle cannot be chosen in exchange for something else, and its items can', async () => {
  const { shop, pot, cup } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  const choices = await listExchangeChoices(app.reading(shop.website), [set.id, cup.id])
  const own = choices.filter(({ productId }) => productId === set.id || productId === cup.id)
  expect(own.map(({ title, attributes }) => [title, ...Object.values(attributes)])).toEqual([
    ['Cup', 'Red'],
    ['Cup', 'Blue'],
  ])
})

import { expect, test } from 'vitest'
import { openDownloads } from '#server/downloads/open-downloads.ts'
import { add, buy, nothingSent } from '#server/testing/buy.ts'
import { buildFileShop } from '#server/testing/downloads/sell-files.ts'
import { openCardShop } from '#server/testing/gift-cards/sell-cards.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { markOrderPaidCall } from '#shared/orders/change-api.ts'
import * as api from '#shared/orders/edits/api.ts'
import { blankEdit, type OrderEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { productTypes } from '#shared/products/codes.ts'

const app = await startTestApp()
const byTransfer = { paymentMethod: 'bank-transfer', paymentToken: null } as const

/** Edits an order as staff do, with the total of the preview. */
async function edit(owner: Awaited<ReturnType<typeof app.owner>>, orderId: string, change: Partial<OrderEdit>) {
  const parameters = { orderId }
  const now = async (): Promise<Order> => (await owner.call(getOrderCall, { parameters })).body.order
  const whole = { ...blankEdit, ...change }
  const shown = await owner.call(api.previewOrderEditCall, { parameters, body: { edit: whole } })
  if (shown.code !== null) return { code: shown.code, order: await now() }
  const { grandTotalCents: expectedTotalCents } = shown.body.preview
  const body = { edit: whole, revision: (await now()).revision, expectedTotalCents, notifyBuyer: false }
  const { code } = await owner.call(api.editOrderCall, { parameters, body })
  while ((await app.runJobs()) > 0) {
    // One job makes gift cards, another one writes their emails.
  }
  return { code, order: await now() }
}
const ofType = ({ lines }: Order, type: number) => lines.find(({ productType }) => productType === type)!
const to = (line: { id: string }, quantity: number) => ({ quantities: [{ lineId: line.id, quantity }] })

test('gift cards that nobody has paid can be fewer, and the payment makes those that are left', async () => {
  const { website, owner, mug, buyCards, cardsOf, orderOf } = await openCardShop(app)
  const visitor = app.visitor(website)
  await add(visitor, mug)
  const orderId = await buyCards(null, { quantity: 3, visitor, expectedTotalCents: 16_000, ...byTransfer })
  const card = ofType(await orderOf(orderId), productTypes.giftCard)
  expect((await edit(owner, orderId, to(card, 4))).code).toBe('order-edit-line')
  expect((await edit(owner, orderId, to(card, 1))).order).toMatchObject({ grandTotalCents: 6000 })
  await owner.call(markOrderPaidCall, { parameters: { orderId } })
  expect(await cardsOf(orderId)).toHaveLength(1)
})

test('delivered gift cards stay, and all else of their order can be changed, added and removed', async () => {
  const { website, owner, mug, buyCards, cardsOf, orderOf } = await openCardShop(app)
  const visitor = app.visitor(website)
  await add(visitor, mug, 2)
  const orderId = await buyCards(null, { quantity: 2, visitor, expectedTotalCents: 12_000 })
  expect(await cardsOf(orderId)).toHaveLength(2)
  const order = await orderOf(orderId)
  const card = ofType(order, productTypes.giftCard)
  expect((await edit(owner, orderId, to(card, 1))).code).toBe('order-edit-line')
  const service = ofType(order, productTypes.service)
  const added = [{ kind: 'product' as const, variantId: mug.variantId, quantity: 1, unitPriceCents: 1500 }]
  const more = await edit(owner, orderId, { ...to(service, 1), added })
  expect(more.order).toMatchObject({ grandTotalCents: 12_500, owedCents: 500, paymentState: 'partly-paid' })
  const [, newLine] = more.order.lines.filter(({ productType }) => productType === productTypes.service)
  const fewer = await edit(owner, orderId, { quantities: [{ lineId: newLine!.id, quantity: 0 }] })
  expect(fewer.order).toMatchObject({
    grandTotalCents: 11_000,
    owedCents: 0,
    refunds: [{ cents: 1000, isOfEdit: true }],
  })
  expect(ofType(fewer.order, productTypes.giftCard)).toMatchObject({ quantity: 2, fulfilledQuantity: 2 })
  expect(await cardsOf(orderId)).toHaveLength(2)
})

test('a download can be removed until it is delivered', async () => {
  const shop = await buildFileShop(app)
  const mug = await shop.addProduct({ productType: productTypes.service, variants: [{ priceCents: 1000 }] })
  const place = async (method: object) => {
    const visitor = app.visitor(shop.website)
    for (const { id, variants } of [shop.product, mug]) await add(visitor, { itemId: id, sku: variants[0]!.sku })
    return (await buy(visitor, { ...nothingSent, expectedTotalCents: 3000, ...method })).orderId
  }
  const waiting = await place(byTransfer)
  const chart = ofType(await shop.orderOf(waiting), productTypes.digital)
  expect((await edit(shop.owner, waiting, to(chart, 0))).order).toMatchObject({ grandTotalCents: 1000 })
  await shop.owner.call(markOrderPaidCall, { parameters: { orderId: waiting } })
  expect((await shop.orderOf(waiting)).downloads).toEqual([])

  const paid = await place({})
  // Test orders open no files: those of a real one were opened by its payment.
  await app.changing(shop.website, (scope) => openDownloads(scope, paid))
  const order = await shop.orderOf(paid)
  expect(order.downloads).toHaveLength(1)
  expect((await edit(shop.owner, paid, to(ofType(order, productTypes.digital), 0))).code).toBe('order-edit-line')
  const changed = await edit(shop.owner, paid, to(ofType(order, productTypes.service), 2))
  expect(changed.order).toMatchObject({
    grandTotalCents: 4000,
    owedCents: 1000,
    downloads: [{ productId: shop.product.id }],
  })
})

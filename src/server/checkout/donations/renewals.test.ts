import { expect, test } from 'vitest'
import { fakeTokens } from '#server/payments/stripe/testing/fake-account.ts'
import { announcePrices } from '#server/subscriptions/announce-prices.ts'
import { nothingSent } from '#server/testing/buy.ts'
import { addCartEntryCall } from '#shared/cart/api.ts'
import { listOrderInvoicesCall } from '#shared/invoices/api.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { inDays, startSubscriptionShops } from '../subscriptions/testing/subscription-shops.ts'

const { app, services, shop, travelTo } = await startSubscriptionShops()

const kiln = { id: 'fund-kiln', name: 'The new kiln', receiptText: '', isClosed: false }
const roof = { id: 'fund-roof', name: 'The roof', receiptText: '', isClosed: false }

/** A donor who has promised 37.50 a month for the kiln. */
async function give() {
  const shown = await shop({ productType: productTypes.donation, title: 'Donation' })
  const { website, visitor, tea, buyWith } = shown
  const settings = async (isClosed: boolean) => {
    const donations = { funds: [{ ...kiln, isClosed }, roof], receiptText: 'A nonprofit.' }
    const row = await services.database
      .selectFrom('websites')
      .select('settings')
      .where('id', '=', website.id)
      .executeTakeFirstOrThrow()
    await services.database
      .updateTable('websites')
      .set({ settings: JSON.stringify({ ...JSON.parse(row.settings), donations }) })
      .where('id', '=', website.id)
      .execute()
    services.websites.forget(website.id)
  }
  await settings(false)
  const product = await services.database
    .selectFrom('products')
    .select('details')
    .where('website_id', '=', website.id)
    .where('id', '=', tea.itemId)
    .executeTakeFirstOrThrow()
  const offer = {
    isSubscribable: false,
    subscriptionPlan: null,
    ownAmounts: { leastCents: 500, mostCents: 100_000 },
    donation: { frequencies: ['once', 'month'], fundIds: [kiln.id, roof.id] },
  }
  await services.database
    .updateTable('products')
    .set({ details: JSON.stringify({ ...JSON.parse(product.details), ...offer }) })
    .where('website_id', '=', website.id)
    .where('id', '=', tea.itemId)
    .execute()
  const additionalFields = JSON.stringify({ frequency: 'Monthly', fund: kiln.name })
  const { itemId, sku } = tea
  const added = await visitor.call(addCartEntryCall, {
    body: { itemId, sku, quantity: 1, additionalFields, ownAmountCents: 3750 },
  })
  expect(added.body.newlyAdded.problem).toBeNull()
  const paid = await buyWith(fakeTokens.approves, { ...nothingSent, expectedTotalCents: 3750 })
  expect(paid.body.state).toBe('placed')
  await app.runJobs()
  return { ...shown, closeFund: () => settings(true) }
}

test('a monthly donation is charged again, with its fund and a receipt each time, and begins no second one', async () => {
  const { owner, orders, list } = await give()
  expect(await list()).toMatchObject([{ title: 'Donation', state: 'active', amountCents: 3750 }])
  await travelTo(inDays(28))
  await app.runJobs()
  const placed = await orders()
  expect(placed.map(({ grandTotalCents }) => grandTotalCents)).toEqual([3750, 3750])
  expect(await list()).toHaveLength(1)
  for (const { id } of placed) {
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId: id } })).body
    expect(order).toMatchObject({ state: 'fulfilled', lines: [{ fund: { id: kiln.id }, unitPriceCents: 3750 }] })
    const { invoices } = (await owner.call(listOrderInvoicesCall, { parameters: { orderId: id } })).body
    expect(invoices.map(({ kind }) => kind)).toEqual(['donation-receipt'])
  }
})

test('it goes on for a fund that is closed, and at its amount whatever the product suggests now', async () => {
  const { website, closeFund, orders, list, emails } = await give()
  await closeFund()
  await services.database
    .updateTable('variants')
    .set({ price_cents: 9900 })
    .where('website_id', '=', website.id)
    .execute()
  await announcePrices(services, website, Date.now(), () => false)
  await travelTo(inDays(28))
  await app.runJobs()
  expect((await orders()).map(({ grandTotalCents }) => grandTotalCents)).toEqual([3750, 3750])
  expect(await list()).toMatchObject([{ amountCents: 3750 }])
  expect(await emails('subscription-price-change')).toEqual([])
})

test('an order of a donation that is canceled returns its money, corrects its receipt and ends the renewals', async () => {
  const { owner, orders, list } = await give()
  const orderId = (await orders())[0]!.id
  await owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock: false, notifyBuyer: true } })
  await app.runJobs()
  const { invoices } = (await owner.call(listOrderInvoicesCall, { parameters: { orderId } })).body
  expect(invoices.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['donation-receipt', 3750],
    ['donation-correction', 3750],
  ])
  expect((await list()).map(({ state }) => state)).toEqual(['canceled'])
})

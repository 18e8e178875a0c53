import { expect, test } from 'vitest'
import { announcePrices } from '#server/subscriptions/announce-prices.ts'
import { nothingSent, orderIn } from '#server/testing/buy.ts'
import { inDays, monthly, startSubscriptionShops } from '#server/testing/checkout/subscriptions/subscription-shops.ts'
import { fakeTokens } from '#server/testing/payments/stripe/fake-account.ts'
import { addCartEntryCall } from '#shared/cart/api.ts'
import { listOrderInvoicesCall } from '#shared/invoices/api.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { changeDonationAmountCall, changeSubscriptionCall } from '#shared/subscriptions/api.ts'

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
  const thanks = (await visitor.request('GET', orderIn(paid).url)).body
  return { ...shown, line: added.body.newlyAdded, thanks, closeFund: () => settings(true) }
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
  await announcePrices(services, { ...website, canSendEmail: true }, Date.now(), () => false)
  await travelTo(inDays(28))
  await app.runJobs()
  expect((await orders()).map(({ grandTotalCents }) => grandTotalCents)).toEqual([3750, 3750])
  expect(await list()).toMatchObject([{ amountCents: 3750 }])
  expect(await emails('subscription-price-change')).toEqual([])
})

test('an order of a donation that is canceled returns its money, corrects its receipt and ends the renewals', async () => {
  const { owner, orders, list, emails } = await give()
  const orderId = (await orders())[0]!.id
  await owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock: false, notifyBuyer: true } })
  await app.runJobs()
  const { invoices } = (await owner.call(listOrderInvoicesCall, { parameters: { orderId } })).body
  expect(invoices.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['donation-receipt', 3750],
    ['donation-correction', 3750],
  ])
  expect((await list()).map(({ state }) => state)).toEqual(['canceled'])
  const [message] = await emails('subscription-canceled')
  expect(message?.html).not.toMatch(/Manage (subscription|donation)/)
  expect(message?.subject).toBe('Your donation “Donation” is canceled')
  expect(message?.html).not.toMatch(/subscription to/)
  expect(message?.html).toContain('Your donation “Donation” is canceled. We won’t charge you again.')
})

test('its donor changes the amount within the limits of the product, and pays it from the next time on', async () => {
  const { list, press, pressAndSee, page, website, orders, emails, opened } = await give()
  const { id } = (await list())[0]!
  expect((await app.visitor(website).request('GET', page(id))).body).toContain('Change amount')
  const refused = await press(id, { do: 'amount', amount: '4.99' })
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toMatch(/role="alert"[^>]*>[^<]*\$5/)
  expect((await press(id, { do: 'amount', amount: 'much' })).statusCode).toBe(400)
  expect(await pressAndSee(id, { do: 'amount', amount: '60' })).toContain('Your new amount is saved')
  expect(await opened(id)).toMatchObject({ amountCents: 6000, amounts: { leastCents: 500, mostCents: 100_000 } })
  await app.runJobs()
  expect((await emails('subscription-amount-changed'))[0]?.html).toContain('$60.00 monthly')
  await travelTo(inDays(28))
  await app.runJobs()
  expect((await orders()).map(({ grandTotalCents }) => grandTotalCents).toSorted()).toEqual([3750, 6000])
})

test('staff change the amount, too, and it is refused for what is sold or over', async () => {
  const { list, owner, opened } = await give()
  const { id } = (await list())[0]!
  const change = (subscriptionId: string, amountCents: number) =>
    owner.call(changeDonationAmountCall, { parameters: { subscriptionId }, body: { amountCents } })
  expect((await change(id, 2000)).body.subscription.amountCents).toBe(2000)
  expect((await change(id, 200_000)).code).toBe('own-amount-out-of-range')
  await owner.call(changeSubscriptionCall, { parameters: { subscriptionId: id }, body: { action: 'cancel' } })
  expect((await change(id, 3000)).code).toBe('subscription-over')
  expect((await opened(id)).amounts).toBeNull()
  const sold = await shop()
  const { id: soldId } = await sold.subscribe()
  const asked = { parameters: { subscriptionId: soldId }, body: { amountCents: 2100 } }
  expect((await sold.owner.call(changeDonationAmountCall, asked)).code).toBe('own-amount-not-offered')
})

test('its donor is told the amount and the day of the next payment, in the cart, after giving and by email', async () => {
  const { line, thanks, emails } = await give()
  expect(line).toMatchObject({ subscriptionPlan: monthly, secondPaymentOn: '2026-02-28' })
  const sentence = 'Donation renews monthly at $37.50. The next payment is on February 28, 2026.'
  expect(thanks).toContain(sentence)
  expect(thanks).toContain('Manage donation')
  expect(thanks).not.toContain('Order again')
  const [message] = await emails('order-confirmation')
  expect(message?.html).toContain(sentence)
  expect(message?.html).toContain('Manage donation')
  expect(message?.html).not.toContain('subscription</')
})

test('its page and staff call it a donation, without orders, shipping or taxes', async () => {
  const { list, page, press, pressAndSee, website, opened } = await give()
  const { id } = (await list())[0]!
  const { body } = await app.visitor(website).request('GET', page(id))
  for (const words of ['<h1>Your donation</h1>', 'Skip next donation', 'Cancel donation', '>Donations</h2>'])
    expect(body).toContain(words)
  expect(body).not.toMatch(/Skip next order|Your subscription|>Orders<|shipping and taxes/)
  expect(await opened(id)).toMatchObject({ isDonation: true })
  expect(await pressAndSee(id, { do: 'skip' })).toContain('The next donation is skipped.')
  expect((await press(id, { do: 'cancel' })).statusCode).toBe(303)
  const sold = await shop()
  const tea = await sold.subscribe()
  expect(await sold.opened(tea.id)).toMatchObject({ isDonation: false })
  expect((await app.visitor(sold.website).request('GET', sold.page(tea.id))).body).toContain('Skip next order')
})

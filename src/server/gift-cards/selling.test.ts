import { expect, test, vi } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy, nothingSent } from '#server/testing/buy.ts'
import { codeIn, forGrace, openCardShop } from '#server/testing/gift-cards/sell-cards.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addGiftCardCall, getAdditionalFieldsFormCall, getCartCall, setEntryQuantityCall } from '#shared/cart/api.ts'
import { recipientFields as fields } from '#shared/cart/gift-cards/recipient-form.ts'
import * as api from '#shared/gift-cards/owner-api.ts'
import { GIFT_CARD_FORM_ID } from '#shared/gift-cards/recipient-form-id.ts'
import { markOrderPaidCall, undoOrderPaidCall } from '#shared/orders/change-api.ts'
import { createProductCall } from '#shared/products/api.ts'
import { productTypes } from '#shared/products/codes.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })
const { database } = app.services
/** With a mail server that is down: its emails wait. */
const withMail = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100', SMTP_URL: 'smtp://127.0.0.1:9' })
const DAY = 24 * 60 * 60 * 1000

const emailsOf = async (cardId: string, { services } = app) =>
  services.database.selectFrom('letters').selectAll().where('about_id', '=', cardId).orderBy('id').execute()

test('a gift card product has no tax, no sale and no form of its own, and each value is above 0', async () => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const variant = { priceCents: 2500, salePriceCents: 2000, onSale: true }
  const made = await owner.call(createProductCall, {
    body: shop.input({ productType: productTypes.giftCard, taxable: true, variants: [variant] }),
  })
  expect(made.body.product).toMatchObject({ taxable: false, additionalFieldsFormId: null, scarcity: null })
  expect(made.body.product.variants[0]).toMatchObject({ onSale: false, unlimited: true })
  const refused = await owner.call(createProductCall, {
    body: shop.input({ productType: productTypes.giftCard, variants: [{ priceCents: 0 }] }),
  })
  expect([refused.code, refused.failure.variant]).toEqual(['gift-card-without-value', 0])
})

test('a card for the buyer is made once it is paid, and emailed with a page to print', async () => {
  const { website, owner, buyCards, cardsOf, orderOf } = await openCardShop(app)
  const orderId = await buyCards()
  const [sold, ...others] = await cardsOf(orderId)
  expect(others).toEqual([])
  expect(sold!.card).toMatchObject({
    balanceCents: 5000,
    isTest: false,
    expiresAt: null,
    recipientName: 'Ada Byron',
    recipientEmail: 'ada@example.com',
    orderId,
  })
  const order = await orderOf(orderId)
  expect(order).toMatchObject({ state: 'fulfilled', taxCents: 0, lines: [{ fulfilledQuantity: 1 }] })
  expect(order.lines[0]!.answers).toMatchObject([
    { label: 'Delivery', lines: ['You get it on the page of your order'] },
  ])
  expect(order.events).toContainEqual(
    expect.objectContaining({ kind: 'gift-cards-issued', text: `Gift card ending in ${sold!.card.lastFour}` }),
  )
  const [email] = await emailsOf(sold!.card.id)
  const code = codeIn(email!.html)
  const link = /href="http:\/\/[^/]+(\/gift-card\/[^"]+)"/.exec(email!.html)![1]!
  const page = await app.visitor(website).request('GET', link)
  expect([page.statusCode, page.headers['referrer-policy'], page.headers['cache-control']]).toEqual([
    200,
    'no-referrer',
    'private, no-store',
  ])
  expect(page.body).toContain(code)
  expect((await app.visitor(website).request('GET', `${link}x`)).statusCode).toBe(404)
  const { body } = await owner.call(api.getGiftCardCall, { parameters: { cardId: sold!.card.id } })
  expect(body.movements).toMatchObject([{ kind: 'issued', cents: 5000 }])
})

test('a card for someone else is emailed in the morning of its day, with a copy for the buyer', async () => {
  const { buyCards, cardsOf } = await openCardShop(app)
  const day = new Date(Date.now() + 3 * DAY)
  const parts = [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCFullYear()].map(String)
  const orderId = await buyCards({ ...forGrace, [fields.deliveryDate]: parts, [fields.wantsCopy]: ['Email me a copy'] })
  const [sold] = await cardsOf(orderId)
  expect(sold!.card).toMatchObject({ recipientEmail: 'grace@example.com', senderName: 'Ada Byron', sentAt: null })
  expect(await emailsOf(sold!.card.id)).toEqual([])
  vi.useFakeTimers({ now: sold!.card.deliverAt! + 1000, toFake: ['Date'] })
  try {
    await app.runJobs()
  } finally {
    vi.useRealTimers()
  }
  const emails = await emailsOf(sold!.card.id)
  expect(emails.map(({ to_address }) => to_address).sort()).toEqual(['ada@example.com', 'grace@example.com'])
  expect(emails.every(({ html }) => html.includes('Happy birthday!'))).toBe(true)
})

test('a card that staff have sent before its day is not sent again', async () => {
  const { owner, buyCards, cardsOf } = await openCardShop(withMail)
  const day = new Date(Date.now() + 3 * DAY)
  const parts = [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCFullYear()].map(String)
  const [sold] = await cardsOf(await buyCards({ ...forGrace, [fields.deliveryDate]: parts }))
  const body = { recipientName: 'Grace', recipientEmail: 'hopper@example.com', message: '' }
  const sent = await owner.call(api.sendGiftCardCall, { parameters: { cardId: sold!.card.id }, body })
  expect(sent.code).toBeNull()
  await withMail.runJobs()
  const addresses = async () => (await emailsOf(sold!.card.id, withMail)).map((email) => email.to_address)
  expect(await addresses()).toEqual(['hopper@example.com'])
  vi.useFakeTimers({ now: sold!.card.deliverAt! + 1000, toFake: ['Date'] })
  try {
    await withMail.runJobs()
  } finally {
    vi.useRealTimers()
  }
  expect(await addresses()).toEqual(['hopper@example.com'])
  // Without a mail server nothing says that it was sent.
  const plain = await openCardShop(app)
  const [stored] = await plain.cardsOf(await plain.buyCards(forGrace))
  expect(await emailsOf(stored!.card.id)).toHaveLength(1)
  expect(stored!.card.sentAt).toBeNull()
})

test.each([
  ['no name', { [fields.name]: '' }, fields.name],
  ['a day that is over', { [fields.deliveryDate]: ['1', '1', '2020'] }, fields.deliveryDate],
  [
    'a day in two years',
    { [fields.deliveryDate]: ['1', '1', String(new Date().getUTCFullYear() + 2)] },
    fields.deliveryDate,
  ],
  ['a name of several lines', { [fields.senderName]: 'Ada\nBcc: x' }, fields.senderName],
  ['a very long name', { [fields.name]: 'x'.repeat(101) }, fields.name],
  ['a very long message', { [fields.message]: 'x'.repeat(501) }, fields.message],
])('a recipient with %s is refused at the field', async (_what, changes, field) => {
  const { website, addCard } = await openCardShop(app)
  const refused = await addCard(app.visitor(website), { ...forGrace, ...changes })
  expect(refused.code).toBe('additional-fields-invalid')
  expect(Object.keys(refused.failure.errors as object)).toEqual([field])
})

test('the order’s page leads to the buyer’s own card, and to others where the shop sends no emails', async () => {
  const { website, owner, buyCards, cardsOf } = await openCardShop(app)
  const orderId = await buyCards(forGrace)
  await cardsOf(orderId)
  const [email] = await storedEmails(database, website.id, { about_id: orderId })
  const link = /href="http:\/\/[^/]+(\/order\/[^"]+)"/.exec(email!.html)![1]!
  const page = (await app.visitor(website).request('GET', link)).body
  expect(website.canSendEmail).toBe(false)
  const [, card] = /href="(\/gift-card\/[^"]+)"/.exec(page)!
  expect((await app.visitor(website).request('GET', card!)).body).toContain('Happy birthday!')
  expect((await owner.call(api.listGiftCardsCall, { query: {} })).body.total).toBe(1)
})

test('web addresses in a message are no links in the email', async () => {
  const { buyCards, cardsOf } = await openCardShop(app)
  const message = 'Win at https://evil.example/prize now'
  const [sold] = await cardsOf(await buyCards({ ...forGrace, [fields.message]: message }))
  const [email] = await emailsOf(sold!.card.id)
  expect(email!.html).not.toContain('evil.example')
  expect(email!.html.replaceAll('\u200c', '')).toContain('https://evil.example/prize')
})

test('the product asks who gets the card, and the cart shows it', async () => {
  const { website, card, addCard } = await openCardShop(app)
  const visitor = app.visitor(website)
  const asked = await visitor.call(getAdditionalFieldsFormCall, { parameters: { itemId: card.itemId } })
  expect(asked.body.form).toMatchObject({ id: GIFT_CARD_FORM_ID, fields: { length: 4 } })
  await addCard(visitor, forGrace)
  const { entries } = (await visitor.call(getCartCall, {})).body
  expect(entries).toMatchObject([{ hasForm: true, problem: null, available: null }])
  expect(entries[0]!.answers.map(({ lines }) => lines)).toEqual([['Grace'], ['Happy birthday!']])
})

test('with a mail server the product asks for an email address and a day, and needs the address', async () => {
  const { website, card, addCard } = await openCardShop(withMail)
  const visitor = withMail.visitor(website)
  const asked = await visitor.call(getAdditionalFieldsFormCall, { parameters: { itemId: card.itemId } })
  expect(asked.body.form.fields).toHaveLength(7)
  const refused = await addCard(visitor, { ...forGrace, [fields.email]: '' })
  expect(refused.failure).toMatchObject({ errors: { [fields.email]: 'Required' } })
  await addCard(visitor, forGrace)
  const { entries } = (await visitor.call(getCartCall, {})).body
  expect(entries[0]!.answers.map(({ lines }) => lines)).toEqual([['Grace', 'grace@example.com'], ['Happy birthday!']])
})

test('a line can have several cards, an order a hundred', async () => {
  const { website, addCard, buyCards, cardsOf } = await openCardShop(app)
  expect(await cardsOf(await buyCards(forGrace, { quantity: 3 }))).toHaveLength(3)
  const visitor = app.visitor(website)
  expect((await addCard(visitor, null, 101)).code).toBe('order-too-large')
  const { entries } = (await addCard(visitor, null, 99)).body.shoppingCart
  await addCard(visitor, forGrace)
  const parameters = { entryId: entries[0]!.id }
  expect((await visitor.call(setEntryQuantityCall, { parameters, body: { quantity: 100 } })).code).toBe(
    'order-too-large',
  )
})

test('no card is made before the payment, and each of them once', async () => {
  const { owner, buyCards, cardsOf, orderOf } = await openCardShop(app)
  const orderId = await buyCards(null, { quantity: 2, paymentMethod: 'bank-transfer', paymentToken: null })
  expect(await cardsOf(orderId)).toEqual([])
  await owner.call(markOrderPaidCall, { parameters: { orderId } })
  await Promise.all([app.runJobs(), app.runJobs()])
  // A job that is done again, because its process ended before it was marked.
  await database
    .updateTable('jobs')
    .set({ state: 'waiting', run_at: 0 })
    .where('kind', '=', 'issue-sold-gift-cards')
    .execute()
  expect(await cardsOf(orderId)).toHaveLength(2)
  expect((await orderOf(orderId)).events.filter(({ kind }) => kind === 'gift-cards-issued')).toHaveLength(1)
  // They were emailed: “unpaid” would leave them valid.
  expect((await owner.call(undoOrderPaidCall, { parameters: { orderId } })).code).toBe('order-state')
})

test('gift cards pay for the rest of the cart, and not for gift cards', async () => {
  const { website, mug, addCard, buyCards, cardsOf, orderOf } = await openCardShop(app)
  const [sold] = await cardsOf(await buyCards())
  const code = codeIn((await emailsOf(sold!.card.id))[0]!.html)
  const visitor = app.visitor(website)
  await addCard(visitor)
  expect((await visitor.call(addGiftCardCall, { body: { code } })).body.shoppingCart.dueCents).toBe(5000)
  await add(visitor, mug)
  const cart = (await visitor.call(getCartCall, {})).body
  expect([cart.grandTotalCents, cart.dueCents]).toEqual([6000, 5000])
  const { orderId } = await buy(visitor, { ...nothingSent, expectedTotalCents: 6000, expectedDueCents: 5000 })
  expect((await cardsOf(orderId))[0]!.card.balanceCents).toBe(5000)
  expect((await orderOf(orderId)).giftCards).toMatchObject([{ cents: 1000 }])
})

test('the report of what cards can still pay has the cards that were sold', async () => {
  const { owner, buyCards, cardsOf } = await openCardShop(app)
  const [sold] = await cardsOf(await buyCards())
  const report = (await owner.request('GET', '/api/owner/gift-cards.csv')).body
  expect(report).toContain(sold!.card.lastFour)
  expect(report).toContain('50.00,50.00,USD')
})

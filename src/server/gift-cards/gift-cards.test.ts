import { expect, test } from 'vitest'
import { orderDetails } from '#server/orders/documents.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, nothingSent, pay } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { addGiftCardCall, getCartCall, removeGiftCardCall } from '#shared/cart/api.ts'
import { confirmPaymentCall } from '#shared/checkout/schema.ts'
import * as api from '#shared/gift-cards/owner-api.ts'
import { giftCardStatus, giftCardStatuses } from '#shared/gift-cards/rules.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { editOrderCall, markOwedPaidCall } from '#shared/orders/edits/api.ts'
import { blankEdit, type OrderEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'

const app = await startTestApp()
const { database } = app.services

type Owner = Awaited<ReturnType<typeof app.owner>>

/** A shop with a mug at 10.00 that is not shipped, and its owner. */
async function openShop(priceCents = 1000) {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: null, productType: 3, priceCents })
  return { website, mug, owner: await app.owner(website) }
}

async function issue(owner: Owner, cents: number) {
  const { body } = await owner.call(api.issueGiftCardCall, {
    body: {
      idempotencyKey: crypto.randomUUID(),
      cents,
      reason: 'A broken mug',
      recipientName: 'Grace',
      recipientEmail: 'grace@example.com',
      message: '',
    },
  })
  return body
}

const open = async (owner: Owner, cardId: string) =>
  (await owner.call(api.getGiftCardCall, { parameters: { cardId } })).body

async function buyerWith(website: Website, item: { itemId: string; sku: string }, ...codes: string[]) {
  const visitor = app.visitor(website)
  await add(visitor, item)
  for (const code of codes) {
    const added = await visitor.call(addGiftCardCall, { body: { code } })
    if (added.code !== null) throw new Error(added.code)
  }
  return visitor
}

async function expectTrueLedger(): Promise<void> {
  const cards = await database.selectFrom('gift_cards').selectAll().execute()
  const moved = await database.selectFrom('gift_card_movements').selectAll().execute()
  for (const card of cards) {
    const own = moved.filter((one) => one.card_id === card.id && one.website_id === card.website_id)
    expect(own.reduce((sum, { cents }) => sum + cents, 0)).toBe(card.balance_cents)
    expect(card.balance_cents).toBeGreaterThanOrEqual(0)
  }
}

test('a card pays a part of an order, and another method the rest', async () => {
  const { website, mug, owner } = await openShop()
  const { card, code } = await issue(owner, 400)
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/)
  const visitor = await buyerWith(website, mug, code.toLowerCase().replaceAll('-', ' '))
  const cart = (await visitor.call(getCartCall, { query: {} })).body
  expect(cart).toMatchObject({
    grandTotalCents: 1000,
    dueCents: 600,
    giftCards: [{ lastFour: card.lastFour, cents: 400 }],
  })
  const { orderId } = await buy(visitor, { ...nothingSent, expectedTotalCents: 1000, expectedDueCents: 600 })
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
  expect(order).toMatchObject({ paymentMethod: 'test-card', giftCards: [{ cents: 400 }], paymentState: 'paid' })
  expect((await open(owner, card.id)).card.balanceCents).toBe(0)
  expect((await open(owner, card.id)).movements).toMatchObject([
    { kind: 'issued', cents: 400, reason: 'A broken mug' },
    { kind: 'paid', cents: -400, order: { id: orderId } },
  ])
  const charged = await database
    .selectFrom('test_charges')
    .select('amount_cents')
    .where('website_id', '=', website.id)
    .execute()
  expect(charged).toEqual([{ amount_cents: 600 }])
  await expectTrueLedger()
})

test('several cards pay a whole order without another method', async () => {
  const { website, mug, owner } = await openShop()
  const [one, other] = [await issue(owner, 700), await issue(owner, 900)]
  const visitor = await buyerWith(website, mug, one.code, other.code)
  const { orderId } = await buy(visitor, { ...nothingSent, expectedTotalCents: 1000, expectedDueCents: 0 })
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
  expect(order).toMatchObject({ paymentMethod: 'gift-card', paymentState: 'paid', testMode: false })
  expect(order.giftCards).toMatchObject([{ cents: 700 }, { cents: 300 }])
  expect((await open(owner, other.card.id)).card.balanceCents).toBe(600)
})

test('a removed card pays nothing', async () => {
  const { website, mug, owner } = await openShop()
  const { card, code } = await issue(owner, 700)
  const visitor = await buyerWith(website, mug, code)
  const { body } = await visitor.call(removeGiftCardCall, { parameters: { cardId: card.id } })
  expect(body.shoppingCart).toMatchObject({ giftCards: [], dueCents: 1000 })
})

test('of twenty orders of 10.00 at once, a card of 50.00 pays exactly five', async () => {
  const { website, mug, owner } = await openShop()
  const { card, code } = await issue(owner, 5000)
  const visitors = await Promise.all(Array.from({ length: 20 }, () => buyerWith(website, mug, code)))
  const answers = await Promise.all(
    visitors.map((visitor) => pay(visitor, { ...nothingSent, expectedTotalCents: 1000, expectedDueCents: 0 })),
  )
  expect(answers.filter((answer) => answer.code === null)).toHaveLength(5)
  expect(new Set(answers.flatMap((answer) => answer.code ?? []))).toEqual(new Set(['gift-card-changed']))
  expect((await open(owner, card.id)).card.balanceCents).toBe(0)
  await expectTrueLedger()
})

test('a payment that is declined gives the card its money back, once', async () => {
  const { website, mug, owner } = await openShop()
  const { card, code } = await issue(owner, 400)
  const visitor = await buyerWith(website, mug, code)
  const waits = await pay(visitor, {
    ...nothingSent,
    expectedTotalCents: 1000,
    expectedDueCents: 600,
    paymentToken: 'confirm',
  })
  expect((await open(owner, card.id)).card.balanceCents).toBe(0)
  const { paymentId } = waits.body as { paymentId: string }
  for (let time = 0; time < 2; time += 1)
    await visitor.call(confirmPaymentCall, { parameters: { paymentId }, body: { approve: false } })
  expect((await open(owner, card.id)).card.balanceCents).toBe(400)
  await expectTrueLedger()
})

test('a buyer whose card lost money meanwhile is told before anything is charged', async () => {
  const { website, mug, owner } = await openShop()
  const { code } = await issue(owner, 1500)
  const [first, second] = [await buyerWith(website, mug, code), await buyerWith(website, mug, code)]
  await buy(first, { ...nothingSent, expectedTotalCents: 1000, expectedDueCents: 0 })
  const refused = await pay(second, { ...nothingSent, expectedTotalCents: 1000, expectedDueCents: 0 })
  expect(refused.code).toBe('gift-card-changed')
  expect(refused.failure).toMatchObject({ shoppingCart: { dueCents: 500 } })
})

test('a refund returns to the card first what it has paid', async () => {
  const { website, mug, owner } = await openShop()
  const { card, code } = await issue(owner, 400)
  const visitor = await buyerWith(website, mug, code)
  const { orderId } = await buy(visitor, { ...nothingSent, expectedTotalCents: 1000, expectedDueCents: 600 })
  await owner.call(refundOrderCall, {
    parameters: { orderId },
    body: {
      idempotencyKey: crypto.randomUUID(),
      lines: [],
      shippingCents: 0,
      cents: 500,
      restock: false,
      reason: '',
      notifyBuyer: false,
    },
  })
  await app.runJobs()
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
  expect(order.refundedCents).toBe(500)
  expect(order.refunds[0]?.giftCardCents).toBe(400)
  expect((await open(owner, card.id)).card.balanceCents).toBe(400)
  const row = await database
    .selectFrom('orders')
    .select('gift_card_cents')
    .where('website_id', '=', website.id)
    .executeTakeFirstOrThrow()
  expect(row.gift_card_cents).toBe(0)
  await expectTrueLedger()
})

test('an edit that makes an order cheaper returns to the card first, and the order says what the card still pays', async () => {
  const { website, mug, owner } = await openShop()
  const { card, code } = await issue(owner, 400)
  const visitor = app.visitor(website)
  await add(visitor, mug, 2)
  await visitor.call(addGiftCardCall, { body: { code } })
  const { orderId } = await buy(visitor, { ...nothingSent, expectedTotalCents: 2000, expectedDueCents: 1600 })
  const parameters = { orderId }
  const read = async () => (await owner.call(getOrderCall, { parameters })).body.order
  const before = await read()
  const { lines, revision } = before
  const edit = { ...blankEdit, quantities: [{ lineId: lines[0]!.id, quantity: 1 }] }
  const body = { edit, revision, expectedTotalCents: 1000, notifyBuyer: false }
  expect((await owner.call(editOrderCall, { parameters, body })).code).toBeNull()
  await app.runJobs()
  const after = await read()
  expect(after).toMatchObject({ grandTotalCents: 1000, refunds: [{ cents: 1000, giftCardCents: 400 }] })
  // The card pays nothing of it any more: the other payment pays all that is left.
  expect(after.giftCards).toBeUndefined()
  expect((await open(owner, card.id)).card.balanceCents).toBe(400)
  await expectTrueLedger()
  // An edit of an earlier version has left the card on the order.
  const { details } = await database
    .selectFrom('orders')
    .select('details')
    .where('website_id', '=', website.id)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  await database
    .updateTable('orders')
    .where('website_id', '=', website.id)
    .where('id', '=', orderId)
    .set({ details: orderDetails.write({ ...orderDetails.read(details), giftCards: before.giftCards }) })
    .execute()
  expect((await read()).giftCards).toBeUndefined()
})

test('a card that a refund has paid back already gets nothing from an edit, and still counts as having paid', async () => {
  const { website, mug, owner } = await openShop()
  const { card, code } = await issue(owner, 400)
  const visitor = app.visitor(website)
  await add(visitor, mug, 2)
  await visitor.call(addGiftCardCall, { body: { code } })
  const { orderId } = await buy(visitor, { ...nothingSent, expectedTotalCents: 2000, expectedDueCents: 1600 })
  const parameters = { orderId }
  const read = async () => (await owner.call(getOrderCall, { parameters })).body.order
  const save = async (change: Partial<OrderEdit>, expectedTotalCents: number) => {
    const { revision } = await read()
    const body = { edit: { ...blankEdit, ...change }, revision, expectedTotalCents, notifyBuyer: false }
    expect((await owner.call(editOrderCall, { parameters, body })).code).toBeNull()
    await app.runJobs()
  }
  const price = { quantity: 1, unitPriceCents: 700, isTaxed: false, taxCategoryId: '' } as const
  const added = { kind: 'free', title: 'Engraving', isShipped: false, ...price } as const
  await save({ added: [added] }, 2700)
  await owner.call(markOwedPaidCall, { parameters, body: { paymentMethod: 'bank-transfer', cents: 700 } })
  const [mugs, engraving] = (await read()).lines
  await owner.call(refundOrderCall, {
    parameters,
    body: {
      ...{ idempotencyKey: crypto.randomUUID(), shippingCents: 0, cents: 1000, restock: false, reason: '' },
      lines: [{ lineId: mugs!.id, quantity: 1, unfulfilledQuantity: 1 }],
      notifyBuyer: false,
    },
  })
  await app.runJobs()
  await save({ quantities: [{ lineId: engraving!.id, quantity: 0 }] }, 2000)
  expect(await read()).toMatchObject({
    giftCards: [{ cents: 400 }],
    ...{ grandTotalCents: 2000, refundedCents: 1000 },
    refunds: [
      { cents: 1000, giftCardCents: 400 },
      { cents: 700, isOfEdit: true },
    ],
  })
  expect((await open(owner, card.id)).card.balanceCents).toBe(400)
  await expectTrueLedger()
})

test('a canceled order gives its card everything back', async () => {
  const { website, mug, owner } = await openShop()
  const { card, code } = await issue(owner, 2000)
  const visitor = await buyerWith(website, mug, code)
  const { orderId } = await buy(visitor, { ...nothingSent, expectedTotalCents: 1000, expectedDueCents: 0 })
  await owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock: true, notifyBuyer: false } })
  await app.runJobs()
  expect((await open(owner, card.id)).card.balanceCents).toBe(2000)
  await expectTrueLedger()
})

test('an order that is canceled before its transfer came gives its card everything back', async () => {
  const { website, mug, owner } = await openShop()
  const { card, code } = await issue(owner, 400)
  const visitor = await buyerWith(website, mug, code)
  const { orderId } = await buy(visitor, {
    ...nothingSent,
    expectedTotalCents: 1000,
    expectedDueCents: 600,
    paymentMethod: 'bank-transfer',
    paymentToken: null,
  })
  expect((await open(owner, card.id)).card.balanceCents).toBe(0)
  await owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock: true, notifyBuyer: false } })
  await app.runJobs()
  expect((await open(owner, card.id)).card.balanceCents).toBe(400)
  await expectTrueLedger()
})

test('a disabled card pays nothing until it is enabled again, with the same balance', async () => {
  const { website, mug, owner } = await openShop()
  const { card, code } = await issue(owner, 400)
  const turn = (isDisabled: boolean) =>
    owner.call(api.switchGiftCardCall, { parameters: { cardId: card.id }, body: { isDisabled, reason: 'Lost' } })
  expect((await turn(true)).body.card).toMatchObject({ isDisabled: true, balanceCents: 0 })
  expect((await turn(true)).code).toBe('gift-card-disabled')
  const visitor = await buyerWith(website, mug)
  expect((await visitor.call(addGiftCardCall, { body: { code } })).code).toBe('gift-card-unknown')
  expect((await turn(false)).body.card).toMatchObject({ isDisabled: false, balanceCents: 400 })
  expect((await visitor.call(addGiftCardCall, { body: { code } })).body.shoppingCart.dueCents).toBe(600)
  await expectTrueLedger()
})

test('unknown, used, expired and disabled cards have one answer', async () => {
  const { website, mug, owner } = await openShop()
  const [used, expired, disabled] = [await issue(owner, 1000), await issue(owner, 1000), await issue(owner, 1000)]
  await buy(await buyerWith(website, mug, used.code), { ...nothingSent, expectedTotalCents: 1000, expectedDueCents: 0 })
  await database
    .updateTable('gift_cards')
    .set({ expires_at: 1 })
    .where('website_id', '=', website.id)
    .where('id', '=', expired.card.id)
    .execute()
  await owner.call(api.switchGiftCardCall, {
    parameters: { cardId: disabled.card.id },
    body: { isDisabled: true, reason: '' },
  })
  const visitor = await buyerWith(website, mug)
  const answers = []
  for (const code of ['AAAA-BBBB-CCCC-DDDD-EEEE', used.code, expired.code, disabled.code])
    answers.push(JSON.stringify((await visitor.call(addGiftCardCall, { body: { code } })).failure))
  expect(new Set(answers).size).toBe(1)
})

test('the same request issues one card, and the email has its code', async () => {
  const { website, owner } = await openShop()
  const body = {
    idempotencyKey: 'the same key',
    cents: 2500,
    reason: 'Sorry',
    recipientName: '',
    recipientEmail: 'grace@example.com',
    message: 'For you',
  }
  const one = await owner.call(api.issueGiftCardCall, { body })
  const again = await owner.call(api.issueGiftCardCall, { body })
  expect(again.body).toMatchObject({ code: one.body.code, card: { id: one.body.card.id, balanceCents: 2500 } })
  await app.runJobs()
  const emails = await database.selectFrom('letters').selectAll().where('website_id', '=', website.id).execute()
  expect(emails).toHaveLength(1)
  expect(emails[0]!.html).toContain(one.body.code)
})

test('the report counts what cards can pay at the end of a day', async () => {
  const { website, mug, owner } = await openShop()
  const { card, code } = await issue(owner, 1500)
  await buy(await buyerWith(website, mug, code), { ...nothingSent, expectedTotalCents: 1000, expectedDueCents: 0 })
  const report = (await owner.request('GET', '/api/owner/gift-cards.csv')).body
  expect(report).toContain(`${card.lastFour},`)
  expect(report).toContain('15.00,5.00,USD')
  const before = (await owner.request('GET', '/api/owner/gift-cards.csv?day=2020-01-01')).body
  expect(before).not.toContain('5.00')
})

test('the list finds cards by their state, and adds up what valid ones can pay', async () => {
  const { website, owner } = await openShop()
  const cards = [await issue(owner, 100), await issue(owner, 200), await issue(owner, 400), await issue(owner, 800)]
  const set = (index: number, changes: object) =>
    database
      .updateTable('gift_cards')
      .set(changes)
      .where('website_id', '=', website.id)
      .where('id', '=', cards[index]!.card.id)
      .execute()
  await set(1, { expires_at: 1 })
  await set(2, { is_disabled: 1, balance_cents: 0 })
  await set(3, { balance_cents: 0 })
  for (const status of giftCardStatuses) {
    const { body } = await owner.call(api.listGiftCardsCall, { query: { status } })
    expect(body.cards.map((card) => giftCardStatus(card, Date.now()))).toEqual([status])
    expect(body.outstandingCents).toBe(100)
  }
  const { body } = await owner.call(api.listGiftCardsCall, { query: { search: cards[1]!.code } })
  expect(body.cards.map(({ id }) => id)).toEqual([cards[1]!.card.id])
})

test('the page with the balance shows what is left, and one sentence for every code that cannot pay', async () => {
  const { website, owner } = await openShop()
  const [good, off] = [await issue(owner, 4200), await issue(owner, 4200)]
  await owner.call(api.switchGiftCardCall, {
    parameters: { cardId: off.card.id },
    body: { isDisabled: true, reason: '' },
  })
  const visitor = app.visitor(website)
  const ask = (code: string) =>
    visitor.request('POST', '/gift-card/balance', new URLSearchParams({ code }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
  expect((await visitor.request('GET', '/gift-card/balance')).body).toContain('Check balance')
  expect((await ask(good.code)).body).toContain(`$42.00 left on the gift card ending in ${good.card.lastFour}`)
  const [unknown, disabled] = [await ask('AAAA-BBBB-CCCC-DDDD-EEEE'), await ask(off.code)]
  expect(unknown.body).toContain('This gift card code doesn’t work')
  expect([disabled.statusCode, disabled.body.length]).toEqual([unknown.statusCode, unknown.body.length])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { add, buy, nothingSent, pay } from '#server/testing/buy.ts'
import { codeIn, forGrace, openCardShop } from '#server/testing/gift-cards/sell-cards.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addGiftCardCall } from '#shared/cart/api.ts'
import * as api from '#shared/gift-cards/owner-api.ts'
import { cancelOrderCall, markOrderPaidCall, markOrderRefundedCall } from '#shared/orders/change-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })
const { database } = app.services
const byTransfer = { paymentMethod: 'bank-transfer', paymentToken: null } as const
type Shop = Awaited<ReturnType<typeof openCardShop>>

const codeOf = async (cardId: string) => {
  const email = await database
    .selectFrom('letters')
    .select('html')
    .where('about_id', '=', cardId)
    .executeTakeFirstOrThrow()
  return codeIn(email.html)
}

/** Buys mugs of 10.00 with a card. */
async function spend({ website, mug }: Shop, cardId: string, mugs: number) {
  const visitor = app.visitor(website)
  await add(visitor, mug, mugs)
  const { code } = await visitor.call(addGiftCardCall, { body: { code: await codeOf(cardId) } })
  if (code !== null) throw new Error(code)
  return buy(visitor, { ...nothingSent, expectedTotalCents: mugs * 1000, expectedDueCents: 0 })
}

const refund = ({ owner }: Shop, orderId: string, cents: number, lines: { lineId: string; quantity: number }[]) =>
  owner.call(refundOrderCall, {
    parameters: { orderId },
    body: {
      idempotencyKey: crypto.randomUUID(),
      lines: lines.map((line) => ({ ...line, unfulfilledQuantity: 0 })),
      shippingCents: 0,
      cents,
      restock: false,
      reason: '',
      notifyBuyer: false,
    },
  })

const cancel = ({ owner }: Shop, orderId: string) =>
  owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock: true, notifyBuyer: false } })

describe('a refund of a gift card', () => {
  test('disables it for good, and returns what was paid for it', async () => {
    const shop = await openCardShop(app)
    const orderId = await shop.buyCards(forGrace)
    const [sold] = await shop.cardsOf(orderId)
    const [line] = (await shop.orderOf(orderId)).lines
    expect((await refund(shop, orderId, 5000, [{ lineId: line!.id, quantity: 1 }])).code).toBeNull()
    const [after] = await shop.cardsOf(orderId)
    expect(after!.card).toMatchObject({ balanceCents: 0, isDisabled: true, isReturned: true })
    expect(await shop.orderOf(orderId)).toMatchObject({ refundedCents: 5000, paymentState: 'refunded' })
    const enabled = await shop.owner.call(api.switchGiftCardCall, {
      parameters: { cardId: sold!.card.id },
      body: { isDisabled: false, reason: '' },
    })
    expect(enabled.code).toBe('gift-card-returned')
  })

  test('returns at most what was not used', async () => {
    const shop = await openCardShop(app)
    const orderId = await shop.buyCards(forGrace)
    const [sold] = await shop.cardsOf(orderId)
    await spend(shop, sold!.card.id, 2)
    const [line] = (await shop.orderOf(orderId)).lines
    const lines = [{ lineId: line!.id, quantity: 1 }]
    const refused = await refund(shop, orderId, 3001, lines)
    expect([refused.code, refused.failure.left]).toEqual(['gift-card-used', '$30.00'])
    expect((await shop.cardsOf(orderId))[0]!.card).toMatchObject({ isDisabled: false, balanceCents: 3000 })
    expect((await refund(shop, orderId, 3000, lines)).code).toBeNull()
    expect((await shop.cardsOf(orderId))[0]!.card).toMatchObject({ isDisabled: true, balanceCents: 0 })
    // The part that was used is never returned, under no other name either.
    expect((await refund(shop, orderId, 1, [])).code).toBe('gift-card-used')
  })

  test('is not hidden in an amount without items: the card would stay valid', async () => {
    const shop = await openCardShop(app)
    const visitor = app.visitor(shop.website)
    await add(visitor, shop.mug)
    const orderId = await shop.buyCards(forGrace, { visitor, expectedTotalCents: 6000 })
    await shop.cardsOf(orderId)
    const refused = await refund(shop, orderId, 1001, [])
    expect([refused.code, refused.failure.left]).toEqual(['gift-card-used', '$10.00'])
    expect((await refund(shop, orderId, 1000, [])).code).toBeNull()
  })

  test('takes back the cards that were used least', async () => {
    const shop = await openCardShop(app)
    const orderId = await shop.buyCards(forGrace, { quantity: 2 })
    const [used, fresh] = await shop.cardsOf(orderId)
    await spend(shop, used!.card.id, 1)
    const [line] = (await shop.orderOf(orderId)).lines
    expect((await refund(shop, orderId, 5000, [{ lineId: line!.id, quantity: 1 }])).code).toBeNull()
    const cards = await shop.cardsOf(orderId)
    expect(cards.find(({ card }) => card.id === fresh!.card.id)!.card.isReturned).toBe(true)
    expect(cards.find(({ card }) => card.id === used!.card.id)!.card).toMatchObject({
      isReturned: false,
      balanceCents: 4000,
    })
  })

  test('before the card was made leaves nothing to make', async () => {
    const shop = await openCardShop(app)
    const orderId = await shop.buyCards(forGrace)
    const [line] = (await shop.orderOf(orderId)).lines
    await shop.owner.call(refundOrderCall, {
      parameters: { orderId },
      body: {
        idempotencyKey: crypto.randomUUID(),
        lines: [{ lineId: line!.id, quantity: 1, unfulfilledQuantity: 1 }],
        shippingCents: 0,
        cents: 5000,
        restock: false,
        reason: '',
        notifyBuyer: false,
      },
    })
    expect(await shop.cardsOf(orderId)).toEqual([])
  })
})

describe('a canceled order', () => {
  test('disables its cards and returns what was not used', async () => {
    const shop = await openCardShop(app)
    const orderId = await shop.buyCards(forGrace, { quantity: 2 })
    const [used] = await shop.cardsOf(orderId)
    await spend(shop, used!.card.id, 3)
    expect((await cancel(shop, orderId)).code).toBeNull()
    const cards = await shop.cardsOf(orderId)
    expect(cards.map(({ card }) => [card.isReturned, card.balanceCents])).toEqual([
      [true, 0],
      [true, 0],
    ])
    expect((await shop.orderOf(orderId)).refundedCents).toBe(7000)
  })

  test('that was paid by transfer disables them too, and staff return what is left', async () => {
    const shop = await openCardShop(app)
    const orderId = await shop.buyCards(forGrace, byTransfer)
    await shop.owner.call(markOrderPaidCall, { parameters: { orderId } })
    const [sold] = await shop.cardsOf(orderId)
    await spend(shop, sold!.card.id, 1)
    await cancel(shop, orderId)
    expect((await shop.cardsOf(orderId))[0]!.card).toMatchObject({ isReturned: true, balanceCents: 0 })
    const marked = await shop.owner.call(markOrderRefundedCall, { parameters: { orderId } })
    expect(marked.body.order.refundedCents).toBe(4000)
    expect((await shop.owner.call(markOrderRefundedCall, { parameters: { orderId } })).code).toBe('order-state')
  })

  test('whose money goes back to an expired card makes that valid again, and says so', async () => {
    const shop = await openCardShop(app)
    const [sold] = await shop.cardsOf(await shop.buyCards(forGrace))
    const visitor = app.visitor(shop.website)
    await add(visitor, shop.mug, 6)
    await visitor.call(addGiftCardCall, { body: { code: await codeOf(sold!.card.id) } })
    const held = { ...nothingSent, expectedTotalCents: 6000, expectedDueCents: 1000, ...byTransfer }
    const { orderId } = await buy(visitor, held)
    await database.updateTable('gift_cards').set({ expires_at: 1 }).where('id', '=', sold!.card.id).execute()
    await cancel(shop, orderId)
    const { card } = (await shop.owner.call(api.getGiftCardCall, { parameters: { cardId: sold!.card.id } })).body
    expect(card.balanceCents).toBe(5000)
    expect(card.expiresAt).toBeGreaterThan(Date.now() + 89 * 24 * 60 * 60 * 1000)
    expect((await shop.orderOf(orderId)).events).toContainEqual(
      expect.objectContaining({ kind: 'gift-card-credited', text: expect.stringContaining('had expired') }),
    )
  })
})

test('what was issued is on the cards, was spent, or was taken away, whatever happens', async () => {
  const shop = await openCardShop(app)
  const step = fc.oneof(
    fc.record({ kind: fc.constant('spend' as const), card: fc.nat(2), mugs: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('switch' as const), card: fc.nat(2), isDisabled: fc.boolean() }),
    fc.record({ kind: fc.constant('refund' as const), pieces: fc.integer({ min: 1, max: 2 }), cents: fc.nat(10_000) }),
    fc.record({ kind: fc.constant('cancel' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const orderId = await shop.buyCards(forGrace, { quantity: 3 })
      const cards = await shop.cardsOf(orderId)
      const codes = await Promise.all(cards.map(({ card }) => codeOf(card.id)))
      const [line] = (await shop.orderOf(orderId)).lines
      for (const one of steps) {
        if (one.kind === 'spend') {
          const visitor = app.visitor(shop.website)
          await add(visitor, shop.mug, one.mugs)
          const added = await visitor.call(addGiftCardCall, { body: { code: codes[one.card]! } })
          const expectedDueCents = added.code === null ? added.body.shoppingCart.dueCents : one.mugs * 1000
          await pay(visitor, { ...nothingSent, expectedTotalCents: one.mugs * 1000, expectedDueCents })
        }
        if (one.kind === 'switch')
          await shop.owner.call(api.switchGiftCardCall, {
            parameters: { cardId: cards[one.card]!.card.id },
            body: { isDisabled: one.isDisabled, reason: '' },
          })
        if (one.kind === 'refund') await refund(shop, orderId, one.cents, [{ lineId: line!.id, quantity: one.pieces }])
        if (one.kind === 'cancel') await cancel(shop, orderId)
      }
      const after = await shop.cardsOf(orderId)
      const { refundedCents } = await shop.orderOf(orderId)
      let spent = 0
      for (const { card, usedCents } of after) {
        const { movements } = (await shop.owner.call(api.getGiftCardCall, { parameters: { cardId: card.id } })).body
        const of = (...kinds: string[]) =>
          movements.filter(({ kind }) => kinds.includes(kind)).reduce((all, { cents }) => all + cents, 0)
        expect(of('issued')).toBe(5000)
        expect(card.balanceCents + usedCents - of('disabled', 'enabled')).toBe(5000)
        expect(card.balanceCents).toBeGreaterThanOrEqual(0)
        spent += usedCents + card.balanceCents
      }
      // Money never exists twice: returned to the buyer, spent in the shop, or still on a card.
      expect(refundedCents + spent).toBeLessThanOrEqual(15_000)
    }),
    { numRuns: 15 },
  )
})

test('of twenty buyers at once, none spends what a refund takes back', async () => {
  const shop = await openCardShop(app)
  const orderId = await shop.buyCards(forGrace)
  const [sold] = await shop.cardsOf(orderId)
  const code = await codeOf(sold!.card.id)
  const [line] = (await shop.orderOf(orderId)).lines
  const visitors = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const visitor = app.visitor(shop.website)
      await add(visitor, shop.mug)
      await visitor.call(addGiftCardCall, { body: { code } })
      return visitor
    }),
  )
  const paying = visitors.map((visitor) =>
    pay(visitor, { ...nothingSent, expectedTotalCents: 1000, expectedDueCents: 0 }),
  )
  const [refunded, ...paid] = await Promise.all([
    refund(shop, orderId, 2000, [{ lineId: line!.id, quantity: 1 }]),
    ...paying,
  ])
  const spent = paid.filter(({ code: refusal }) => refusal === null).length * 1000
  const [after] = await shop.cardsOf(orderId)
  expect(after!.usedCents).toBe(spent)
  if (refunded.code === null) expect(spent).toBeLessThanOrEqual(3000)
  else expect([refunded.code, spent > 3000]).toEqual(['gift-card-used', true])
})

describe('a test order', async () => {
  const tests = await startTestApp({}, { createProviders })

  test('makes cards that pay only for tests, and count nowhere', async () => {
    const shop = await openCardShop(tests)
    const orderId = await shop.buyCards()
    await tests.runJobs()
    const [sold] = (await shop.owner.call(api.listCardsOfOrderCall, { parameters: { orderId } })).body.cards
    expect(sold!.card.isTest).toBe(true)
    const email = await tests.services.database
      .selectFrom('letters')
      .selectAll()
      .where('about_id', '=', sold!.card.id)
      .executeTakeFirstOrThrow()
    expect(email.subject).toMatch(/^\[Test\] /)
    const list = (await shop.owner.call(api.listGiftCardsCall, { query: {} })).body
    expect([list.total, list.outstandingCents]).toEqual([1, 0])
    const visitor = tests.visitor(shop.website)
    await add(visitor, shop.mug)
    await visitor.call(addGiftCardCall, { body: { code: codeIn(email.html) } })
    const { orderId: paidWith } = await buy(visitor, { ...nothingSent, expectedTotalCents: 1000, expectedDueCents: 0 })
    expect(await shop.orderOf(paidWith)).toMatchObject({ testMode: true })
    const real = tests.visitor(shop.website)
    await add(real, shop.mug, 6)
    await real.call(addGiftCardCall, { body: { code: codeIn(email.html) } })
    const body = { ...nothingSent, expectedTotalCents: 6000, expectedDueCents: 2000, ...byTransfer }
    expect((await pay(real, body)).code).toBe('gift-card-test')
  })
})

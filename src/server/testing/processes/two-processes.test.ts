import { beforeAll, describe, expect, test } from 'vitest'
import { writeDiscount } from '#server/discounts/discount-store.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { nothingSent, orderBody, orderIn } from '#server/testing/buy.ts'
import { buildLocation } from '#server/testing/stock-locations/build-location.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { addCartEntryCall, addCouponCall, addGiftCardCall } from '#shared/cart/api.ts'
import { placeOrderCall } from '#shared/checkout/schema.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { getGiftCardCall, issueGiftCardCall } from '#shared/gift-cards/owner-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { repeats } from '../endure.ts'
import { openRemoteBrowser } from './remote-browser.ts'
import { prepareProcesses, type ServerProcess } from './start-process.ts'

const postgres = process.env.TEST_DATABASE_URL

// Races that an embedded database with one connection would hide: they run on PostgreSQL only.
describe.runIf(postgres)('two processes on one database', async () => {
  if (!postgres) return
  const app = await startTestApp()
  const { database, env } = app.services
  const start = await prepareProcesses({
    ...{ DATABASE_URL: env.DATABASE_URL!, RATE_LIMIT_MULTIPLIER: '1000' },
    // Both know the codes of gift cards.
    ...{ DATA_DIR: env.DATA_DIR, SECRETS_KEY: env.SECRETS_KEY! },
  })
  const website: Website = await app.buildWebsite()
  let processes: ServerProcess[]
  beforeAll(async () => {
    processes = await Promise.all([start(), start()])
  })
  const processOf = (turn: number) => processes[turn % 2]!.url

  type Product = Awaited<ReturnType<typeof buildProduct>>

  /** Someone with a cart; the addition uses one process, the following calls the other. */
  async function buyerWith(product: Product, turn: number, code?: string) {
    const browser = openRemoteBrowser()
    const body = { itemId: product.itemId, sku: product.sku, quantity: 1 }
    expect((await browser.call(processOf(turn), addCartEntryCall, { body })).status).toBe(200)
    if (code) await browser.call(processOf(turn), addCouponCall, { body: { code } })
    return browser
  }

  const ordersOf = (product: Product) =>
    database
      .selectFrom('order_lines')
      .select(['order_id', 'quantity'])
      .where('product_id', '=', product.itemId)
      .execute()

  async function ledgerOf(product: Product): Promise<number> {
    const rows = await database
      .selectFrom('stock_changes')
      .select('change')
      .where('variant_id', '=', product.variantId)
      .execute()
    return rows.reduce((sum, row) => sum + row.change, 0)
  }

  /** A gift card of 50.00 that nobody has used. */
  async function issueCard() {
    const owner = await app.owner(website)
    const recipient = { recipientName: 'Grace', recipientEmail: 'grace@example.com', message: '' }
    const { body } = await owner.call(issueGiftCardCall, {
      body: { idempotencyKey: crypto.randomUUID(), cents: 5000, reason: 'A broken mug', ...recipient },
    })
    return { owner, ...body }
  }

  test('of ten pieces, two hundred buyers get exactly ten', async () => {
    for (let round = 0; round < repeats(1, 20); round += 1) {
      const mug = await buildProduct(app, website, { stock: 10 })
      const buyers = await Promise.all(Array.from({ length: 200 }, (_, turn) => buyerWith(mug, turn)))
      const outcomes = await Promise.all(
        buyers.map((buyer, turn) =>
          buyer.call(processOf(turn + 1), placeOrderCall, { body: orderBody({ expectedTotalCents: 2500 }) }),
        ),
      )
      const placed = outcomes.filter((outcome) => outcome.status === 200)
      expect(placed).toHaveLength(10)
      expect(placed.every((outcome) => outcome.body.state === 'placed')).toBe(true)
      const refused = outcomes.filter((outcome) => outcome.status !== 200).map((outcome) => outcome.code)
      expect(refused.filter((code) => code !== 'not-enough-stock' && code !== 'cart-problem')).toEqual([])
      expect(await ordersOf(mug)).toHaveLength(10)
      expect([await mug.stock(), await ledgerOf(mug)]).toEqual([0, -10])
      const numbers = placed.map((outcome) => orderIn(outcome).orderNumber)
      expect(new Set(numbers).size).toBe(10)
      expect(Math.max(...numbers)).toBe(10 * (round + 1))
    }
  })

  test('pieces at two locations are sold once, from one location and then from the other', async () => {
    const mug = await buildProduct(app, website, { stock: 10 })
    const place = { name: 'Berlin', variantId: mug.variantId, paymentId: 'earlier', quantity: 6 }
    const locationId = await buildLocation(app, website, place)
    const buyers = await Promise.all(Array.from({ length: 40 }, (_, turn) => buyerWith(mug, turn)))
    const outcomes = await Promise.all(
      buyers.map((buyer, turn) =>
        buyer.call(processOf(turn + 1), placeOrderCall, { body: orderBody({ expectedTotalCents: 2500 }) }),
      ),
    )
    expect(outcomes.filter((outcome) => outcome.status === 200)).toHaveLength(10)
    const { quantity } = await database
      .selectFrom('variant_stock')
      .select('quantity')
      .where('variant_id', '=', mug.variantId)
      .executeTakeFirstOrThrow()
    expect([await mug.stock(), quantity]).toEqual([0, 0])
    const changes = await database
      .selectFrom('stock_changes')
      .select(['location_id', 'change'])
      .where('variant_id', '=', mug.variantId)
      .execute()
    expect(changes.filter(({ location_id }) => location_id === locationId)).toHaveLength(6)
    expect(changes.filter(({ location_id }) => location_id === null)).toHaveLength(4)
  })

  test('a code with a limit is used exactly that often', async () => {
    const limit = repeats(5, 100)
    const mug = await buildProduct(app, website, { stock: null })
    await app.changing(website, (scope) =>
      writeDiscount(scope, buildDiscount({ code: 'LIMITED', kind: 'amount', amountCents: 500, usageLimit: limit })),
    )
    const buyers = await Promise.all(
      Array.from({ length: repeats(30, 300) }, (_, turn) => buyerWith(mug, turn, 'limited')),
    )
    const outcomes = await Promise.all(
      buyers.map((buyer, turn) => {
        // Some of them are declined: their use of the code is released.
        const paymentToken = turn % 10 === 0 ? 'decline' : 'approve'
        return buyer.call(processOf(turn), placeOrderCall, {
          body: orderBody({ expectedTotalCents: 2000, paymentToken }),
        })
      }),
    )
    const codes = ['coupon-refused', 'total-changed', 'payment-declined']
    expect(outcomes.filter((one) => one.code !== null && !codes.includes(one.code))).toEqual([])
    const [discount] = await database
      .selectFrom('discounts')
      .select('used_count')
      .where('code', '=', 'LIMITED')
      .execute()
    const placed = outcomes.filter((outcome) => outcome.status === 200).length
    expect(discount!.used_count).toBe(placed)
    expect(placed).toBeLessThanOrEqual(limit)
    // Uses that a declined card released can be taken again, by as many as there are: more buyers race for them, all with
    // cards that pay.
    const later = limit - placed + 10
    const rest = await Promise.all(Array.from({ length: later }, (_, turn) => buyerWith(mug, turn, 'limited')))
    await Promise.all(
      rest.map((buyer, turn) =>
        buyer.call(processOf(turn + 1), placeOrderCall, { body: orderBody({ expectedTotalCents: 2000 }) }),
      ),
    )
    const sold = await database.selectFrom('orders').select('id').where('discount_cents', '=', 500).execute()
    expect(sold).toHaveLength(limit)
    const late = await (await buyerWith(mug, 0)).call(processOf(1), addCouponCall, { body: { code: 'LIMITED' } })
    expect(late.code).toBe('coupon-refused')
  })

  test('a code that each customer can use once is used once by one who orders at both processes', async () => {
    const mug = await buildProduct(app, website, { stock: null })
    await app.changing(website, (scope) =>
      writeDiscount(
        scope,
        buildDiscount({ code: 'ONCEEACH', kind: 'amount', amountCents: 300, oncePerCustomer: true }),
      ),
    )
    const count = repeats(30, 300)
    const buyers = await Promise.all(Array.from({ length: count }, (_, turn) => buyerWith(mug, turn, 'onceeach')))
    const outcomes = await Promise.all(
      buyers.map((buyer, turn) => {
        // The same person, however the address is written.
        const email = turn % 2 === 0 ? 'grace@example.com' : 'Grace@Example.com'
        const body = orderBody({ expectedTotalCents: 2200, email })
        return buyer.call(processOf(turn + 1), placeOrderCall, { body })
      }),
    )
    expect(outcomes.filter((outcome) => outcome.status === 200)).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome.status >= 500)).toEqual([])
    expect(await ordersOf(mug)).toHaveLength(1)
  })

  test('a gift card of 50.00 pays exactly five of twenty orders of 10.00', async () => {
    const lesson = await buildProduct(app, website, {
      ...{ stock: null, productType: productTypes.service, priceCents: 1000 },
    })
    const { owner, card, code } = await issueCard()
    const buyers = await Promise.all(Array.from({ length: 20 }, (_, turn) => buyerWith(lesson, turn)))
    await Promise.all(
      buyers.map(async (buyer, turn) => {
        const added = await buyer.call(processOf(turn), addGiftCardCall, { body: { code } })
        expect(added.code).toBeNull()
      }),
    )
    const outcomes = await Promise.all(
      buyers.map((buyer, turn) => {
        const body = orderBody({ ...nothingSent, expectedTotalCents: 1000, expectedDueCents: 0 })
        return buyer.call(processOf(turn + 1), placeOrderCall, { body })
      }),
    )
    expect(outcomes.filter((outcome) => outcome.status === 200)).toHaveLength(5)
    expect(new Set(outcomes.flatMap(({ code: refusal }) => refusal ?? []))).toEqual(new Set(['gift-card-changed']))
    const { card: after } = (await owner.call(getGiftCardCall, { parameters: { cardId: card.id } })).body
    expect(after.balanceCents).toBe(0)
  })

  test('a gift card that declined payments hold and release pays one order, with all that it has', async () => {
    const course = await buildProduct(app, website, {
      ...{ stock: null, productType: productTypes.service, priceCents: 6000 },
    })
    const { owner, card, code } = await issueCard()
    const buyer = async (turn: number) => {
      const browser = await buyerWith(course, turn)
      await browser.call(processOf(turn), addGiftCardCall, { body: { code } })
      return browser
    }
    const body = (paymentToken: string) =>
      orderBody({ ...nothingSent, expectedTotalCents: 6000, expectedDueCents: 1000, paymentToken })
    const buyers = await Promise.all(Array.from({ length: repeats(12, 100) }, (_, turn) => buyer(turn)))
    const outcomes = await Promise.all(
      buyers.map((browser, turn) =>
        browser.call(processOf(turn + 1), placeOrderCall, { body: body(turn % 3 === 0 ? 'approve' : 'decline') }),
      ),
    )
    const codes = ['gift-card-changed', 'payment-declined']
    expect(outcomes.filter(({ code: refusal }) => refusal !== null && !codes.includes(refusal))).toEqual([])
    const placed = outcomes.filter(({ status }) => status === 200).length
    expect(placed).toBeLessThanOrEqual(1)
    const balance = async () =>
      (await owner.call(getGiftCardCall, { parameters: { cardId: card.id } })).body.card.balanceCents
    expect(await balance()).toBe(5000 * (1 - placed))
    // What declined payments have released pays for the next buyer.
    if (placed === 0) orderIn(await (await buyer(0)).call(processOf(1), placeOrderCall, { body: body('approve') }))
    expect([await balance(), (await ordersOf(course)).length]).toEqual([0, 1])
  })

  test('the same key sent to both processes at once makes one order and one charge', async () => {
    const groups = repeats(1, 100)
    const mug = await buildProduct(app, website, { stock: 10 * groups + 40 })
    const keys: string[] = []
    for (let group = 0; group < groups; group += 1) {
      const buyers = await Promise.all(Array.from({ length: 10 }, (_, turn) => buyerWith(mug, turn)))
      const bodies = buyers.map(() => orderBody({ expectedTotalCents: 2500 }))
      keys.push(...bodies.map((body) => body.idempotencyKey))
      const send = (turn: number, through: number, signal?: AbortSignal) =>
        buyers[turn]!.call(processOf(through), placeOrderCall, { body: bodies[turn]! }, signal)
      const everyone = buyers.map((_, turn) => turn)
      // Each is sent up to four times; half of the buyers lose the connection before they have an answer.
      const outcomes = await Promise.allSettled(
        everyone.flatMap((turn) =>
          Array.from({ length: turn % 5 }, (_, through) => {
            const lost = new AbortController()
            const answer = send(turn, through, lost.signal)
            if (turn % 2 === 1 && through === 0) setTimeout(() => lost.abort(), turn)
            return answer
          }),
        ),
      )
      const answered = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.status] : []))
      expect(answered.filter((status) => status >= 500)).toEqual([])
      // The last time, after a break, everyone gets the order.
      const later = await Promise.all(everyone.map((turn) => send(turn, turn)))
      const settled = await Promise.all(
        later.map((outcome, turn) =>
          outcome.status === 200 && outcome.body.state === 'placed' ? outcome : send(turn, turn + 1),
        ),
      )
      expect(settled.map((outcome) => outcome.body.state)).toEqual(Array(10).fill('placed'))
    }
    expect(await ordersOf(mug)).toHaveLength(10 * groups)
    expect(await mug.stock()).toBe(40)
    const charges = await database
      .selectFrom('test_charges')
      .select('amount_cents')
      .where('idempotency_key', 'in', keys)
      .execute()
    expect(charges.map((charge) => charge.amount_cents)).toEqual(Array(10 * groups).fill(2500))
    const changed = orderBody({ expectedTotalCents: 2500, idempotencyKey: keys[0]!, note: 'Another body' })
    const reused = await (await buyerWith(mug, 0)).call(processOf(1), placeOrderCall, { body: changed })
    expect(reused.code).toBe('idempotency-key-reused')
  })
})

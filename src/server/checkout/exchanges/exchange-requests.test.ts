import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderPath } from '#server/orders/order-link.ts'
import { add, buy } from '#server/testing/buy.ts'
import {
  expectSums,
  runAllJobs,
  type ShippedOrder,
  shippedOrder,
} from '#server/testing/checkout/exchanges/shipped-order.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { sum } from '#shared/money/sum.ts'
import { firstReturnSettings } from '#shared/settings/return-settings.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

const app = await startTestApp()
const shipped = (settings?: Partial<StoreSettings>) => shippedOrder(app, settings)

describe('a buyer', () => {
  const pathOf = (shop: ShippedOrder) =>
    orderPath(app.services.secret, shop.website.id, shop.orderId).replace('?', '/return?')
  const ask = (shop: ShippedOrder, variantId: string) =>
    shop.visitor.request('POST', pathOf(shop), {
      [`quantity-${shop.lineId}`]: '1',
      [`reason-${shop.lineId}`]: 'too-small',
      [`exchange-${shop.lineId}`]: variantId,
    })

  test('chooses another product on the return request, which is reserved when staff approve it', async () => {
    const shop = await shipped()
    const form = await shop.visitor.request('GET', pathOf(shop))
    expect(form.body).toContain('Mug, $20.00')
    expect(form.body).toContain(`exchange-${shop.lineId}`)
    expect((await ask(shop, shop.bowl.variantId)).statusCode).toBe(200)
    const [wished] = await shop.list()
    expect(wished!.exchange).toMatchObject({ state: 'wished', items: [{ title: 'Bowl', paidCents: null }] })
    expect(await shop.bowl.stock()).toBe(1)
    expect((await shop.decide(wished!.id, 'approved')).body.return.exchange).toMatchObject({ state: 'reserved' })
    expect(await shop.bowl.stock()).toBe(0)
    await runAllJobs(app)
    expect((await shop.email('new-return'))!.plain).toContain('1 × Bowl')
    const page = await shop.visitor.request('GET', pathOf(shop).replace('/return', ''))
    expect(page.body).toContain('In exchange for Bowl')
  })

  test('cannot choose what is sold out, and a request whose item was sold meanwhile is not approved', async () => {
    const shop = await shipped()
    expect((await ask(shop, shop.bowl.variantId)).statusCode).toBe(200)
    await add(shop.visitor, shop.bowl)
    await buy(shop.visitor, { expectedTotalCents: 5500 })
    const [wished] = await shop.list()
    const refused = await shop.decide(wished!.id, 'approved')
    expect(refused.failure).toMatchObject({ code: 'exchange-stock', name: 'Bowl', available: 0 })
    expect((await shop.list())[0]!.state).toBe('requested')
    await shop.choose(wished!.id, null)
    expect((await shop.decide(wished!.id, 'approved')).code).toBeNull()
    const again = await ask(shop, shop.bowl.variantId)
    expect([again.statusCode, again.body.includes('Bowl is out of stock')]).toEqual([409, true])
    expect(await shop.list()).toHaveLength(1)
  })

  test('only asks for a refund where the shop offers no exchange', async () => {
    const shop = await shipped({ returns: { ...firstReturnSettings, isOn: true } })
    expect((await shop.visitor.request('GET', pathOf(shop))).body).not.toContain(`exchange-${shop.lineId}`)
    await ask(shop, shop.plate.variantId)
    expect((await shop.list())[0]!.exchange).toBeNull()
  })
})

test('whatever is exchanged, shipped first, paid and refunded: money and stock fit', async () => {
  const step = fc.record({
    quantity: fc.integer({ min: 1, max: 2 }),
    what: fc.constantFrom('mug', 'plate', 'bowl', null),
    isFirst: fc.boolean(),
    arrives: fc.boolean(),
    pays: fc.boolean(),
  })
  const rate = { name: 'Tax', place: { country: 'US' as const }, rateMilliPercent: 7250, appliesToShipping: true }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
      const shop = await shipped({ taxRates: [rate], pricesIncludeTax: true })
      for (const { quantity, what, isFirst, arrives, pays } of steps) {
        const id = await shop.create(quantity).catch(() => null)
        if (id === null) break
        if (what !== null) await shop.choose(id, shop[what].variantId)
        if (isFirst) await shop.shipFirst(id)
        if (arrives) {
          await shop.receive(id, quantity)
          if ((await shop.complete(id)).code !== null) await shop.decide(id, 'closed')
        } else await shop.decide(id, 'canceled')
        await runAllJobs(app)
        await expectSums(shop)
        const { owedCents, expectedCents } = await shop.now()
        expect(expectedCents).toBe(0)
        if (pays && owedCents > 0) await shop.payRest(owedCents)
        await expectSums(shop)
      }
      const { lines } = await shop.now()
      const inOrder = (title: string) => sum(lines.filter((line) => line.title === title).map((line) => line.quantity))
      expect(await shop.plate.stock()).toBe(3 - inOrder('Plate'))
      expect(await shop.bowl.stock()).toBe(1 - inOrder('Bowl'))
    }),
    { numRuns: 6 },
  )
}, 120_000)

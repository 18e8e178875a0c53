import { expect, it, test } from 'vitest'
import { listDueOrders } from '#server/orders/list-due.ts'
import { reading } from '#server/stores.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, nothingSent, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listSlotsCall } from '#shared/checkout/schema.ts'
import { wallClock } from '#shared/dates/format.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall, listDueOrdersCall } from '#shared/orders/read-api.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'
import type { Schedule } from '#shared/slots/schema.ts'
import { buildSchedule } from '#shared/slots/testing/build-schedule.ts'
import { claimSlot, releaseSlot } from './claim-slot.ts'
import { deletePastSlots } from './delete-past-slots.ts'

const app = await startTestApp()

/** The next days on the clock of the shop. */
const [today, tomorrow, inTwoDays] = [0, 1, 2].map((days) =>
  wallClock(Date.now() + days * 24 * 3_600_000, 'America/New_York').slice(0, 10),
) as [string, string, string]

async function openShop(changes: Partial<Schedule> = {}, pickupInstructions = '') {
  const settings = shopSettings()
  const [home] = settings.shippingZones
  const schedule = buildSchedule({ lead: { unit: 'days', amount: 1, cutOff: null }, daysAhead: 2, ...changes })
  const place = { address: '1 Kiln Lane', instructions: 'The blue door' }
  const methods = [
    { ...home!.methods[0]!, schedule },
    {
      id: 'workshop',
      name: 'Workshop',
      description: '',
      rate: { kind: 'pickup', place },
      freeOverCents: null,
      schedule,
    },
    { id: 'market', name: 'Market', description: '', rate: { kind: 'pickup' }, freeOverCents: null },
  ] as const
  const website = await app.buildWebsite({
    settings: { ...settings, pickupInstructions, shippingZones: [{ ...home!, methods: [...methods] }] },
  })
  const mug = await buildProduct(app, website, { priceCents: 2000, stock: null })
  const arrive = async () => {
    const visitor = app.visitor(website)
    await add(visitor, mug)
    return visitor
  }
  return { website, arrive, owner: await app.owner(website) }
}

const byTransfer = { paymentMethod: 'bank-transfer', paymentToken: null } as const
const pickUp = { ...nothingSent, ...byTransfer, shippingMethodId: 'workshop', expectedTotalCents: 2000 } as const
const ship = { ...byTransfer, shippingMethodId: 'standard', expectedTotalCents: 2500 } as const
const first = `${tomorrow}T09:00`

it('lists the days and times of a place, as text', async () => {
  const { arrive } = await openShop()
  const { body } = await (await arrive()).call(listSlotsCall, { parameters: { methodId: 'workshop' } })
  expect(body.days.map(({ date }) => date)).toEqual([tomorrow, inTwoDays])
  expect(body.days[0]!.slots.map(({ id }) => id)).toEqual([first, `${tomorrow}T10:00`, `${tomorrow}T11:00`])
  expect(body.days[0]!.slots[0]!.name).toMatch(/^9:00\s–\s10:00\sAM$/)
})

test.each([
  ['none for a method that the shop does not have', 'elsewhere'],
  ['none for a place that nobody could find', 'market'],
])('lists %s', async (_, methodId) => {
  const { arrive } = await openShop()
  expect((await (await arrive()).call(listSlotsCall, { parameters: { methodId } })).code).toBe('shipping-unavailable')
})

it('keeps the place and the time with the order, and shows them to both sides', async () => {
  const { arrive, owner } = await openShop()
  const visitor = await arrive()
  const { orderId, url } = await buy(visitor, { ...pickUp, slot: first })
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
  expect(order.shippingMethod).toMatchObject({
    name: 'Workshop',
    place: '1 Kiln Lane\nThe blue door',
    slot: { date: tomorrow, from: 540, to: 600 },
  })
  const page = (await visitor.request('GET', url)).body
  expect(page).toContain('1 Kiln Lane')
  expect(page).toMatch(/9:00\s–\s10:00\sAM/)
  const csv = (await owner.request('GET', '/api/owner/orders.csv')).body
  expect(csv).toContain(`${tomorrow} 09:00–10:00`)
})

test.each([
  ['no time', undefined],
  ['a time that does not exist', `${tomorrow}T09:30`],
  ['a day that is too soon', `${today}T11:00`],
])('is not ordered with %s', async (_, slot) => {
  const { arrive } = await openShop()
  expect((await pay(await arrive(), { ...pickUp, slot })).code).toBe('slot-unavailable')
})

it('needs no time where the owner sets none', async () => {
  const { arrive } = await openShop({}, 'At the market')
  await buy(await arrive(), { ...pickUp, shippingMethodId: 'market' })
})

test.each([
  ['slot', { slotCapacity: 3 }, 3],
  ['day', { dayCapacity: 4 }, 4],
] as const)('gives a %s to exactly as many of twenty buyers as it takes', async (_, limits, capacity) => {
  const { arrive } = await openShop(limits)
  const visitors = await Promise.all(Array.from({ length: 20 }, arrive))
  const answers = await Promise.all(visitors.map((visitor) => pay(visitor, { ...ship, slot: first })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(capacity)
  expect(answers.filter(({ code }) => code === 'slot-unavailable')).toHaveLength(20 - capacity)
  const refused = visitors[answers.findIndex(({ code }) => code === 'slot-unavailable')]!
  const { days } = (await refused.call(listSlotsCall, { parameters: { methodId: 'standard' } })).body
  const left = days.flatMap(({ slots }) => slots.map(({ id }) => id))
  expect(left).not.toContain(first)
  await buy(refused, { ...ship, slot: left[0]! })
})

it('gives the time back when an order is canceled', async () => {
  const { arrive, owner } = await openShop({ slotCapacity: 1, dayCapacity: 1 })
  const { orderId } = await buy(await arrive(), { ...pickUp, slot: first })
  const other = await arrive()
  expect((await pay(other, { ...pickUp, slot: first })).code).toBe('slot-unavailable')
  expect((await pay(other, { ...pickUp, slot: `${tomorrow}T10:00` })).code).toBe('slot-unavailable')
  await owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock: true, notifyBuyer: false } })
  await buy(other, { ...pickUp, slot: first })
})

it('gives the time of a failed payment back once', async () => {
  const { website } = await openShop()
  const wanted = { methodId: 'workshop', slot: { date: tomorrow, from: 540, to: 600 }, slotCapacity: 1, dayCapacity: 2 }
  const claim = (paymentId: string) => app.changing(website, (scope) => claimSlot(scope, paymentId, wanted))
  const release = (paymentId: string) => app.changing(website, (scope) => releaseSlot(scope, paymentId))
  expect((await claim('first')).ok).toBe(true)
  expect((await claim('second')).ok).toBe(false)
  await release('first')
  await release('first')
  await release('second')
  expect((await claim('second')).ok).toBe(true)
  expect((await claim('third')).ok).toBe(false)
})

it('says of an order that is due whether the owner has closed its time since', async () => {
  const { arrive, owner } = await openShop()
  const ids = [
    (await buy(await arrive(), { ...pickUp, slot: first })).orderId,
    (await buy(await arrive(), { ...pickUp, slot: `${tomorrow}T11:00` })).orderId,
  ]
  const closed = async () => {
    const { orders } = (await owner.call(listDueOrdersCall, { query: { from: today, to: inTwoDays } })).body
    return ids.map((id) => orders.find((order) => order.id === id)!.isClosed)
  }
  expect(await closed()).toEqual([false, false])
  const { settings, revision } = (await owner.call(getStoreSettingsCall, {})).body
  const shippingZones = settings.shippingZones.map((zone) => ({
    ...zone,
    methods: zone.methods.map((method) => {
      const exceptions = [{ date: tomorrow, name: 'Repair', openings: [{ from: 11 * 60, to: 12 * 60 }] }]
      return method.schedule ? { ...method, schedule: { ...method.schedule, exceptions } } : method
    }),
  }))
  const saved = await owner.call(saveStoreSettingsCall, { body: { ...settings, shippingZones, revision } })
  expect(saved.status).toBe(200)
  expect(await closed()).toEqual([true, false])
})

it('lists what is due by day and time, without what was canceled', async () => {
  const { website, arrive, owner } = await openShop()
  const due = async () => {
    const { orders } = (await owner.call(listDueOrdersCall, { query: { from: today, to: inTwoDays } })).body
    return orders.map(({ id, methodName }) => [id, methodName])
  }
  const late = await buy(await arrive(), { ...ship, slot: `${inTwoDays}T09:00` })
  const noon = await buy(await arrive(), { ...pickUp, slot: `${tomorrow}T11:00` })
  const early = await buy(await arrive(), { ...pickUp, slot: first })
  const sorted = [
    [early.orderId, 'Workshop'],
    [noon.orderId, 'Workshop'],
    [late.orderId, 'Standard'],
  ]
  expect(await due()).toEqual(sorted)
  const scope = reading(app.services, website)
  expect((await listDueOrders(scope, today, inTwoDays, 3)).isCut).toBe(false)
  const some = await listDueOrders(scope, today, inTwoDays, 2)
  expect([some.orders.map(({ id }) => id), some.isCut]).toEqual([[early.orderId, noon.orderId], true])
  await owner.call(cancelOrderCall, {
    parameters: { orderId: noon.orderId },
    body: { restock: true, notifyBuyer: false },
  })
  expect(await due()).toEqual([sorted[0], sorted[2]])
})

it('forgets the counts of days that are over', async () => {
  const { website, arrive } = await openShop({ slotCapacity: 1 })
  await buy(await arrive(), { ...pickUp, slot: first })
  const count = async () =>
    (
      await app.services.database
        .selectFrom('slot_counts')
        .select('slot')
        .where('website_id', '=', website.id)
        .execute()
    ).length
  await deletePastSlots(app.reading(website), Date.now())
  expect(await count()).toBe(2)
  await deletePastSlots(app.reading(website), Date.now() + 10 * 24 * 3_600_000)
  expect(await count()).toBe(0)
})

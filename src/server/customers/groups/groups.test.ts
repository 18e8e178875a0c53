import { describe, expect, test } from 'vitest'
import { indexProductsJob } from '#server/collections/jobs.ts'
import { writeDiscount } from '#server/discounts/discount-store.ts'
import { OWN_PRICES_LINK } from '#server/emails/personal-emails.ts'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { changing } from '#server/stores.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, pay } from '#server/testing/buy.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { addCouponCall, getCartCall } from '#shared/cart/api.ts'
import { undoBatchCall } from '#shared/changes/schema.ts'
import * as api from '#shared/customer-groups/api.ts'
import { getOwnPricesCall } from '#shared/customer-groups/own-prices-api.ts'
import { ownPricesPath } from '#shared/customer-groups/paths.ts'
import { blankGroup, type GroupContent } from '#shared/customer-groups/schema.ts'
import { getCustomerCall, listCustomersCall } from '#shared/customers/api.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { suggestSearchesCall } from '#shared/search/schema.ts'

const app = await startTestApp()
const { database } = app.services
const EMAIL = 'office@reseller.example'

/** A shop with a mug of 20.00 and a group of resellers with one customer. */
async function shop(changes: Partial<GroupContent> = {}) {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { priceCents: 2000, stock: 1000 })
  const owner = await app.owner(website)
  const created = await owner.call(api.createGroupCall, {
    body: { ...blankGroup, name: 'Resellers', percentMilli: 20_000, ...changes },
  })
  const parameters = { groupId: created.body.group.id }
  await owner.call(api.addGroupMembersCall, { parameters, body: { emails: [EMAIL] } })
  const { members } = (await owner.call(api.getGroupCall, { parameters })).body
  const member = { ...parameters, customerId: members[0]!.customerId }
  return { website, mug, owner, parameters, member, group: created.body.group }
}
type Shop = Awaited<ReturnType<typeof shop>>

/** Sends the link to the group's customer. @returns its secret */
async function linkOf({ owner, member, website }: Shop): Promise<string> {
  expect((await owner.call(api.linkGroupMemberCall, { parameters: member, body: { sendEmail: true } })).code).toBeNull()
  const { html } = await database
    .selectFrom('letters')
    .select('html')
    .where('website_id', '=', website.id)
    .where('kind', '=', OWN_PRICES_LINK)
    .where('to_address', '=', EMAIL)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /your-prices\?key=(\S+)/.exec(plainWordsOf(html))![1]!
}

const open = (visitor: Browser, key: string) => visitor.request('POST', ownPricesPath, { key })
const cartOf = async (visitor: Browser) => (await visitor.call(getCartCall, {})).body

/** A visitor who has opened the link. */
async function member(given: Shop): Promise<Browser> {
  const visitor = app.visitor(given.website)
  expect((await open(visitor, await linkOf(given))).statusCode).toBe(200)
  return visitor
}

const ownPrices = async (visitor: Browser, { mug }: Pick<Shop, 'mug'>) =>
  (await visitor.call(getOwnPricesCall, { query: { items: mug.itemId } })).body.prices

test('a search field suggests items at the prices of the group, to its buyers alone and in no shared cache', async () => {
  const given = await shop()
  await changing(app.services, given.website, null, (scope) => scope.enqueue(indexProductsJob, { categoryId: null }))
  await app.runJobs()
  const suggested = async (visitor: Browser) => {
    const { headers, body } = await visitor.request('GET', `${suggestSearchesCall.path}?q=harbor`)
    const { suggestions } = JSON.parse(body) as { suggestions: { detail: string }[] }
    return [headers['cache-control'], suggestions[0]?.detail]
  }
  expect(await suggested(app.visitor(given.website))).toEqual(['public, max-age=60', '$20.00'])
  expect(await suggested(await member(given))).toEqual(['private, no-store', 'Your price: $16.00'])
})

describe('a customer in a group', () => {
  test('pays the group’s price with the link that the owner has copied, which is that of the email', async () => {
    const given = await shop()
    const sent = () => database.selectFrom('letters').select('id').where('website_id', '=', given.website.id).execute()
    const shown = await given.owner.call(api.linkGroupMemberCall, {
      parameters: given.member,
      body: { sendEmail: false },
    })
    expect(await sent()).toEqual([])
    const key = new URL(shown.body.url).searchParams.get('key')!
    const { members } = (await given.owner.call(api.getGroupCall, { parameters: given.parameters })).body
    expect(members[0]!.linkSentAt).toBeGreaterThan(0)
    const visitor = app.visitor(given.website)
    expect((await open(visitor, key)).statusCode).toBe(200)
    await add(visitor, given.mug)
    expect(await cartOf(visitor)).toMatchObject({ subtotalCents: 1600 })
    expect(await linkOf(given)).toBe(key)
    await given.owner.call(api.withdrawGroupLinkCall, { parameters: given.member })
    expect(await cartOf(visitor)).toMatchObject({ subtotalCents: 2000 })
  })

  test('pays the group’s price in the browser that opened the link, and the order says so', async () => {
    const given = await shop()
    const visitor = await member(given)
    expect(visitor.cookies.get('hasGroup')).toBe('true')
    await add(visitor, given.mug, 3)
    expect(await cartOf(visitor)).toMatchObject({
      subtotalCents: 4800,
      entries: [{ purchasePriceCents: 1600, regularPriceCents: 2000, subTotal: 4800 }],
    })
    const { orderId } = await buy(visitor, { expectedTotalCents: 5300, email: ` ${EMAIL.toUpperCase()}` })
    expect(await readOrder(app.reading(given.website), orderId)).toMatchObject({
      customerGroup: { id: given.group.id, name: 'Resellers' },
      lines: [{ unitPriceCents: 1600, quantity: 3, totalCents: 4800 }],
    })
    const { order } = (await given.owner.call(getOrderCall, { parameters: { orderId } })).body
    expect(order.customerGroup).toMatchObject({ name: 'Resellers' })
    // The next cart of this browser has the prices too.
    await add(visitor, given.mug)
    expect(await cartOf(visitor)).toMatchObject({ subtotalCents: 1600 })
  })

  test('pays the shop’s prices with an email address that has not got the link, and reads why', async () => {
    const visitor = await member(await shop())
    const given = await shop()
    const other = await member(given)
    await add(other, given.mug)
    const refused = await pay(other, { expectedTotalCents: 2100, email: 'ada@example.com' })
    expect(refused).toMatchObject({ code: 'coupon-refused' })
    expect(JSON.stringify(refused.failure)).toContain('email address that you gave this shop')
    const { orderId } = await buy(other, { expectedTotalCents: 2500, email: 'ada@example.com' })
    expect((await readOrder(app.reading(given.website), orderId))!.customerGroup).toBeUndefined()
    // The link of one website opens nothing on another.
    expect(await ownPrices(visitor, given)).toEqual([])
  })

  test('has no prices without the link: an address that is typed proves nothing', async () => {
    const given = await shop()
    const visitor = app.visitor(given.website)
    await add(visitor, given.mug)
    expect(await pay(visitor, { expectedTotalCents: 2100, email: EMAIL })).toMatchObject({ code: 'total-changed' })
    expect(await ownPrices(visitor, given)).toEqual([])
  })

  test('loses the prices at once when the owner deactivates the link, and a new link has another address', async () => {
    const given = await shop()
    const key = await linkOf(given)
    const visitor = await member(given)
    await add(visitor, given.mug)
    expect(await cartOf(visitor)).toMatchObject({ subtotalCents: 1600 })
    await given.owner.call(api.withdrawGroupLinkCall, { parameters: given.member })
    expect(await cartOf(visitor)).toMatchObject({ subtotalCents: 2000 })
    expect((await open(app.visitor(given.website), key)).statusCode).toBe(410)
    expect(await linkOf(given)).not.toBe(key)
    expect(await cartOf(visitor)).toMatchObject({ subtotalCents: 2000 })
  })

  test('changes nothing by opening the link alone: programs do that, too', async () => {
    const given = await shop()
    const visitor = app.visitor(given.website)
    const page = await visitor.request('GET', `${ownPricesPath}?key=${await linkOf(given)}`)
    expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer'])
    expect(visitor.cookies.get('hasGroup')).toBeUndefined()
    expect((await visitor.request('GET', `${ownPricesPath}?key=wrong`)).statusCode).toBe(410)
  })

  test('needs the minimum of the group', async () => {
    const given = await shop({ minimumCents: 3200, minimumQuantity: 3 })
    const visitor = await member(given)
    await add(visitor, given.mug)
    const order = { expectedTotalCents: 2100, email: EMAIL }
    expect(await pay(visitor, order)).toMatchObject({ code: 'minimum-subtotal', failure: { subtotal: '$32.00' } })
    await add(visitor, given.mug)
    expect(await pay(visitor, { ...order, expectedTotalCents: 3700 })).toMatchObject({ code: 'minimum-quantity' })
    await add(visitor, given.mug)
    expect((await buy(visitor, { ...order, expectedTotalCents: 5300 })).orderId).toBeTruthy()
  })

  test('gets no discounts of the shop where the list takes none', async () => {
    const given = await shop({ allowsDiscounts: false })
    const code = buildDiscount({ code: 'TEN', kind: 'percent', percentMilli: 10_000 })
    await app.changing(given.website, (scope) => writeDiscount(scope, code))
    const visitor = await member(given)
    await add(visitor, given.mug)
    await visitor.call(addCouponCall, { body: { code: 'TEN' } })
    expect(await cartOf(visitor)).toMatchObject({ discountCents: 0, takesCoupons: false, grandTotalCents: 1600 })
  })

  test('pays less for more pieces, and a fixed price in place of the percentage', async () => {
    const given = await shop({ steps: [{ from: 10, percentMilli: 10_000 }] })
    const visitor = await member(given)
    await add(visitor, given.mug, 10)
    expect(await cartOf(visitor)).toMatchObject({ subtotalCents: 14_400 })
    const body = { prices: [{ sku: given.mug.sku, priceCents: 1000 }] }
    await given.owner.call(api.setGroupPricesCall, { parameters: given.parameters, body })
    expect(await cartOf(visitor)).toMatchObject({ subtotalCents: 9000 })
    expect(await ownPrices(visitor, given)).toEqual([
      { itemId: given.mug.itemId, words: 'Your price: $10.00', steps: ['10 or more: $9.00 each'] },
    ])
  })
})

describe('the owner', () => {
  test('lists groups with the number of their customers, and sees the group of a customer', async () => {
    const given = await shop()
    await given.owner.call(api.addGroupMembersCall, {
      parameters: given.parameters,
      body: { emails: ['b@example.com', 'B@example.com', EMAIL] },
    })
    expect((await given.owner.call(api.listGroupsCall, {})).body.groups).toMatchObject([
      { name: 'Resellers', members: 2 },
    ])
    const { customer } = (
      await given.owner.call(getCustomerCall, { parameters: { customerId: given.member.customerId } })
    ).body
    expect(customer).toMatchObject({ group: { name: 'Resellers' } })
    expect(customer.events).toMatchObject([{ kind: 'group-changed', text: 'Resellers' }, { kind: 'created' }])
    const filtered = await given.owner.call(listCustomersCall, { query: { group: given.group.id } })
    expect(filtered.body.customers).toHaveLength(2)
  })

  test('undoes changes of the list, of its prices and of its customers, and a deletion', async () => {
    const given = await shop()
    const { owner, parameters } = given
    const visitor = await member(given)
    await add(visitor, given.mug)
    const subtotal = async () => (await cartOf(visitor)).subtotalCents
    const undo = async (batchId: string | null) =>
      expect((await owner.call(undoBatchCall, { parameters: { batchId: batchId! } })).code).toBeNull()

    const { id: _, createdAt: __, ...content } = given.group
    const saved = await owner.call(api.updateGroupCall, { parameters, body: { ...content, percentMilli: 50_000 } })
    expect(await subtotal()).toBe(1000)
    await undo(saved.body.batchId)
    expect(await subtotal()).toBe(1600)

    const body = { prices: [{ sku: given.mug.sku, priceCents: 700 }] }
    const priced = await owner.call(api.setGroupPricesCall, { parameters, body })
    expect(await subtotal()).toBe(700)
    await undo(priced.body.batchId)
    expect(await subtotal()).toBe(1600)

    const removed = await owner.call(api.removeGroupMemberCall, { parameters: given.member })
    expect(await subtotal()).toBe(2000)
    await undo(removed.body.batchId)
    expect(await subtotal()).toBe(1600)

    const deleted = await owner.call(api.deleteGroupCall, { parameters })
    expect(await subtotal()).toBe(2000)
    await undo(deleted.body.batchId)
    expect(await subtotal()).toBe(1600)
  })

  test('gets the prices of a customer’s group for a draft order', async () => {
    const { owner, website } = await shop({ steps: [{ from: 10, percentMilli: 10_000 }] })
    const { id: variantId } = await database
      .selectFrom('variants')
      .select('id')
      .where('website_id', '=', website.id)
      .executeTakeFirstOrThrow()
    const priced = async (email: string, quantity: number) =>
      (await owner.call(api.pricesForCustomerCall, { body: { email, lines: [{ variantId, quantity }] } })).body
    expect(await priced(EMAIL, 1)).toMatchObject({ group: { name: 'Resellers' }, prices: [{ priceCents: 1600 }] })
    expect(await priced(EMAIL, 10)).toMatchObject({ prices: [{ variantId, priceCents: 1440 }] })
    expect(await priced('ada@example.com', 1)).toEqual({ group: null, prices: [] })
  })

  test('replaces fixed prices by SKU, all or none', async () => {
    const { owner, parameters, mug } = await shop()
    const prices = [
      { sku: mug.sku, priceCents: 900 },
      { sku: 'GONE-1', priceCents: 100 },
    ]
    expect(await owner.call(api.setGroupPricesCall, { parameters, body: { prices } })).toMatchObject({
      code: 'group-skus-unknown',
      failure: { skus: 'GONE-1' },
    })
    expect((await owner.call(api.getGroupCall, { parameters })).body.prices).toEqual([])
    await owner.call(api.setGroupPricesCall, { parameters, body: { prices: prices.slice(0, 1) } })
    expect((await owner.call(api.getGroupCall, { parameters })).body.prices).toMatchObject([
      { sku: mug.sku, priceCents: 900, shopPriceCents: 2000 },
    ])
    const csv = await owner.request('GET', api.exportGroupPricesCall.path.replace(':groupId', parameters.groupId))
    expect(csv.body).toContain(`${mug.sku},9.00,`)
  })

  test.each([
    [
      'a smaller percentage for more pieces',
      {
        steps: [
          { from: 10, percentMilli: 9000 },
          { from: 20, percentMilli: 5000 },
        ],
      },
    ],
    ['no percentage', { steps: [{ from: 10, percentMilli: 0 }] }],
  ])('cannot save steps with %s', async (_, changes) => {
    const { owner } = await shop()
    const body = { ...blankGroup, name: 'Clubs', ...changes }
    expect(await owner.call(api.createGroupCall, { body })).toMatchObject({ code: 'quantity-breaks-unordered' })
  })
})

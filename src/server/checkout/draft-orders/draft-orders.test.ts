import { describe, expect, test } from 'vitest'
import { writeDraftSearchKeys } from '#server/draft-orders/search-key.ts'
import { variantAttributes } from '#server/products/documents.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, homeAddress, type orderBody, orderIn, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { getCartCall, setShippingLocationCall } from '#shared/cart/api.ts'
import { totalRows, totalsOfCart } from '#shared/cart/total-rows.ts'
import { placeOrderCall } from '#shared/checkout/schema.ts'
import * as api from '#shared/draft-orders/api.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import type { DraftContent } from '#shared/draft-orders/schema.ts'
import { sentenceOf } from '#shared/failures.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { type ProductType, productTypes } from '#shared/products/codes.ts'

const app = await startTestApp()
const { database } = app.services

async function shop(productType: ProductType = productTypes.physical) {
  const website = await app.buildWebsite({ settings: { ...shopSettings(), withdrawal: { isOn: true } } })
  const mug = await buildProduct(app, website, { stock: productType === productTypes.digital ? null : 5, productType })
  const owner = await app.owner(website)
  const { variants } = await database
    .selectFrom('variants')
    .select('id')
    .where('website_id', '=', website.id)
    .where('product_id', '=', mug.itemId)
    .execute()
    .then((rows) => ({ variants: rows }))
  const variantId = variants[0]!.id
  const content = (changes: Partial<DraftContent> = {}): DraftContent => ({
    ...blankDraft,
    email: 'ada@example.com',
    address: { ...homeAddress },
    lines: [
      { kind: 'product', productId: mug.itemId, variantId, title: 'Mug', quantity: 2, unitPriceCents: 1500 },
      {
        kind: 'free',
        title: 'Engraving',
        quantity: 1,
        unitPriceCents: 700,
        isTaxed: true,
        taxCategoryId: '',
        isShipped: false,
      },
    ],
    discount: { kind: 'amount', title: 'For you', amountCents: 200 },
    shipping: { kind: 'own', name: 'Courier', costCents: 900 },
    ...changes,
  })
  const create = async (changes: Partial<DraftContent> = {}) =>
    (await owner.call(api.createDraftOrderCall, { body: { content: content(changes) } })).body.draft
  const linkOf = async (draftId: string, sendEmail = false) => {
    const { body } = await owner.call(api.linkDraftOrderCall, { parameters: { draftId }, body: { sendEmail } })
    return new URL(body.url)
  }
  const open = async (url: URL, visitor: Browser = app.visitor(website)) => {
    const answer = await visitor.request('GET', `${url.pathname}${url.search}`)
    return { visitor, answer }
  }
  const stock = async () =>
    (
      await database
        .selectFrom('variants')
        .select('qty_in_stock')
        .where('website_id', '=', website.id)
        .where('id', '=', variantId)
        .executeTakeFirstOrThrow()
    ).qty_in_stock
  const draftOf = async (draftId: string) =>
    (await owner.call(api.getDraftOrderCall, { parameters: { draftId } })).body.draft
  return { website, mug, owner, content, create, linkOf, open, stock, draftOf }
}

const cartOf = async (visitor: Browser) => (await visitor.call(getCartCall, {})).body
/** Pays what the visitor sees. */
async function payShown(visitor: Browser, changes: Parameters<typeof orderBody>[0] | object = {}) {
  const cart = await cartOf(visitor)
  const shippingMethodId = cart.selectedShippingOption?.id ?? null
  return pay(visitor, { expectedTotalCents: cart.grandTotalCents, shippingMethodId, ...changes })
}

// 2 × 15.00 + 7.00 − 2.00 + 9.00
const TOTAL = 4400

describe('a payment link', () => {
  test('opens the checkout with the goods and prices of the owner, and its order says where it came from', async () => {
    const { create, linkOf, open, owner, draftOf, stock } = await shop()
    const draft = await create()
    expect(draft).toMatchObject({ number: 1, state: 'draft', totalCents: TOTAL, totalQuantity: 3 })
    const { visitor, answer } = await open(await linkOf(draft.id))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/checkout'])
    const cart = await cartOf(visitor)
    expect(cart).toMatchObject({
      grandTotalCents: TOTAL,
      discountCents: 200,
      shippingCostCents: 900,
      takesCoupons: false,
      shippingOptions: [{ id: 'draft-order', name: 'Courier' }],
      draftOrder: { id: draft.id, number: 1 },
    })
    const page = (await visitor.request('GET', '/checkout')).body
    expect(page).toContain('ada@example.com')
    expect(page).not.toContain('Back to cart')
    expect(await stock()).toBe(5)
    const { orderId } = orderIn(await payShown(visitor))
    expect(await stock()).toBe(3)
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
    expect(order).toMatchObject({
      draftOrder: { id: draft.id, number: 1 },
      grandTotalCents: TOTAL,
      lines: [
        { unitPriceCents: 1500, quantity: 2 },
        { title: 'Engraving', productId: '', variantId: '' },
      ],
      discounts: [{ title: 'For you', discountCents: 200 }],
    })
    expect(order.events[0]).toMatchObject({ kind: 'placed', text: 'Draft order D00001' })
    expect(await draftOf(draft.id)).toMatchObject({ state: 'ordered', order: { id: orderId } })
  })

  test('says only “Discount” on the total rows when the discount has no name', async () => {
    const { create, linkOf, open } = await shop()
    const draft = await create({ discount: { kind: 'percent', title: '', percentMilli: 10_000 } })
    const cart = await cartOf((await open(await linkOf(draft.id))).visitor)
    const rows = totalRows(totalsOfCart(cart), { money: String, percent: String, unknownShipping: '' })
    expect(rows.map(({ label }) => label)).toContain('Discount')
  })

  test('lets the buyer change no price and no goods: a change is made in their own cart', async () => {
    const { create, linkOf, open, mug, website } = await shop()
    const visitor = app.visitor(website)
    await add(visitor, mug)
    const own = await cartOf(visitor)
    await open(await linkOf((await create()).id), visitor)
    expect((await cartOf(visitor)).grandTotalCents).toBe(TOTAL)
    const wrong = await pay(visitor, { expectedTotalCents: 1, shippingMethodId: 'draft-order' })
    expect(wrong.code).toBe('total-changed')
    await add(visitor, mug)
    const changed = await cartOf(visitor)
    expect(changed).toMatchObject({ id: own.id, totalQuantity: 2 })
    expect(changed.draftOrder).toBeUndefined()
  })

  test('gives the visitor their own cart back once it is paid', async () => {
    const { create, linkOf, open, mug, website } = await shop()
    const visitor = app.visitor(website)
    await add(visitor, mug)
    const own = await cartOf(visitor)
    await open(await linkOf((await create()).id), visitor)
    orderIn(await payShown(visitor))
    expect((await cartOf(visitor)).id).toBe(own.id)
  })

  test('works once, for two buyers at the same moment too, and then leads to the order', async () => {
    const { create, linkOf, open, website } = await shop()
    const url = await linkOf((await create()).id)
    const [one, other] = [(await open(url)).visitor, (await open(url)).visitor]
    const both = await Promise.all([payShown(one), payShown(other)])
    // Who comes while the other one's payment ends gets its order: they have the same link.
    const placed = both.filter(({ status }) => status === 200).map((answer) => orderIn(answer).orderId)
    expect(new Set(placed).size).toBe(1)
    const orders = database.selectFrom('orders').select('id').where('website_id', '=', website.id)
    expect(await orders.execute()).toHaveLength(1)
    expect((await open(url)).answer.headers.location).toContain('/order/')
    expect((await payShown(other)).code).toBe('cart-empty')
  })

  test('ends when it is withdrawn, when its time is over, and when its draft is deleted', async () => {
    const { create, linkOf, open, owner, website } = await shop()
    const draft = await create()
    const parameters = { draftId: draft.id }
    const first = await linkOf(draft.id)
    const { visitor } = await open(first)
    await owner.call(api.withdrawDraftLinkCall, { parameters })
    expect((await open(first)).answer.statusCode).toBe(410)
    expect((await cartOf(visitor)).entries).toEqual([])
    const second = await linkOf(draft.id)
    expect(second.href).not.toBe(first.href)
    expect((await open(first)).answer.statusCode).toBe(410)
    expect((await open(second)).answer.statusCode).toBe(303)
    const row = database.updateTable('draft_orders').where('website_id', '=', website.id)
    await row.set({ link_expires_at: Date.now() - 1 }).execute()
    expect((await open(second)).answer.body).toContain('no longer works')
    const third = await linkOf(draft.id)
    await owner.call(api.deleteDraftOrderCall, { parameters })
    expect((await open(third)).answer.statusCode).toBe(410)
  })

  test('cannot be guessed, nor be used on another website', async () => {
    const [mine, other] = [await shop(), await shop()]
    const url = await mine.linkOf((await mine.create()).id)
    const wrong = new URL(url)
    wrong.searchParams.set('key', 'A'.repeat(28))
    expect((await mine.open(wrong)).answer.statusCode).toBe(410)
    expect((await mine.open(url, app.visitor(other.website))).answer.statusCode).toBe(410)
  })

  test('says what is sold out, and a draft that was changed meanwhile is not bought as it was', async () => {
    const { create, linkOf, open, owner, content, website } = await shop()
    const draft = await create()
    const url = await linkOf(draft.id)
    const { visitor } = await open(url)
    const seen = await cartOf(visitor)
    await owner.call(api.updateDraftOrderCall, {
      parameters: { draftId: draft.id },
      body: { content: content({ discount: null }), revision: draft.revision },
    })
    const old = await pay(visitor, { expectedTotalCents: seen.grandTotalCents, shippingMethodId: 'draft-order' })
    expect(old.code).toBe('total-changed')
    await database.updateTable('variants').set({ qty_in_stock: 1 }).where('website_id', '=', website.id).execute()
    expect((await payShown(visitor)).code).toBe('cart-problem')
    expect((await visitor.request('GET', '/checkout')).statusCode).toBe(200)
    const again = await owner.call(api.linkDraftOrderCall, {
      parameters: { draftId: draft.id },
      body: { sendEmail: false },
    })
    expect(again.code).toBe('draft-order-unavailable')
  })

  test('is emailed with what is in it and the message', async () => {
    const { create, linkOf, website } = await shop()
    await database
      .updateTable('variants')
      .set({ attributes: variantAttributes.write({ Size: 'Large' }) })
      .where('website_id', '=', website.id)
      .execute()
    const draft = await create({ message: 'As we agreed on the phone.' })
    const url = await linkOf(draft.id, true)
    const emails = await database
      .selectFrom('letters')
      .select(['kind', 'to_address', 'html'])
      .where('website_id', '=', website.id)
      .execute()
    expect(emails.map(({ kind, to_address: to }) => [kind, to])).toEqual([['payment-link', 'ada@example.com']])
    for (const words of [
      '2 × Harbor mug (Large)',
      'Engraving',
      '$44.00',
      'As we agreed on the phone.',
      url.search.slice(1),
    ])
      expect(emails[0]!.html).toContain(words)
  })
})

describe('a draft order that is paid by hand', () => {
  test('is a paid order that takes stock, once, and its link leads to it', async () => {
    const { create, owner, stock, linkOf, open, draftOf } = await shop()
    const draft = await create()
    const url = await linkOf(draft.id)
    const paid = () =>
      owner.call(api.payDraftOrderCall, {
        parameters: { draftId: draft.id },
        body: { paymentMethod: 'bank-transfer' },
      })
    const both = await Promise.all([paid(), paid()])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const second = both.find(({ status }) => status !== 200)!
    expect(['draft-order-closed', 'draft-order-in-payment']).toContain(second.code)
    const again = await paid()
    expect(again.code).toBe('draft-order-closed')
    const { number } = (await draftOf(draft.id)).order!
    expect(sentenceOf(again.failure!)).toBe(
      `This draft became order ${formatOrderNumber(number)} and can’t be changed.`,
    )
    expect(await stock()).toBe(3)
    const { order: made } = (await owner.call(api.getDraftOrderCall, { parameters: { draftId: draft.id } })).body.draft
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId: made!.id } })).body
    expect(order).toMatchObject({ paymentState: 'paid', paymentMethod: 'bank-transfer', grandTotalCents: TOTAL })
    expect(order.events[0]!.by).not.toBe('')
    expect((await open(url)).answer.headers.location).toContain(`/order/${made!.id}`)
  })

  test('needs no consent to the delivery of files: only buyers can give it', async () => {
    const { create, owner, draftOf } = await shop(productTypes.digital)
    const draft = await create()
    const body = { paymentMethod: 'bank-transfer' } as const
    expect((await owner.call(api.payDraftOrderCall, { parameters: { draftId: draft.id }, body })).status).toBe(200)
    const { order: made } = await draftOf(draft.id)
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId: made!.id } })).body
    expect(order.withdrawalConsent).toBeUndefined()
  })

  test.each([
    ['draft-order-empty', { lines: [] }],
    ['draft-order-email', { email: '' }],
    ['draft-order-address', { address: null }],
  ] as const)('needs what an order needs: %s', async (code, changes) => {
    const { create, owner } = await shop()
    const draft = await create(changes as Partial<DraftContent>)
    const paid = await owner.call(api.payDraftOrderCall, {
      parameters: { draftId: draft.id },
      body: { paymentMethod: 'bank-transfer' },
    })
    expect(paid.code).toBe(code)
  })

  test('needs a way of shipping where the customer would choose it at checkout: nothing is booked unasked', async () => {
    const { create, owner, content, stock, draftOf } = await shop()
    const draft = await create({ shipping: { kind: 'customer' } })
    expect(draft.totalCents).toBe(3500)
    const { cart } = (await owner.call(api.priceDraftOrderCall, { body: { content: draft.content } })).body
    expect(cart).toMatchObject({ requiresShipping: true, selectedShippingOption: null, shippingCostCents: 0 })
    const method = cart.shippingOptions[0]!
    const parameters = { draftId: draft.id }
    const pay = () =>
      owner.call(api.payDraftOrderCall, { parameters, body: { paymentMethod: 'bank-transfer' as const } })
    const errors = { shipping: 'Choose how this order is shipped.' }
    expect((await pay()).failure).toMatchObject({ code: 'draft-order-shipping', errors })
    expect(await stock()).toBe(5)
    const chosen = content({ shipping: { kind: 'method', methodId: method.id } })
    await owner.call(api.updateDraftOrderCall, { parameters, body: { content: chosen, revision: draft.revision } })
    expect((await pay()).status).toBe(200)
    const { order: made } = await draftOf(draft.id)
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId: made!.id } })).body
    expect(order).toMatchObject({ shippingMethod: { name: method.name }, grandTotalCents: 3500 + method.costCents })
  })

  test('needs no way of shipping where nothing is shipped', async () => {
    const { create, owner } = await shop(productTypes.digital)
    const draft = await create({ shipping: { kind: 'customer' } })
    const body = { paymentMethod: 'bank-transfer' } as const
    expect((await owner.call(api.payDraftOrderCall, { parameters: { draftId: draft.id }, body })).status).toBe(200)
  })

  test('says which part of the address is missing or wrong', async () => {
    const { create, owner, content } = await shop()
    for (const [region, sentence] of [
      ['', 'Choose a state.'],
      ['XX', 'Choose a valid state.'],
    ] as const) {
      const draft = await create({ address: { ...content().address!, region } })
      const body = { paymentMethod: 'bank-transfer' } as const
      const paid = await owner.call(api.payDraftOrderCall, { parameters: { draftId: draft.id }, body })
      expect(paid.failure).toMatchObject({ code: 'draft-order-address', errors: { 'address.region': sentence } })
    }
  })
})

test('a draft order is changed by one of two owners, and a variant is in it once', async () => {
  const { create, owner, content } = await shop()
  const draft = await create()
  const update = (changed: DraftContent) =>
    owner.call(api.updateDraftOrderCall, {
      parameters: { draftId: draft.id },
      body: { content: changed, revision: draft.revision },
    })
  expect((await update(content({ message: 'One' }))).status).toBe(200)
  expect((await update(content({ message: 'Two' }))).code).toBe('draft-order-stale')
  const twice = content()
  expect((await update({ ...twice, lines: [twice.lines[0]!, twice.lines[0]!] })).code).toBe('draft-order-repeated')
})

test('the list has the newest first, by state', async () => {
  const { create, owner, linkOf } = await shop()
  const [first, second] = [await create(), await create()]
  await linkOf(first.id)
  const list = async (state?: 'sent' | 'draft') =>
    (await owner.call(api.listDraftOrdersCall, { query: { ...(state && { state }) } })).body.drafts.map(({ id }) => id)
  expect(await list()).toEqual([second.id, first.id])
  expect(await list('sent')).toEqual([first.id])
  expect(await list('draft')).toEqual([second.id])
})

test('a draft order is found by its number and its customer, also after the upgrade of an earlier version', async () => {
  const { website, create, owner } = await shop()
  const address = { ...homeAddress, firstName: 'Zoë', lastName: 'Byron', company: 'Nordwind AG' }
  const [first, second] = [await create(), await create({ email: 'zoe@example.com', address })]
  const found = async (search: string) =>
    (await owner.call(api.listDraftOrdersCall, { query: { search } })).body.drafts.map(({ id }) => id)
  const all = async () => [await found('zoe byr'), await found('nordwind'), await found('zoe@'), await found('nobody')]
  expect(await all()).toEqual([[second.id], [second.id], [second.id], []])
  expect([await found('d00001'), await found('2')]).toEqual([[first.id], [second.id]])
  await database.updateTable('draft_orders').set({ search_key: '' }).where('website_id', '=', website.id).execute()
  expect(await found('zoe')).toEqual([])
  await writeDraftSearchKeys(database)
  expect(await all()).toEqual([[second.id], [second.id], [second.id], []])
})

test('the destination can be changed at the checkout of a draft: taxes and shipping follow', async () => {
  const { create, linkOf, open } = await shop()
  const { visitor } = await open(await linkOf((await create({ address: null })).id))
  const body = { country: 'US', region: 'ME', postalCode: '', shippingMethodId: null }
  await visitor.call(setShippingLocationCall, { body } as never)
  expect(await cartOf(visitor)).toMatchObject({ shippingCostCents: 900, draftOrder: { number: 1 } })
  expect((await visitor.call(placeOrderCall, { body: {} as never })).status).toBe(400)
})

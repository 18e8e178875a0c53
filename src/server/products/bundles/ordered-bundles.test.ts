import { describe, expect, test } from 'vitest'
import { orderPath } from '#server/orders/order-link.ts'
import type { TestShop } from '#server/testing/build-shop.ts'
import { buy, homeAddress } from '#server/testing/buy.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall, getCartCall } from '#shared/cart/api.ts'
import * as drafts from '#shared/draft-orders/api.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import { sum } from '#shared/money/sum.ts'
import { fulfilOrderCall } from '#shared/orders/change-api.ts'
import { previewOrderEditCall } from '#shared/orders/edits/api.ts'
import { blankEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import type { Bundle } from '#shared/products/bundles/schema.ts'
import type { Product } from '#shared/products/schema.ts'
import * as returns from '#shared/returns/owner-api.ts'
import { addBundle, bodyOf, fixed, openShop, stockOf } from './testing/bundle-shop.ts'

const app = await startTestApp()

/** A shop whose tea set of a pot and two red cups for 28.00 was ordered once, with shipping for 5.00. */
async function ordered() {
  const { shop, pot, cup, visitor } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  await visitor.call(addCartEntryCall, { body: bodyOf(set) })
  const { orderId } = await buy(visitor, { expectedTotalCents: 3300 })
  const owner = await app.owner(shop.website)
  const parameters = { orderId }
  const now = async () => (await owner.call(getOrderCall, { parameters })).body.order
  const lineOf = async (product: Product) => (await now()).lines.find(({ productId }) => productId === product.id)!
  return { shop, pot, cup, set, visitor, owner, orderId, parameters, now, lineOf }
}

const post = (visitor: Browser, url: string, fields: string) =>
  visitor.request('POST', url, fields, { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' })
const entriesOf = async (visitor: Browser) => (await visitor.call(getCartCall, {})).body.entries
const choiceOf = (pick: number, ...products: Product[]): Bundle => ({
  ...{ kind: 'choice', pick, repeats: true },
  parts: products.map(({ id: productId }) => ({ productId, variantId: null })),
})

test('one returned part refunds its share, and is in stock again with its bundle', async () => {
  const { shop, cup, set, owner, parameters, now, lineOf } = await ordered()
  const lines = (await now()).lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }))
  const shipment = { carrier: '', trackingNumber: '', trackingUrl: '', notifyBuyer: false }
  await owner.call(fulfilOrderCall, { parameters, body: { ...shipment, lines } })
  const line = await lineOf(cup)
  const made = await owner.call(returns.createReturnCall, {
    parameters,
    body: {
      ...{ idempotencyKey: crypto.randomUUID(), message: '', notifyBuyer: false },
      lines: [{ lineId: line.id, quantity: 1, reason: 'other' }],
    },
  })
  const returnId = made.body.return.id
  // Of the pot for 20.00 and two cups for 6.00 each, the set takes 28.00: a cup has 5.25 of it.
  expect(line).toMatchObject({ quantity: 2, unitPriceCents: 525 })
  await owner.call(returns.receiveReturnCall, {
    parameters: { returnId },
    body: { pieces: [{ lineId: line.id, condition: 'as-new', quantity: 1, restock: true }], notifyBuyer: false },
  })
  expect([await stockOf(app, shop, cup), await stockOf(app, shop, set)]).toEqual([5, 2])
  await owner.call(returns.refundReturnCall, {
    parameters: { returnId },
    body: { feeCents: 0, shippingCents: 0, notifyBuyer: false },
  })
  while ((await app.runJobs()) > 0) {
    // One job returns money, the next one writes emails.
  }
  expect(await now()).toMatchObject({ refundedCents: 525, paymentState: 'partly-refunded' })
})

describe('ordered again', () => {
  const orderAgain = async (shop: TestShop, visitor: Browser, orderId: string) => {
    const page = (await visitor.request('GET', orderPath(app.services.secret, shop.website.id, orderId))).body as string
    const form = page.slice(page.indexOf('action="/cart/again"'))
    const fields = [...form.matchAll(/name="(crumb|orderId|key)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ])
    return {
      page,
      sent: await post(visitor, '/cart/again', new URLSearchParams(fields as [string, string][]).toString()),
    }
  }

  test('a bundle is one entry again', async () => {
    const { shop, set, visitor, orderId } = await ordered()
    const { sent } = await orderAgain(shop, visitor, orderId)
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/cart'])
    expect(await entriesOf(visitor)).toMatchObject([{ itemId: set.id, quantity: 1, problem: null, subTotal: 2800 }])
  })

  test('a bundle of picks has what was picked', async () => {
    const { shop, pot, cup, visitor } = await openShop(app)
    const any = await addBundle(shop, choiceOf(3, pot, cup))
    await visitor.call(addCartEntryCall, {
      body: bodyOf(any, 1, [
        [cup, 1, 2],
        [pot, 0, 1],
      ]),
    })
    const { orderId } = await buy(visitor, { expectedTotalCents: 3300 })
    await orderAgain(shop, visitor, orderId)
    const [entry] = await entriesOf(visitor)
    expect(entry).toMatchObject({ itemId: any.id, problem: null, subTotal: 2800 })
    expect(entry!.parts?.map(({ title, quantity }) => `${quantity} ${title}`).toSorted()).toEqual(['1 Pot', '2 Cup'])
  })
})

describe('a draft order', () => {
  /** A draft order of two of a product at 25.00 each, and the answer to the call that makes its link. */
  async function sendDraft(shop: TestShop, product: Product) {
    const owner = await app.owner(shop.website)
    const { draft } = (
      await owner.call(drafts.createDraftOrderCall, {
        body: {
          content: {
            ...blankDraft,
            email: 'ada@example.com',
            address: { ...homeAddress },
            lines: [
              {
                ...{ kind: 'product', productId: product.id, variantId: product.variants[0]!.id, title: product.title },
                ...{ quantity: 2, unitPriceCents: 2500 },
              },
            ],
            shipping: { kind: 'own', name: 'Courier', costCents: 900 },
          },
        },
      })
    ).body
    const parameters = { draftId: draft.id }
    return { owner, link: await owner.call(drafts.linkDraftOrderCall, { parameters, body: { sendEmail: false } }) }
  }

  test('can have a bundle with fixed parts, at the price that staff set', async () => {
    const { shop, pot, cup, visitor } = await openShop(app)
    const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
    const { owner, link } = await sendDraft(shop, set)
    const { pathname, search } = new URL(link.body.url)
    await visitor.request('GET', pathname + search)
    const cart = (await visitor.call(getCartCall, {})).body
    expect(cart).toMatchObject({ subtotalCents: 5000, grandTotalCents: 5900 })
    const { orderId } = await buy(visitor, {
      expectedTotalCents: 5900,
      shippingMethodId: cart.selectedShippingOption!.id,
    })
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
    expect(sum(order.lines.map(({ totalCents }) => totalCents))).toBe(5000)
    expect(order.lines.every(({ bundle }) => bundle?.productId === set.id)).toBe(true)
    expect([await stockOf(app, shop, pot), await stockOf(app, shop, cup)]).toEqual([3, 2])
  })

  test('refuses a bundle whose items are picked, with the reason', async () => {
    const { shop, pot, cup } = await openShop(app)
    const { link } = await sendDraft(shop, await addBundle(shop, choiceOf(2, pot, cup)))
    expect(link.failure).toMatchObject({
      code: 'draft-order-unavailable',
      reason: expect.stringContaining('can’t be in a draft order'),
    })
  })
})

test('an order edit leaves bundles as they are, and adds none', async () => {
  const { owner, set, cup, parameters, lineOf } = await ordered()
  const { id: lineId } = await lineOf(cup)
  const preview = (edit: object) =>
    owner.call(previewOrderEditCall, { parameters, body: { edit: { ...blankEdit, ...edit } } })
  expect((await preview({ quantities: [{ lineId, quantity: 1 }] })).code).toBe('order-edit-line')
  const added = [{ kind: 'product', variantId: set.variants[0]!.id, quantity: 1, unitPriceCents: null }]
  expect((await preview({ added })).code).toBe('order-edit-product')
})

describe('without JavaScript', () => {
  const hiddenFields = (html: string) =>
    new URLSearchParams(
      [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
        ([, name, value]) => [name, value] as [string, string],
      ),
    ).toString()
  const send = async (visitor: Browser, set: Product, picked: Record<string, string>) => {
    const fields = { itemId: set.id, sku: set.variants[0]!.sku, quantity: '1', ...picked }
    const asked = await post(visitor, '/cart/add', new URLSearchParams(fields).toString())
    return post(visitor, '/cart/add', hiddenFields(asked.body))
  }

  test('the variant of a part is chosen in the form', async () => {
    const { shop, pot, cup, visitor } = await openShop(app)
    const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2]))
    const page = (await visitor.request('GET', `/shop/p/${set.urlId}`)).body as string
    const blue = cup.variants[1]!
    const value = `2 ${cup.id} ${blue.sku}`
    expect(page).toContain(`<option value="${value}"`)
    const done = await send(visitor, set, { 'pick-1': value })
    expect([done.statusCode, done.headers.location]).toEqual([303, '/cart'])
    expect(await entriesOf(visitor)).toMatchObject([{ itemId: set.id, picks: [{ sku: blue.sku, quantity: 2 }] }])
  })

  test('items are picked by their number', async () => {
    const { shop, pot, cup, visitor } = await openShop(app)
    const any = await addBundle(shop, choiceOf(3, pot, cup))
    const fieldOf = (product: Product, place = 0) => `part-${product.id} ${product.variants[place]!.sku}`
    const page = (await visitor.request('GET', `/shop/p/${any.urlId}`)).body as string
    expect(page).toContain(`name="${fieldOf(cup, 1)}"`)
    await send(visitor, any, { [fieldOf(pot)]: '1', [fieldOf(cup)]: '0', [fieldOf(cup, 1)]: '2' })
    const [entry] = await entriesOf(visitor)
    expect(entry!.parts?.map(({ title, quantity }) => `${quantity} ${title}`).toSorted()).toEqual(['1 Pot', '2 Cup'])
  })

  test('what is missing is shown, and nothing is added', async () => {
    const { shop, pot, cup, visitor } = await openShop(app)
    const any = await addBundle(shop, choiceOf(3, pot, cup))
    const done = await send(visitor, any, {})
    expect(done.statusCode).toBeGreaterThanOrEqual(400)
    expect(await entriesOf(visitor)).toEqual([])
  })
})

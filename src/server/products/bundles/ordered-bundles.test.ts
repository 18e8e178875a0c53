import { describe, expect, test } from 'vitest'
import { orderPath } from '#server/orders/order-link.ts'
import type { TestShop } from '#server/testing/build-shop.ts'
import { buy, homeAddress } from '#server/testing/buy.ts'
import { addBundle, bodyOf, fixed, openShop, stockOf } from '#server/testing/products/bundles/bundle-shop.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall, getCartCall } from '#shared/cart/api.ts'
import * as drafts from '#shared/draft-orders/api.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import { sum } from '#shared/money/sum.ts'
import { fulfilOrderCall } from '#shared/orders/change-api.ts'
import { editOrderCall, previewOrderEditCall } from '#shared/orders/edits/api.ts'
import { blankEdit, type OrderEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import type { OrderLine } from '#shared/orders/schema.ts'
import type { Bundle, BundlePiece } from '#shared/products/bundles/schema.ts'
import type { Product } from '#shared/products/schema.ts'

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

test('an order is found by the title of the bundle in it, also after it was edited', async () => {
  const { set, owner, orderId, parameters, now } = await ordered()
  const found = async () =>
    (await owner.call(listOrdersCall, { query: { search: set.title } })).body.orders.map(({ id }) => id)
  expect(await found()).toEqual([orderId])
  const { lines, revision } = await now()
  const edit = { ...blankEdit, bundles: [{ bundleId: lines[0]!.bundle!.id, quantity: 2 }] }
  const body = { edit, revision, expectedTotalCents: 6100, notifyBuyer: false }
  expect((await owner.call(editOrderCall, { parameters, body })).status).toBe(200)
  expect(await found()).toEqual([orderId])
})

describe('a draft order', () => {
  /** A draft order of two of a product at 25.00 each, and the answer to the call that makes its link. */
  async function sendDraft(shop: TestShop, product: Product, picks?: BundlePiece[]) {
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
                ...{ quantity: 2, unitPriceCents: 2500, ...(picks && { picks }) },
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

  test('can have a bundle whose items staff have picked, and refuses other picks', async () => {
    const { shop, pot, cup, visitor } = await openShop(app)
    const any = await addBundle(shop, choiceOf(2, pot, cup))
    const { link: refused } = await sendDraft(shop, any)
    expect(refused.failure).toMatchObject({
      code: 'draft-order-unavailable',
      reason: expect.stringContaining('This bundle has changed'),
    })
    const { link } = await sendDraft(shop, any, [{ variantId: cup.variants[1]!.id, quantity: 2 }])
    const { pathname, search } = new URL(link.body.url)
    await visitor.request('GET', pathname + search)
    expect((await visitor.call(getCartCall, {})).body).toMatchObject({
      subtotalCents: 5000,
      entries: [{ parts: [{ title: 'Cup', quantity: 2 }] }],
    })
  })
})

describe('an order edit', () => {
  /** Previews and saves an edit of an order. */
  async function edited({ owner, parameters, now }: Awaited<ReturnType<typeof ordered>>, change: Partial<OrderEdit>) {
    const edit = { ...blankEdit, ...change }
    const shown = await owner.call(previewOrderEditCall, { parameters, body: { edit } })
    if (shown.code !== null) return { code: shown.code, changes: [], order: await now() }
    const { changes, grandTotalCents: expectedTotalCents } = shown.body.preview
    const body = { edit, revision: (await now()).revision, expectedTotalCents, notifyBuyer: false }
    const saved = await owner.call(editOrderCall, { parameters, body })
    while ((await app.runJobs()) > 0) {
      // One job returns money, another one follows it.
    }
    return { code: saved.code, changes, order: await now() }
  }
  const toBundles = (quantity: number, { lines }: { lines: readonly OrderLine[] }) => ({
    bundles: [{ bundleId: lines.find(({ bundle }) => bundle)!.bundle!.id, quantity }],
  })

  test('changes how many bundles there are: their parts, their stock and what is owed follow', async () => {
    const set = await ordered()
    const { shop, pot, cup, now } = set
    const { order, changes } = await edited(set, toBundles(2, await now()))
    expect(changes).toEqual(['Tea set: 1 → 2', 'Total: $33.00 → $61.00'])
    expect(order).toMatchObject({ paymentState: 'partly-paid', owedCents: 2800, grandTotalCents: 6100 })
    expect(order.lines.map(({ title, quantity, bundle }) => [title, quantity, bundle?.quantity])).toEqual([
      ['Pot', 2, 2],
      ['Cup', 4, 2],
    ])
    expect(sum(order.lines.map(({ totalCents }) => totalCents))).toBe(5600)
    expect([await stockOf(app, shop, pot), await stockOf(app, shop, cup), await stockOf(app, shop, set.set)]).toEqual([
      3, 2, 1,
    ])
    const more = await edited(set, toBundles(4, order))
    expect([more.code, more.order.grandTotalCents]).toEqual(['not-enough-stock', 6100])
    const back = await edited(set, toBundles(1, order))
    expect(back.order).toMatchObject({ paymentState: 'paid', owedCents: 0, grandTotalCents: 3300, refunds: [] })
    expect([await stockOf(app, shop, pot), await stockOf(app, shop, cup)]).toEqual([4, 4])
  })

  test('removes a bundle beside something else, and returns what it cost', async () => {
    const set = await ordered()
    const { shop, pot, cup, now } = set
    const added = [{ kind: 'free' as const, title: 'Card', quantity: 1, unitPriceCents: 500, isTaxed: false }]
    const more = added.map((line) => ({ ...line, taxCategoryId: '' as const, isShipped: true }))
    const { order, changes } = await edited(set, { ...toBundles(0, await now()), added: more })
    expect(changes[0]).toBe('Removed: 1 × Tea set')
    expect(order).toMatchObject({ grandTotalCents: 1000, lines: [{ title: 'Card' }], refunds: [{ cents: 2300 }] })
    expect([await stockOf(app, shop, pot), await stockOf(app, shop, cup)]).toEqual([5, 6])
  })

  test('adds bundles, whose parts have the stock and share the price to the cent', async () => {
    const set = await ordered()
    const { shop, pot, cup } = set
    const any = await addBundle(shop, choiceOf(3, pot, cup), { title: 'Any three' })
    const [red, blue] = cup.variants
    const picks = [
      { variantId: red!.id, quantity: 1 },
      { variantId: blue!.id, quantity: 2 },
    ]
    const bundle = { kind: 'product' as const, variantId: any.variants[0]!.id, quantity: 2, unitPriceCents: 1000 }
    expect((await edited(set, { added: [bundle] })).code).toBe('bundle-changed')
    const { order, changes } = await edited(set, { added: [{ ...bundle, picks }] })
    expect(changes[0]).toBe('Added: 2 × Any three at $10.00')
    const parts = order.lines.filter((line) => line.bundle?.title === 'Any three')
    expect(sum(parts.map(({ totalCents }) => totalCents))).toBe(2000)
    expect(sum(parts.map(({ quantity }) => quantity))).toBe(6)
    expect(new Set(parts.map((line) => `${line.bundle!.id} ${line.bundle!.quantity}`)).size).toBe(1)
    expect(order).toMatchObject({ owedCents: 2000, grandTotalCents: 5300 })
    // Two red cups are in the first bundle.
    expect(await stockOf(app, shop, cup)).toBe(2)
    const more = { kind: 'product' as const, variantId: set.set.variants[0]!.id, quantity: 2, unitPriceCents: null }
    const { order: both, code } = await edited(set, { added: [{ ...more, quantity: 1 }] })
    expect([code, both.owedCents, await stockOf(app, shop, cup)]).toEqual([null, 4800, 0])
    const shown = await set.owner.call(previewOrderEditCall, {
      parameters: set.parameters,
      body: { edit: { ...blankEdit, added: [more] } },
    })
    expect(shown.body.preview.shortages).toEqual([{ variantId: red!.id, name: 'Cup (Red)', available: 0 }])
  })

  test('leaves the parts of a bundle together, and keeps what was shipped', async () => {
    const set = await ordered()
    const { owner, cup, parameters, lineOf, now } = set
    const { id: lineId } = await lineOf(cup)
    expect((await edited(set, { quantities: [{ lineId, quantity: 1 }] })).code).toBe('order-edit-line')
    const shipment = { carrier: '', trackingNumber: '', trackingUrl: '', notifyBuyer: false }
    await owner.call(fulfilOrderCall, { parameters, body: { ...shipment, lines: [{ lineId, quantity: 1 }] } })
    expect((await edited(set, toBundles(0, await now()))).code).toBe('order-edit-line')
  })
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

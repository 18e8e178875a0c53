import { expect, test } from 'vitest'
import { reserveStock } from '#server/checkout/reserve-stock.ts'
import { newId } from '#server/identifiers.ts'
import type { Payment } from '#server/payments/payment-store.ts'
import { setStock } from '#server/stock/set-stock.ts'
import { takeStock } from '#server/stock/take-stock.ts'
import type { ProductFacts, TestShop } from '#server/testing/build-shop.ts'
import { pay } from '#server/testing/buy.ts'
import { addBundle, bodyOf, fixed, openShop, stockOf } from '#server/testing/products/bundles/bundle-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall, getCartCall, removeEntryCall, setEntryQuantityCall } from '#shared/cart/api.ts'
import { sentenceOf } from '#shared/failures.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { createProductCall, getProductCall, updateProductCall } from '#shared/products/api.ts'
import type { Bundle } from '#shared/products/bundles/schema.ts'
import type { Product } from '#shared/products/schema.ts'
import { listStockLocationsCall, saveStockLocationsCall } from '#shared/stock-locations/schema.ts'
import { lockProducts, readProduct } from '../read-product.ts'
import { saveProducts } from '../write/save-product.ts'
import { toInput } from '../write/to-input.ts'

const app = await startTestApp()
const read = async (shop: TestShop, product: Product) => (await readProduct(app.reading(shop.website), product.id))!

test('a bundle has the stock that its parts allow, and follows them', async () => {
  const { shop, pot, cup } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  expect(await stockOf(app, shop, set)).toBe(3)
  const change = (product: Product, quantity: number) =>
    app.changing(shop.website, (scope) =>
      setStock(scope, [{ variantId: product.variants[0]!.id, kind: 'set', quantity }], newId()),
    )
  await change(cup, 3)
  expect(await stockOf(app, shop, set)).toBe(1)
  await change(cup, 0)
  const row = app.services.database.selectFrom('products').select('sold_out').where('website_id', '=', shop.website.id)
  expect(await row.where('id', '=', set.id).executeTakeFirstOrThrow()).toEqual({ sold_out: 1 })
  await change(set, 99)
  expect(await stockOf(app, shop, set)).toBe(0)
})

test('an order has the parts of a bundle, whose prices sum to that of the bundle', async () => {
  const { shop, pot, cup, visitor } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]), { variants: [{ priceCents: 2801 }] })
  const added = await visitor.call(addCartEntryCall, { body: bodyOf(set, 2) })
  expect(added.body.newlyAdded).toMatchObject({
    ...{ quantity: 2, purchasePriceCents: 2801, subTotal: 5602, problem: null, available: 3 },
    parts: [
      { title: 'Pot', quantity: 1 },
      { title: 'Cup', quantity: 2 },
    ],
  })
  const cart = added.body.shoppingCart
  expect(cart).toMatchObject({ subtotalCents: 5602, totalQuantity: 2 })
  const standard = 500
  const paid = await pay(visitor, {
    expectedTotalCents: cart.grandTotalCents + standard,
    paymentMethod: 'bank-transfer',
    paymentToken: null,
  })
  if (paid.body?.state !== 'placed') throw new Error(JSON.stringify(paid))
  const owner = await app.owner(shop.website)
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId: paid.body.orderId } })).body
  expect(order.subtotalCents).toBe(5602)
  expect(order.lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(5602)
  expect(order.lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(6)
  const groups = new Set(order.lines.map((line) => JSON.stringify(line.bundle)))
  expect([...groups].map((text) => JSON.parse(text))).toEqual([
    {
      ...{ id: expect.any(String), sku: set.variants[0]!.sku, productId: set.id, variantId: set.variants[0]!.id },
      ...{ title: 'Tea set', imageUrl: null, quantity: 2 },
    },
  ])
  expect(await stockOf(app, shop, pot)).toBe(3)
  expect(await stockOf(app, shop, cup)).toBe(2)
  expect(await stockOf(app, shop, set)).toBe(1)
})

test('a part in several bundles and alone counts together', async () => {
  const { shop, pot, cup, visitor } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  const pair = await addBundle(shop, fixed([cup, 2, 0]), { title: 'Two cups' })
  const set1 = await visitor.call(addCartEntryCall, { body: bodyOf(set, 1) })
  await visitor.call(addCartEntryCall, { body: bodyOf(pair, 1) })
  await visitor.call(addCartEntryCall, { body: { itemId: cup.id, sku: cup.variants[0]!.sku, quantity: 2 } })
  const refused = await visitor.call(addCartEntryCall, { body: bodyOf(pair, 1) })
  expect(refused.code).toBe('not-enough-stock')
  expect(sentenceOf(refused.failure)).toBe('Sorry, we do not have enough of Cup (Red) available.')
  const parameters = { entryId: set1.body.newlyAdded.id }
  expect((await visitor.call(setEntryQuantityCall, { parameters, body: { quantity: 2 } })).code).toBe(
    'not-enough-stock',
  )
  await visitor.call(removeEntryCall, { parameters })
  expect((await visitor.call(addCartEntryCall, { body: bodyOf(pair, 1) })).body.newlyAdded.quantity).toBe(2)
})

test('a bundle that can’t be bought any more names the part that is short, in the cart and at the payment', async () => {
  const { shop, pot, cup, visitor } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  const { shoppingCart } = (await visitor.call(addCartEntryCall, { body: bodyOf(set, 1) })).body
  await app.changing(shop.website, (scope) =>
    setStock(scope, [{ variantId: cup.variants[0]!.id, kind: 'set', quantity: 1 }], newId()),
  )
  const words = 'Sorry, we do not have enough of Cup (Red) available.'
  expect((await visitor.call(getCartCall, { query: {} })).body.entries[0]!.problem).toBe(words)
  // A buyer whose payment begins at this moment gets the same answer.
  const line = {
    ...{ variantId: cup.variants[0]!.id, quantity: 2, productType: 1, title: 'Cup', attributes: { Color: 'Red' } },
  }
  const draft = { lines: [{ ...line, bundle: { title: 'Set' } }], giftCards: [] } as unknown as Payment['draft']
  const refused = await app.changing(shop.website, (scope) => reserveStock(scope, { id: newId(), draft }))
  expect(refused.ok || sentenceOf(refused.failure)).toBe(words)
  const alone = { lines: [line], giftCards: [] } as unknown as Payment['draft']
  const other = await app.changing(shop.website, (scope) => reserveStock(scope, { id: newId(), draft: alone }))
  expect(other.ok || sentenceOf(other.failure)).toBe('Sorry, we do not have enough of that item available.')
  expect(shoppingCart.entries[0]!.problem).toBeNull()
})

test('what buyers pick is checked, and different picks are different lines', async () => {
  const { shop, pot, cup, visitor } = await openShop(app)
  const parts = [pot, cup].map(({ id: productId }) => ({ productId, variantId: null }))
  const any = await addBundle(shop, { kind: 'choice', pick: 2, repeats: true, parts })
  const call = (picked?: [Product, number, number][]) =>
    visitor.call(addCartEntryCall, { body: bodyOf(any, 1, picked) })
  for (const picked of [undefined, [], [[cup, 0, 1]], [[cup, 0, 3]]] as ([Product, number, number][] | undefined)[])
    expect((await call(picked)).code).toBe('bundle-incomplete')
  expect((await call([[cup, 0, 2]])).body.newlyAdded.parts).toMatchObject([{ title: 'Cup', quantity: 2 }])
  expect(
    (
      await call([
        [cup, 1, 1],
        [pot, 0, 1],
      ])
    ).body.shoppingCart.entries,
  ).toHaveLength(2)
  expect(
    (
      await call([
        [pot, 0, 1],
        [cup, 1, 1],
      ])
    ).body.newlyAdded.quantity,
  ).toBe(2)
  expect(
    (
      await call([
        [cup, 0, 2],
        [pot, 0, 0],
      ] as never)
    ).status,
  ).toBe(400)
})

test('variants that are left open are chosen by the buyer', async () => {
  const { shop, pot, cup, visitor } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2]))
  expect((await visitor.call(addCartEntryCall, { body: bodyOf(set) })).code).toBe('bundle-incomplete')
  const added = await visitor.call(addCartEntryCall, { body: bodyOf(set, 1, [[cup, 1, 2]]) })
  expect(added.body.newlyAdded).toMatchObject({
    parts: [{ title: 'Pot' }, { attributes: { Color: 'Blue' }, quantity: 2 }],
    picks: [{ sku: cup.variants[1]!.sku, quantity: 2 }],
  })
})

test('a hidden part makes its bundle unavailable', async () => {
  const { shop, pot, cup, visitor } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  await visitor.call(addCartEntryCall, { body: bodyOf(set) })
  const owner = await app.owner(shop.website)
  const body = { ...toInput(await read(shop, cup)), status: 'draft' as const, updatedAt: cup.updatedAt }
  expect((await owner.call(updateProductCall, { parameters: { productId: cup.id }, body })).status).toBe(200)
  expect(await stockOf(app, shop, set)).toBe(0)
  const [entry] = (await visitor.call(getCartCall, {})).body.entries
  expect(entry!.problem).toBe('Sorry, this item is no longer available.')
  expect((await visitor.request('GET', `/shop/p/${set.urlId}`)).body).toContain('Unavailable')
})

test('a bundle that its owner has changed has to be added again', async () => {
  const { shop, pot, cup, visitor } = await openShop(app)
  const parts = [pot, cup].map(({ id: productId }) => ({ productId, variantId: null }))
  const any = await addBundle(shop, { kind: 'choice', pick: 2, repeats: true, parts })
  await visitor.call(addCartEntryCall, { body: bodyOf(any, 1, [[cup, 0, 2]]) })
  const owner = await app.owner(shop.website)
  const now = await read(shop, any)
  const body = { ...toInput(now), bundle: { ...any.bundle, pick: 3 } as Bundle, updatedAt: now.updatedAt }
  await owner.call(updateProductCall, { parameters: { productId: any.id }, body })
  const [entry] = (await visitor.call(getCartCall, {})).body.entries
  expect(entry!.problem).toBe('This bundle has changed. Remove it and add it again.')
})

test('refused: what cannot be in a bundle, and what cannot be one', async () => {
  const { shop, pot, cup } = await openShop(app)
  const owner = await app.owner(shop.website)
  const set = await addBundle(shop, fixed([pot, 1, 0]))
  const codeOf = async (changes: ProductFacts) =>
    (await owner.call(createProductCall, { body: shop.input(changes) })).code
  expect(await codeOf({ bundle: fixed([set, 1, 0]) })).toBe('bundle-part-not-allowed')
  const gone = { kind: 'fixed' as const, parts: [{ productId: newId(), variantId: null, quantity: 1 }] }
  expect(await codeOf({ bundle: gone })).toBe('bundle-part-missing')
  expect(await codeOf({ bundle: fixed([cup, 20, 0], [cup, 20, 1], [pot, 20, 0], [pot, 20, 0]) })).toBe(
    'bundle-too-large',
  )
  expect(await codeOf({ bundle: fixed([cup, 1, 0]), productType: 2 })).toBe('bundle-kind')
  const body = { ...toInput(await read(shop, pot)), bundle: fixed([cup, 1, 0]), updatedAt: pot.updatedAt }
  expect((await owner.call(updateProductCall, { parameters: { productId: pot.id }, body })).code).toBe(
    'bundle-not-possible',
  )
  // A program that does not know about bundles changes nothing about them.
  const { bundle: _, ...rest } = toInput(await read(shop, set))
  await owner.call(updateProductCall, {
    parameters: { productId: set.id },
    body: { ...rest, title: 'Set', updatedAt: set.updatedAt },
  })
  const saved = (await owner.call(getProductCall, { parameters: { productId: set.id } })).body.product
  expect(saved).toMatchObject({ title: 'Set', bundle: set.bundle })
})

test('a bundle can be bought without JavaScript', async () => {
  const { shop, pot, cup, visitor } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2]))
  const page = (await visitor.request('GET', `/shop/p/${set.urlId}`)).body as string
  expect(page).toContain('name="pick-1"')
  expect(page).toContain('What’s included')
  expect(page).toContain('You save $4.00')
})

test('two buyers at once never buy more parts than there are', async () => {
  const { shop, pot, cup } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  const pair = await addBundle(shop, fixed([cup, 2, 0]), { title: 'Two cups' })
  const buyers = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const visitor = app.visitor(shop.website)
      const added = await visitor.call(addCartEntryCall, { body: bodyOf(index % 2 ? set : pair) })
      return { visitor, total: added.body.shoppingCart.grandTotalCents + 500 }
    }),
  )
  const answers = await Promise.all(
    buyers.map(({ visitor, total }) =>
      pay(visitor, { expectedTotalCents: total, paymentMethod: 'bank-transfer', paymentToken: null }),
    ),
  )
  expect(answers.filter(({ code }) => code === null)).toHaveLength(3)
  expect(await stockOf(app, shop, cup)).toBe(0)
  expect([await stockOf(app, shop, set), await stockOf(app, shop, pair)]).toEqual([0, 0])
})

test('buyers and owners who change parts and bundles together leave the right stock', async () => {
  const { shop, pot, cup, visitor } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  // Newer than the bundle, so that its id is after that of the bundle.
  const tray = await shop.addProduct({ title: 'Tray', variants: [{ qtyInStock: 9 }] })
  const owner = await app.owner(shop.website)
  const now = await read(shop, set)
  const withTray = { ...toInput(now), bundle: fixed([pot, 1, 0], [tray, 1, 0]), updatedAt: now.updatedAt }
  await owner.call(updateProductCall, { parameters: { productId: set.id }, body: withTray })
  expect(await stockOf(app, shop, set)).toBe(5)
  const take = (product: Product) =>
    app.changing(shop.website, async (scope) =>
      takeStock(scope, [{ variantId: product.variants[0]!.id, quantity: 1 }], newId()),
    )
  const change = async (title: string) =>
    app.changing(shop.website, async (scope) => {
      const products = [...(await lockProducts(scope, [set.id, tray.id, pot.id])).values()]
      const items = products.map((one) => ({
        productId: one.id,
        input: { ...toInput(one), title: `${one.title} ${title}` },
      }))
      const saved = await saveProducts(scope, items, { batchId: newId(), productLimit: 100 })
      return saved.find(({ ok }) => !ok) ?? saved[0]!
    })
  const done = await Promise.all([
    ...Array.from({ length: 4 }, () => take(tray)),
    ...Array.from({ length: 4 }, () => take(pot)),
    ...['one', 'two', 'three'].map(change),
  ])
  expect(done.every(({ ok }) => ok)).toBe(true)
  expect(await Promise.all([pot, tray, set].map((one) => stockOf(app, shop, one)))).toEqual([1, 5, 1])
  expect((await visitor.request('GET', `/shop/p/${set.urlId}`)).statusCode).toBe(200)
})

test('a bundle counts what is at the locations that sell online', async () => {
  const { shop, pot, cup } = await openShop(app)
  const set = await addBundle(shop, fixed([pot, 1, 0], [cup, 2, 0]))
  const owner = await app.owner(shop.website)
  const main = (await owner.call(listStockLocationsCall, {})).body.locations[0]!
  const save = (locations: BodyOf<typeof saveStockLocationsCall>['locations']) =>
    owner.call(saveStockLocationsCall, { body: { locations } })
  const room = { id: null, name: 'Store room', sellsOnline: false, pickupMethodId: null }
  const { locations } = (await save([main, room])).body
  const locationId = locations[1]!.id
  await app.changing(shop.website, (scope) =>
    setStock(scope, [{ variantId: cup.variants[0]!.id, kind: 'set', locationId, quantity: 4 }], newId()),
  )
  expect(await stockOf(app, shop, set)).toBe(3)
  await save([main, { ...locations[1]!, sellsOnline: true }])
  expect(await stockOf(app, shop, set)).toBe(5)
  await save([main, locations[1]!])
  expect(await stockOf(app, shop, set)).toBe(3)
})

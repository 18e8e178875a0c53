import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { buy, nothingSent, pay } from '#server/testing/buy.ts'
import { choose, pounds } from '#server/testing/currencies/choose.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall, getCartCall } from '#shared/cart/api.ts'
import { listCardsOfOrderCall } from '#shared/gift-cards/owner-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { createProductCall, getProductCall, updateProductCall } from '#shared/products/api.ts'
import { productTypes } from '#shared/products/codes.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })

const ownAmounts = { leastCents: 1000, mostCents: 50_000 }
const values = [2500, 5000].map((priceCents) => ({ priceCents, attributes: { Value: `$${priceCents / 100}` } }))

/** A shop that sells a gift card of 25, 50 or an amount from 10 to 500. */
async function openShop(changes: Parameters<typeof app.buildWebsite>[0] = {}) {
  const shop = await buildShop(app, changes)
  const owner = await app.owner(shop.website)
  const input = shop.input({ title: 'Gift card', productType: productTypes.giftCard, ownAmounts, variants: values })
  const { product } = (await owner.call(createProductCall, { body: input })).body
  const [{ sku }, other] = product.variants as [(typeof product.variants)[0], (typeof product.variants)[0]]
  const item = { itemId: product.id, sku, quantity: 1 }
  const add = (visitor: Browser, ownAmountCents?: number, changes: { sku?: string; quantity?: number } = {}) =>
    visitor.call(addCartEntryCall, { body: { ...item, ...changes, ...(ownAmountCents && { ownAmountCents }) } })
  /** Saves the product with other own amounts. */
  const offer = async (next: typeof ownAmounts | undefined) => {
    const now = (await owner.call(getProductCall, { parameters: { productId: product.id } })).body.product
    const { id: _, createdAt: _created, updatedAt, pictures: _pictures, files: _files, ...kept } = now
    const variants = now.variants.map((variant) => ({ ...variant, seenQtyInStock: null }))
    const body = { ...kept, variants, pictures: [], files: [], ownAmounts: next, updatedAt }
    return owner.call(updateProductCall, { parameters: { productId: product.id }, body })
  }
  return { ...shop, owner, product, item, other, add, offer }
}

const cartOf = async (visitor: Browser) => (await visitor.call(getCartCall, {})).body

test('a card is worth the amount that its buyer has chosen, and so are its order and its line', async () => {
  const { website, owner, add } = await openShop()
  const visitor = app.visitor(website)
  const added = (await add(visitor, 3750)).body.newlyAdded
  expect(added).toMatchObject({
    ...{ purchasePriceCents: 3750, regularPriceCents: 3750, ownAmountCents: 3750, problem: null },
    chosenVariant: { attributes: { Value: '$37.50' } },
  })
  const { orderId } = await buy(visitor, { ...nothingSent, expectedTotalCents: 3750 })
  await app.runJobs()
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
  expect(order).toMatchObject({
    ...{ grandTotalCents: 3750, taxCents: 0 },
    lines: [{ unitPriceCents: 3750, paidCents: 3750, attributes: { Value: '$37.50' }, isOwnAmount: true }],
  })
  const { cards } = (await owner.call(listCardsOfOrderCall, { parameters: { orderId } })).body
  expect(cards.map(({ card }) => card.balanceCents)).toEqual([3750])
  const emails = await app.services.database
    .selectFrom('letters')
    .select('html')
    .where('website_id', '=', website.id)
    .execute()
  expect(emails.some(({ html }) => html.includes('$37.50'))).toBe(true)
})

test('two amounts are two lines, and the same amount again joins its line', async () => {
  const { website, add } = await openShop()
  const visitor = app.visitor(website)
  for (const cents of [3000, 4000, undefined, 3000]) await add(visitor, cents)
  const { entries, subtotalCents } = await cartOf(visitor)
  expect(entries.map((one) => [one.purchasePriceCents, one.quantity, one.ownAmountCents])).toEqual([
    [3000, 2, 3000],
    [4000, 1, 4000],
    [2500, 1, undefined],
  ])
  expect(subtotalCents).toBe(12_500)
})

test('an amount outside the limits is refused, and one for a product without own amounts too', async () => {
  const { website, add, addProduct } = await openShop()
  const visitor = app.visitor(website)
  const codes = []
  for (const cents of [999, 50_001]) codes.push((await add(visitor, cents)).code)
  expect(codes).toEqual(['own-amount-out-of-range', 'own-amount-out-of-range'])
  const mug = await addProduct({ variants: [{ priceCents: 2000 }] })
  const body = { itemId: mug.id, sku: mug.variants[0]!.sku, quantity: 1, ownAmountCents: 1 }
  expect((await visitor.call(addCartEntryCall, { body })).code).toBe('own-amount-not-offered')
  expect((await cartOf(visitor)).entries).toEqual([])
})

test('a line that the owner no longer offers stays with the reason, costs nothing and stops the order', async () => {
  const { website, add, offer } = await openShop()
  const visitor = app.visitor(website)
  await add(visitor, 3000)
  await add(visitor)
  await offer({ leastCents: 4000, mostCents: 50_000 })
  const cart = await cartOf(visitor)
  expect(cart.entries.map(({ problem }) => problem)).toEqual(['Enter an amount from $40 to $500.', null])
  expect(cart.subtotalCents).toBe(2500)
  expect((await pay(visitor, { ...nothingSent, expectedTotalCents: 2500 })).code).toBe('cart-problem')
  const saved = await offer(undefined)
  expect(saved.body.product.ownAmounts).toBeUndefined()
  expect((await cartOf(visitor)).entries[0]!.problem).toContain('choose one of its values')
})

test('an amount belongs to the currency of the visitor, whose limits are converted', async () => {
  const { website, owner, add } = await openShop({ settings: { ...shopSettings(), currencies: [pounds] } })
  const visitor = app.visitor(website)
  await choose(visitor, 'GBP')
  expect((await add(visitor, 799)).code).toBe('own-amount-out-of-range')
  await add(visitor, 800)
  expect((await cartOf(visitor)).entries[0]).toMatchObject({ purchasePriceCents: 800, problem: null })
  await choose(visitor, 'USD')
  const cart = await cartOf(visitor)
  expect(cart.entries[0]!.problem).toContain('You chose this amount in GBP.')
  expect(cart.subtotalCents).toBe(0)
  await choose(visitor, 'GBP')
  const { orderId } = await buy(visitor, { ...nothingSent, expectedTotalCents: 800, expectedCurrency: 'GBP' })
  await app.runJobs()
  const { cards } = (await owner.call(listCardsOfOrderCall, { parameters: { orderId } })).body
  expect(cards.map(({ card }) => [card.balanceCents, card.currency])).toEqual([[800, 'GBP']])
})

test('a product keeps its own amounts, and refuses those that are reversed', async () => {
  const { product, offer } = await openShop()
  expect(product.ownAmounts).toEqual(ownAmounts)
  expect((await offer({ leastCents: 2000, mostCents: 1000 })).code).toBe('own-amounts-reversed')
})

test('without a script the amount is typed, asked again beside its field, and bought', async () => {
  const { website, item } = await openShop()
  const visitor = app.visitor(website)
  const page = await visitor.request('GET', '/shop')
  expect(page.statusCode).toBe(200)
  const post = (fields: Record<string, string>) =>
    visitor.request('POST', '/cart/add', new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      'x-csrf-token': '',
    })
  const choice = { itemId: item.itemId, 'variant-option-Value': 'own-amount', quantity: '1' }
  const refused = await post({ ...choice, ownAmount: '5' })
  expect(refused.statusCode).toBe(200)
  expect(refused.body).toContain('Enter an amount from $10 to $500.')
  expect(refused.body).toMatch(/<input(?=[^>]*name="ownAmount")[^>]*aria-invalid="true"/)
  const hidden = Object.fromEntries(
    [...refused.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  )
  const again = await post({ ...hidden, ownAmount: '' })
  expect(again.statusCode).toBe(400)
  expect(again.body).toContain('Enter an amount with no more than two decimals, like 25 or 25.50.')
  const done = await post({ ...hidden, ownAmount: '37.5' })
  expect([done.statusCode, done.headers.location]).toEqual([303, '/cart'])
  expect((await cartOf(visitor)).entries).toMatchObject([{ purchasePriceCents: 3750, quantity: 1 }])
  // A value wins over an amount that is still in the hidden field.
  await post({ ...choice, crumb: hidden.crumb!, 'variant-option-Value': '$50', ownAmount: '37.5' })
  expect((await cartOf(visitor)).entries).toHaveLength(1)
})

test('an order with an own amount can be repeated with that amount', async () => {
  const { website, add, offer } = await openShop()
  const visitor = app.visitor(website)
  await add(visitor, 3750)
  const { orderId, url } = await buy(visitor, { ...nothingSent, expectedTotalCents: 3750 })
  const { body: page } = await visitor.request('GET', url)
  const key = /name="key" value="([^"]*)"/.exec(page)![1]!
  const again = () =>
    visitor.request(
      'POST',
      '/cart/again',
      new URLSearchParams({ orderId, key, crumb: visitor.cookies.get('crumb')! }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' },
    )
  expect((await again()).headers.location).toBe('/cart')
  expect((await cartOf(visitor)).entries).toMatchObject([{ purchasePriceCents: 3750 }])
  await offer({ leastCents: 4000, mostCents: 5000 })
  expect((await again()).statusCode).toBe(400)
})

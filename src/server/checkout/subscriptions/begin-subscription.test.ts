import { describe, expect, test, vi } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add } from '#server/testing/buy.ts'
import { START, startSubscriptionShops } from '#server/testing/checkout/subscriptions/subscription-shops.ts'
import { fakeTokens } from '#server/testing/payments/stripe/fake-account.ts'
import { getCartCall } from '#shared/cart/api.ts'
import { addSubscriptionCall } from '#shared/subscriptions/cart-api.ts'

const { app, shop } = await startSubscriptionShops()

describe('the call that begins a subscription', () => {
  test('returns a token whose page leads to the checkout, and the visitor’s own cart comes back after it', async () => {
    const { website, tea, visitor, buyWith } = await shop()
    const mug = await buildProduct(app, website, {})
    await add(visitor, mug)
    const own = (await visitor.call(getCartCall, {})).body.id
    const { body } = await visitor.call(addSubscriptionCall, {
      body: { itemId: tea.itemId, sku: tea.sku, qty: 1, additionalFields: null },
    })
    expect(Buffer.from(body.cartToken, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    const address = `/subscribe?cartToken=${body.cartToken}`
    const shown = await visitor.request('GET', address)
    expect([shown.statusCode, shown.headers['referrer-policy']]).toEqual([200, 'same-origin'])
    expect(shown.body).toContain('$20.00 monthly')
    const crumb = visitor.cookies.get('crumb') ?? /name="crumb" value="([^"]+)"/.exec(shown.body)![1]!
    const posted = await visitor.request('POST', address, `crumb=${encodeURIComponent(crumb)}&to=checkout`, {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([posted.statusCode, posted.headers.location]).toEqual([303, '/checkout'])
    expect((await visitor.request('GET', '/checkout')).body).toContain('Tea: $20.00 monthly')
    expect((await buyWith(fakeTokens.approves)).body.state).toBe('placed')
    expect((await visitor.call(getCartCall, {})).body.id).toBe(own)
  })

  test('works for half an hour, on its own website', async () => {
    const { website, tea, visitor } = await shop()
    const other = await shop()
    const { cartToken } = (
      await visitor.call(addSubscriptionCall, { body: { itemId: tea.itemId, sku: tea.sku, qty: 1 } })
    ).body
    const open = (site = website) => app.visitor(site).request('GET', `/subscribe?cartToken=${cartToken}`)
    expect((await open(other.website)).statusCode).toBe(410)
    vi.setSystemTime(START + 29 * 60_000)
    expect((await open()).statusCode).toBe(200)
    vi.setSystemTime(START + 31 * 60_000)
    expect((await open()).statusCode).toBe(410)
  })

  test('refuses what is sold once, and what is sold out', async () => {
    const { website, tea, visitor } = await shop({ stock: 0 })
    const mug = await buildProduct(app, website, {})
    const begin = async ({ itemId, sku }: { itemId: string; sku: string }) =>
      (await visitor.call(addSubscriptionCall, { body: { itemId, sku, qty: 1 } })).code
    expect(await begin(mug)).toBe('subscription-not-offered')
    expect(await begin(tea)).toBe('not-enough-stock')
  })
})

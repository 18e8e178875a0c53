import { createHash } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, orderBody, orderIn } from '#server/testing/buy.ts'
import { startFakeReceivers } from '#server/testing/pixels/fake-receivers.ts'
import { type Browser, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { placeOrderCall } from '#shared/checkout/schema.ts'
import { getConsentCall, saveConsentCall } from '#shared/consent/api.ts'
import { choiceText } from '#shared/consent/choice.ts'
import { pathOf } from '#shared/http/call.ts'
import { getPixelsCall, removePixelTokenCall, savePixelsCall, savePixelTokenCall } from '#shared/pixels/api.ts'
import type { PixelProvider } from '#shared/pixels/providers.ts'

const receivers = await startFakeReceivers()
afterAll(receivers.close)
const app = await startTestApp({ PIXELS_API_URL: receivers.url })
beforeEach(() => {
  receivers.answerWith(null)
  receivers.taken.length = 0
})

const ids = {
  meta: '1234567890123456',
  google: 'G-AB12CD34EF',
  tiktok: 'C4ABCDEF0123456789AB',
  pinterest: '2612345678901',
} satisfies Record<PixelProvider, string>
const token = 'EAAB-secret-token-of-the-owner'
const userAgent = 'Mozilla/5.0 (test)'

/** A site that asks for marketing and has all pixels. */
async function buildSite({ asks = true, at = app } = {}) {
  const website = await at.buildWebsite()
  const owner = await at.owner(website)
  const { consent } = (await owner.call(getConsentCall, {})).body
  const purposes = { ...consent.purposes, marketing: { ...consent.purposes.marketing, isAsked: asks } }
  await owner.call(saveConsentCall, { body: { consent: { ...consent, isEnabled: true, purposes }, revision: 0 } })
  await owner.call(savePixelsCall, { body: { pixels: ids, revision: 0 } })
  return { website, owner }
}

interface Sent {
  readonly cookies?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly visitor?: Browser
}

/** Buys two mugs for 40.00 and 5.00 shipping, with these cookies as browsers send them, and these headers. */
async function buyMugs(
  at: TestApp,
  website: Website,
  { cookies = {}, headers = {}, visitor = at.visitor(website) }: Sent = {},
) {
  await add(visitor, await buildProduct(at, website, { title: 'Mug' }), 2)
  const cookie = Object.entries({ ...Object.fromEntries(visitor.cookies), ...cookies })
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const body = orderBody({ expectedTotalCents: 4500 })
  const placed = await visitor.request('POST', pathOf(placeOrderCall, {}), body, { ...headers, cookie })
  return { visitor, order: orderIn({ body: placed.json() }) }
}

const agreed = { 'cookie-consent': choiceText(1, ['marketing']) }

describe('the settings', () => {
  test('keep ids in the formats of the companies, and refuse others', async () => {
    const { owner } = await buildSite()
    expect((await owner.call(getPixelsCall, {})).body).toMatchObject({
      ...{ pixels: ids, revision: 1, tokens: [], asksForMarketing: true },
    })
    for (const [provider, id] of [
      ['meta', '12345 67890'],
      ['google', 'UA-1234-1'],
      ['tiktok', '"><script>'],
      ['pinterest', 'tag'],
    ]) {
      const pixels = { ...ids, [provider!]: id }
      expect((await owner.call(savePixelsCall, { body: { pixels, revision: 1 } })).status, provider).toBe(400)
    }
  })

  test('tell nobody the access token, and list its changes without it', async () => {
    const { website, owner } = await buildSite()
    const parameters = { provider: 'meta' } as const
    expect((await owner.call(savePixelTokenCall, { parameters, body: { token } })).status).toBe(200)
    const reply = await owner.call(getPixelsCall, {})
    expect(reply.body.tokens).toMatchObject([{ provider: 'meta', sentAt: null, problem: null }])
    expect(JSON.stringify(reply.body)).not.toContain(token)
    const { changes } = (await owner.call(listChangesCall, {})).body
    expect(changes[0]).toMatchObject({ noun: 'pixel-tokens', kind: 'created', whyFinal: 'key-not-logged' })
    const row = await app.services.database
      .selectFrom('pixel_tokens')
      .select('token')
      .where('website_id', '=', website.id)
      .executeTakeFirstOrThrow()
    expect(row.token).not.toContain(token)
    await owner.call(removePixelTokenCall, { parameters })
    expect((await owner.call(getPixelsCall, {})).body.tokens).toEqual([])
  })

  test('take a token only for a pixel that is there, and for Pinterest with the ad account', async () => {
    const website = await app.buildWebsite()
    const owner = await app.owner(website)
    const parameters = { provider: 'pinterest' } as const
    const save = (adAccountId = '') => owner.call(savePixelTokenCall, { parameters, body: { token, adAccountId } })
    expect((await save('549755885175')).code).toBe('pixel-id-missing')
    await owner.call(savePixelsCall, { body: { pixels: ids, revision: 0 } })
    expect((await save()).code).toBe('ad-account-missing')
    expect((await save('549755885175')).status).toBe(200)
  })
})

describe('pages', () => {
  const policyOf = async (website: Website, path = '/') => {
    const answer = await app.visitor(website).request('GET', path)
    return { policy: String(answer.headers['content-security-policy']), html: answer.body }
  }

  test('what staff see is not what visitors get from the cache', async () => {
    const { website, owner } = await buildSite()
    const visitor = app.visitor(website)
    await buildProduct(app, website, { title: 'Mug' })
    for (let round = 0; round < 2; round += 1) {
      expect((await owner.request('GET', '/shop')).body).not.toContain('data-pixels')
      expect((await visitor.request('GET', '/shop')).body).toContain('data-pixels')
    }
  })

  test('allow the hosts of the companies that the site uses, and no others', async () => {
    const { website, owner } = await buildSite()
    await owner.call(savePixelsCall, { body: { pixels: { ...ids, google: '', tiktok: '' }, revision: 1 } })
    const { policy, html } = await policyOf(website, '/no-such-page')
    expect(html).toContain(`data-pixels="{&quot;meta&quot;:&quot;${ids.meta}&quot;`)
    expect(policy).toContain('https://connect.facebook.net')
    expect(policy).toContain('https://s.pinimg.com')
    expect(policy).not.toMatch(/googletagmanager|tiktok/)
  })

  test.each(['/cart', '/checkout'])('%s runs nothing of another company', async (path) => {
    const { website } = await buildSite()
    const { policy, html } = await policyOf(website, path)
    expect(html).not.toContain('data-pixels')
    expect(policy).not.toMatch(/facebook|googletagmanager|tiktok|pinimg/)
  })

  test('have no pixels where visitors are not asked for marketing, and for staff', async () => {
    const { website } = await buildSite({ asks: false })
    expect((await policyOf(website, '/no-such-page')).html).not.toContain('data-pixels')
    const asking = await buildSite()
    expect((await asking.owner.request('GET', '/no-such-page')).body).not.toContain('data-pixels')
  })

  test('of a new order give the frame its sums, and allow no script of another company', async () => {
    const { website } = await buildSite()
    const { visitor, order } = await buyMugs(app, website)
    const page = await visitor.request('GET', `${order.url}&confirmed`)
    const text = /data-purchase="([^"]*)"/.exec(page.body)![1]!.replaceAll('&quot;', '"')
    expect(JSON.parse(text)).toMatchObject({
      pixels: ids,
      event: { name: 'Purchase', id: order.orderId, currency: 'USD', value: 45, items: [{ quantity: 2, price: 20 }] },
    })
    expect(text).not.toContain('ada@example.com')
    expect(page.headers['content-security-policy']).not.toMatch(/facebook|googletagmanager|tiktok|pinimg/)
    expect((await visitor.request('GET', order.url)).body).not.toContain('data-purchase')
    const frame = await visitor.request('GET', '/pixel-frame')
    expect(frame.headers['content-security-policy']).toMatch(/connect\.facebook\.net.*frame-ancestors 'self'/)
  })
})

describe('a purchase', () => {
  const withTokens = async (at = app) => {
    const site = await buildSite({ at })
    for (const provider of ['meta', 'tiktok', 'pinterest'] as const)
      await site.owner.call(savePixelTokenCall, {
        parameters: { provider },
        body: { token, adAccountId: '549755885175' },
      })
    return site
  }
  const problemsOf = async (owner: Browser) =>
    (await owner.call(getPixelsCall, {})).body.tokens.map(({ provider, problem }) => [provider, problem?.words ?? null])

  test('of a buyer who agreed is sent to each company, with the id that the browser uses', async () => {
    const { website, owner } = await withTokens()
    const { order } = await buyMugs(app, website, {
      cookies: { ...agreed, _fbp: 'fb.1.1.2', _ttp: 'ttp-1' },
      headers: { 'user-agent': userAgent },
    })
    await app.runJobs()
    const byUrl = Object.fromEntries(receivers.taken.map((call) => [call.url, call]))
    expect(Object.keys(byUrl).toSorted()).toEqual([
      '/open_api/v1.3/event/track/',
      '/v23.0/1234567890123456/events',
      '/v5/ad_accounts/549755885175/events',
    ])
    const email = createHash('sha256').update('ada@example.com').digest('hex')
    const meta = byUrl['/v23.0/1234567890123456/events']!
    expect(meta.headers.authorization).toBe(`Bearer ${token}`)
    expect(meta.body.data[0]).toMatchObject({
      event_name: 'Purchase',
      event_id: order.orderId,
      user_data: { em: [email], fbp: 'fb.1.1.2', client_user_agent: userAgent },
      custom_data: { currency: 'USD', value: 45, order_id: order.orderId },
    })
    const tiktok = byUrl['/open_api/v1.3/event/track/']!
    expect(tiktok.headers['access-token']).toBe(token)
    expect(tiktok.body).toMatchObject({
      event_source_id: ids.tiktok,
      data: [{ event: 'Purchase', event_id: order.orderId, user: { email, ttp: 'ttp-1' }, properties: { value: 45 } }],
    })
    expect(byUrl['/v5/ad_accounts/549755885175/events']!.body.data[0]).toMatchObject({
      event_name: 'checkout',
      event_id: order.orderId,
      custom_data: { value: '45', num_items: 2 },
    })
    expect(JSON.stringify(receivers.taken.map(({ body }) => body))).not.toMatch(
      /ada@example|Kiln Lane|Byron|127\.0\.0\.1/,
    )
    const { tokens } = (await owner.call(getPixelsCall, {})).body
    expect(tokens.map(({ sentAt }) => typeof sentAt)).toEqual(['number', 'number', 'number'])
  })

  test.each([
    ['has not chosen', {}, {}],
    ['refused', { 'cookie-consent': choiceText(1, []) }, {}],
    ['agreed to statistics alone', { 'cookie-consent': choiceText(1, ['analytics']) }, {}],
    ['agreed to another banner', { 'cookie-consent': choiceText(7, ['marketing']) }, {}],
    ['sends Global Privacy Control', agreed, { 'sec-gpc': '1' }],
    ['sends Do Not Track', agreed, { dnt: '1' }],
  ])('of a buyer who %s is not sent', async (_who, cookies, headers) => {
    const { website } = await withTokens()
    await buyMugs(app, website, { cookies, headers })
    await app.runJobs()
    expect(receivers.taken).toEqual([])
  })

  test('of staff is not sent', async () => {
    const { website, owner } = await withTokens()
    await buyMugs(app, website, { visitor: owner, cookies: agreed })
    await app.runJobs()
    expect(receivers.taken).toEqual([])
  })

  test('of a test order is not sent', async () => {
    const tests = await startTestApp({ PIXELS_API_URL: receivers.url }, { createProviders })
    const { website } = await withTokens(tests)
    await buyMugs(tests, website, { cookies: agreed })
    await tests.runJobs()
    expect(receivers.taken).toEqual([])
  })

  test('that is refused is not sent again, and the owner reads why', async () => {
    const { website, owner } = await withTokens()
    receivers.answerWith({ status: 400, body: { error: { message: 'Invalid OAuth access token.' } } })
    await buyMugs(app, website, { cookies: agreed })
    await app.runJobs()
    expect(await problemsOf(owner)).toEqual(
      ['meta', 'pinterest', 'tiktok'].map((provider) => [provider, 'Invalid OAuth access token.']),
    )
    receivers.taken.length = 0
    await app.runJobs()
    expect(receivers.taken).toEqual([])
    // TikTok refuses with the status 200.
    receivers.answerWith({ status: 200, body: { code: 40_001, message: 'No permission.' } })
    await buyMugs(app, website, { cookies: agreed })
    await app.runJobs()
    expect(await problemsOf(owner)).toContainEqual(['tiktok', 'No permission.'])
  })

  test.each([
    ['is silent', 'silent'],
    ['is overloaded', { status: 503, body: {} }],
  ] as const)('is sent again when a company %s, with the same id', async (_how, answer) => {
    const { website, owner } = await withTokens()
    receivers.answerWith(answer)
    const { order } = await buyMugs(app, website, { cookies: agreed })
    await app.runJobs()
    expect(await problemsOf(owner)).toEqual(['meta', 'pinterest', 'tiktok'].map((provider) => [provider, null]))
    receivers.answerWith(null)
    receivers.taken.length = 0
    await app.services.database
      .updateTable('jobs')
      .set({ run_at: Date.now() })
      .where('website_id', '=', website.id)
      .where('kind', '=', 'send-purchase')
      .execute()
    await app.runJobs()
    expect(receivers.taken.map(({ body }) => body.data[0].event_id)).toEqual([
      order.orderId,
      order.orderId,
      order.orderId,
    ])
  })
})

import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add } from '#server/testing/buy.ts'
import { knownPayPalKeys, startFakePayPal } from '#server/testing/payments/paypal/fake-paypal.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { connectPayPalCall, disconnectPayPalCall, getPayPalCall } from '#shared/paypal/owner-api.ts'
import { roles } from '#shared/roles/rules.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { checkKeys, subscribeToEvents } from './check-keys.ts'
import { paypalClient } from './paypal-client.ts'
import { paypalEventTypes } from './paypal-events.ts'

const paypal = await startFakePayPal()
afterAll(paypal.close)
const logged: string[] = []
const app = await startTestApp(
  { PAYPAL_API_URL: paypal.url, LOG_LEVEL: 'info' },
  { createProviders, logStream: { write: (line) => logged.push(line) } },
)
beforeEach(() => {
  paypal.fail(null)
  for (const { webhooks } of Object.values(paypal.accounts)) webhooks.clear()
})
const settings = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })

async function open() {
  const website = await app.buildWebsite({ settings, isDemo: false })
  const owner = await app.owner(website)
  const connect = (body: object = knownPayPalKeys.live) => owner.call(connectPayPalCall, { body } as never)
  const connections = async () => (await owner.call(getPayPalCall, {})).body
  return { website, owner, connect, connections }
}

describe('the keys of PayPal', () => {
  test('are asked of PayPal before they are kept, and no reply contains the secret one', async () => {
    const { connect, connections, website } = await open()
    const { clientId, secret } = knownPayPalKeys.live
    expect(await connections()).toMatchObject({ live: null, test: null })
    expect((await connect()).body).toEqual({ mode: 'live', receivesEvents: false })
    const { live } = await connections()
    expect(live).toMatchObject({ clientId, secretEnd: '0001', problem: null, receivesEvents: false })
    const stored = await app.services.database
      .selectFrom('payment_keys')
      .selectAll()
      .where('website_id', '=', website.id)
      .executeTakeFirstOrThrow()
    for (const text of [JSON.stringify(live), JSON.stringify(stored), logged.join()]) expect(text).not.toContain(secret)
  })

  test.each([
    ['of the other mode', { ...knownPayPalKeys.test, mode: 'live' }, 'paypal-refused'],
    ['without the secret one', { mode: 'live', clientId: knownPayPalKeys.live.clientId }, 'paypal-secret-missing'],
    ['that PayPal does not know', { ...knownPayPalKeys.live, secret: 'SecretThatIsMistyped01' }, 'paypal-refused'],
    ['that cannot be keys', { ...knownPayPalKeys.live, clientId: 'owner@example.com' }, 'invalid-fields'],
  ])('%s are refused, and nothing is stored', async (_what, keys, code) => {
    const { connect, connections } = await open()
    expect((await connect(keys)).code).toBe(code)
    expect(await connections()).toMatchObject({ live: null, test: null })
  })

  test('are refused by a demo in live mode: it charges no one', async () => {
    const owner = await app.owner(await app.buildWebsite({ settings, isDemo: true }))
    expect((await owner.call(connectPayPalCall, { body: knownPayPalKeys.live })).code).toBe('paypal-demo')
    expect((await owner.call(connectPayPalCall, { body: knownPayPalKeys.test })).status).toBe(200)
  })

  test('are not stored while PayPal is away, and can be entered when it is back', async () => {
    const { connect, connections } = await open()
    paypal.fail('silent')
    expect((await connect()).code).toBe('paypal-unreachable')
    expect((await connections()).live).toBeNull()
    paypal.fail(null)
    expect((await connect()).status).toBe(200)
  })

  test('keep the secret one and the webhook when only the client id is sent again', async () => {
    const { connect, connections } = await open()
    await connect({ ...knownPayPalKeys.live, webhookId: 'WH0BYHAND000001' })
    const { secret: _, ...known } = knownPayPalKeys.live
    expect((await connect(known)).body).toEqual({ mode: 'live', receivesEvents: true })
    expect((await connections()).live).toMatchObject({ secretEnd: '0001', receivesEvents: true })
  })

  test('let customers pay with PayPal until they are removed, and only the checkout may load it', async () => {
    const { website, owner, connect } = await open()
    const visitor = app.visitor(website)
    await add(visitor, await buildProduct(app, website, { stock: 3 }))
    const checkout = () => visitor.request('GET', '/checkout')
    expect((await checkout()).body).toContain('can’t take payments yet')
    await connect()
    const offered = await checkout()
    expect(offered.body).toContain(knownPayPalKeys.live.clientId)
    expect(String(offered.headers['content-security-policy'])).toContain('https://*.paypal.com')
    // A window of PayPal could not tell the page anything otherwise.
    expect(offered.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    for (const path of ['/', '/cart']) {
      const { headers, body } = await visitor.request('GET', path)
      expect(`${headers['content-security-policy']}${body}`).not.toMatch(/paypal\.com|LiveTideline/)
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    }
    const parameters = { mode: 'live' } as const
    expect((await owner.call(disconnectPayPalCall, { parameters })).status).toBe(200)
    expect((await checkout()).body).toContain('can’t take payments yet')
    expect((await owner.call(disconnectPayPalCall, { parameters })).code).toBe('paypal-not-connected')
  })

  test('of the sandbox are beside those of the live mode', async () => {
    const { connect, connections } = await open()
    await connect()
    expect((await connect(knownPayPalKeys.test)).body).toMatchObject({ mode: 'test' })
    expect(await connections()).toMatchObject({
      live: { clientId: knownPayPalKeys.live.clientId },
      test: { clientId: knownPayPalKeys.test.clientId },
    })
  })

  test('are in the change log without secrets, so that no undo can set them', async () => {
    const { connect, owner } = await open()
    await connect({ ...knownPayPalKeys.live, webhookId: 'WH0BYHAND000001' })
    const { changes } = (await owner.call(listChangesCall, {})).body
    expect(changes).toMatchObject([{ noun: 'paypal', kind: 'created', whyFinal: 'key-not-logged' }])
    const stored = await app.services.database.selectFrom('changes').select(['before', 'after']).execute()
    expect(JSON.stringify(stored)).not.toMatch(/TidelineSecret|WH0BYHAND/)
  })

  test('are changed by those who manage the site, and by no one who runs only its store', async () => {
    const { website } = await open()
    const manager = await app.owner(website, roles.storeManager)
    expect((await manager.call(connectPayPalCall, { body: knownPayPalKeys.live })).code).toBe('not-permitted')
    expect((await manager.call(getPayPalCall, {})).status).toBe(200)
  })
})

describe('PayPal is asked to send events', () => {
  const URL_OF_SITE = 'https://shop.example.com/api/commerce/payments/paypal/events'
  const client = () => paypalClient(knownPayPalKeys.live, paypal.url)
  const { webhooks } = paypal.accounts.live

  test('to the site, for all that orders show', async () => {
    expect(await subscribeToEvents(await client(), URL_OF_SITE)).toBe('WH0TIDELINE00001')
    expect([...webhooks.values()]).toMatchObject([
      { url: URL_OF_SITE, event_types: paypalEventTypes.map((name) => ({ name })) },
    ])
  })

  test('once: the webhook of an earlier connection is used again, with the events of today', async () => {
    webhooks.set('WHEARLIER', { id: 'WHEARLIER', url: URL_OF_SITE, event_types: [] })
    expect(await subscribeToEvents(await client(), URL_OF_SITE)).toBe('WHEARLIER')
    expect(webhooks.get('WHEARLIER')!.event_types).toHaveLength(paypalEventTypes.length)
  })

  test.each([
    ['a URL that it cannot reach', 'http://localhost:3000/events', null],
    ['a refusal', URL_OF_SITE, 403],
    ['silence', URL_OF_SITE, 'silent'],
  ] as const)('and the owner does it by hand after %s', async (_what, url, failure) => {
    const connected = await client()
    await checkKeys(connected)
    paypal.fail(failure, '/notifications')
    expect(await subscribeToEvents(connected, url)).toBeNull()
  })
})

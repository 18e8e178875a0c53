import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add } from '#server/testing/buy.ts'
import { knownStripeKeys, startFakeStripe } from '#server/testing/payments/stripe/fake-stripe.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { roles } from '#shared/roles/rules.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { connectStripeCall, disconnectStripeCall, getStripeCall } from '#shared/stripe/owner-api.ts'

const stripe = await startFakeStripe()
afterAll(stripe.close)
const logged: string[] = []
const app = await startTestApp(
  { STRIPE_API_URL: stripe.url, LOG_LEVEL: 'info' },
  { createProviders, logStream: { write: (line) => logged.push(line) } },
)
beforeEach(() => stripe.fail(null))
const settings = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })

async function open() {
  const website = await app.buildWebsite({ settings, isDemo: false })
  const owner = await app.owner(website)
  const connect = (body: object = knownStripeKeys.live) => owner.call(connectStripeCall, { body } as never)
  const connections = async () => (await owner.call(getStripeCall, {})).body
  return { website, owner, connect, connections }
}

describe('the keys of Stripe', () => {
  test('are asked of Stripe before they are kept, and no reply contains the secret one', async () => {
    const { connect, connections, website } = await open()
    expect(await connections()).toMatchObject({ live: null, test: null })
    expect((await connect()).body).toEqual({ mode: 'live', receivesEvents: false })
    const { live } = await connections()
    expect(live).toMatchObject({ accountName: 'Tideline Pottery', secretKeyEnd: 'cret', problem: null })
    expect(JSON.stringify(live)).not.toContain(knownStripeKeys.live.secretKey)
    const stored = await app.services.database
      .selectFrom('payment_keys')
      .selectAll()
      .where('website_id', '=', website.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(knownStripeKeys.live.secretKey)
    expect(logged.join()).not.toContain(knownStripeKeys.live.secretKey)
  })

  test.each([
    [
      'of two modes',
      { publishableKey: 'pk_live_tideline0001', secretKey: 'sk_test_tidelinesecret' },
      'stripe-keys-mixed',
    ],
    ['without the secret one', { publishableKey: 'pk_live_tideline0001' }, 'stripe-secret-key-missing'],
    [
      'that Stripe does not know',
      { publishableKey: 'pk_live_tideline0001', secretKey: 'sk_live_unknown001' },
      'stripe-refused',
    ],
    [
      'in each other’s place',
      { publishableKey: 'sk_live_tidelinesecret', secretKey: 'pk_live_tideline0001' },
      'invalid-fields',
    ],
  ])('%s are refused, and nothing is stored', async (_what, keys, code) => {
    const { connect, connections } = await open()
    expect((await connect(keys)).code).toBe(code)
    expect(await connections()).toMatchObject({ live: null, test: null })
  })

  test('are refused by a demo in live mode: it charges no one', async () => {
    const owner = await app.owner(await app.buildWebsite({ settings, isDemo: true }))
    expect((await owner.call(connectStripeCall, { body: knownStripeKeys.live })).code).toBe('stripe-demo')
    expect((await owner.call(connectStripeCall, { body: knownStripeKeys.test })).status).toBe(200)
  })

  test('are not stored while Stripe is away', async () => {
    const { connect, connections } = await open()
    stripe.fail('silent')
    expect((await connect()).code).toBe('stripe-unreachable')
    expect((await connections()).live).toBeNull()
  })

  test('let customers pay by card until they are removed, and only the checkout may load Stripe', async () => {
    const { website, owner, connect } = await open()
    const visitor = app.visitor(website)
    await add(visitor, await buildProduct(app, website, { stock: 3 }))
    const checkout = () => visitor.request('GET', '/checkout')
    expect((await checkout()).body).toContain('can’t take payments yet')
    await connect()
    const offered = await checkout()
    expect(offered.body).toContain(knownStripeKeys.live.publishableKey)
    expect(String(offered.headers['content-security-policy'])).toContain('https://js.stripe.com')
    for (const path of ['/', '/cart']) {
      const { headers, body } = await visitor.request('GET', path)
      expect(`${headers['content-security-policy']}${body}`).not.toMatch(/stripe\.com|pk_live/)
    }
    const parameters = { mode: 'live' } as const
    expect((await owner.call(disconnectStripeCall, { parameters })).status).toBe(200)
    expect((await checkout()).body).toContain('can’t take payments yet')
    expect((await owner.call(disconnectStripeCall, { parameters })).code).toBe('stripe-not-connected')
  })

  test('of the test mode are beside those of the live mode', async () => {
    const { connect, connections } = await open()
    await connect()
    expect((await connect(knownStripeKeys.test)).body).toMatchObject({ mode: 'test' })
    expect(await connections()).toMatchObject({
      live: { publishableKey: 'pk_live_tideline0001' },
      test: { publishableKey: 'pk_test_tideline0001' },
    })
  })

  test('are in the change log without secrets, so that no undo can set them', async () => {
    const { connect, owner } = await open()
    await connect({ ...knownStripeKeys.live, signingSecret: 'whsec_frombyhand' })
    const { changes } = (await owner.call(listChangesCall, {})).body
    expect(changes).toMatchObject([{ noun: 'stripe', kind: 'created', whyFinal: 'key-not-logged' }])
    const stored = await app.services.database.selectFrom('changes').select(['before', 'after']).execute()
    expect(JSON.stringify(stored)).not.toMatch(/sk_live|whsec/)
  })

  test('are changed by those who manage the site, and by no one who runs only its store', async () => {
    const { website } = await open()
    const manager = await app.owner(website, roles.storeManager)
    expect((await manager.call(connectStripeCall, { body: knownStripeKeys.live })).code).toBe('not-permitted')
    expect((await manager.call(getStripeCall, {})).status).toBe(200)
  })
})

import { describe, expect, it, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy, pay } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { roles } from '#shared/roles/rules.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'
import type { OwnerSettings } from '#shared/settings/owner-settings.ts'
import { whoAmICall } from '#shared/sign-in/schema.ts'

const app = await startTestApp()

async function openShop(role?: number) {
  const shop = await buildShop(app)
  const mug = await shop.addProduct()
  const owner = await app.owner(shop.website, role)
  const visitor = app.visitor(shop.website)
  return { ...shop, mug, item: { itemId: mug.id, sku: mug.variants[0]!.sku }, owner, visitor }
}

type Owner = Awaited<ReturnType<typeof openShop>>['owner']

const open = async (owner: Owner): Promise<{ settings: OwnerSettings; revision: number }> =>
  (await owner.call(getStoreSettingsCall, {})).body

/** Saves changes to the current settings. */
async function save(owner: Owner, changes: Partial<OwnerSettings>) {
  const { settings, revision } = await open(owner)
  return owner.call(saveStoreSettingsCall, { body: { ...settings, ...changes, revision } })
}

const ground = { id: 'ground', name: 'Ground', description: '', freeOverCents: null }
const zoneOf = (country: string, methods: OwnerSettings['shippingZones'][number]['methods'] = []) => ({
  name: `To ${country}`,
  places: [{ country }],
  methods,
})

describe('what an owner sets', () => {
  it('is what the shop was set up with, and its name', async () => {
    const { owner, website } = await openShop()
    const { siteName, ...settings } = (await open(owner)).settings
    expect((await open(owner)).revision).toBe(1)
    expect(siteName).toBe(website.title)
    expect(website.settings).toMatchObject(settings)
  })

  it('can be changed in everything that was chosen at set-up', async () => {
    const { owner, website, visitor } = await openShop()
    const changes = {
      siteName: 'Harbor & Co',
      country: 'CA',
      currency: 'CAD',
      timeZone: 'America/Toronto',
      locale: 'en-CA',
      weightUnit: 'oz',
      lengthUnit: 'in',
      businessAddress: '1 Quay St\nHalifax',
      taxNumber: 'GST 123',
      contactEmail: 'hello@harbor.example',
    } as const
    expect((await save(owner, changes)).body.settings).toMatchObject(changes)
    expect((await visitor.request('GET', '/')).body).toContain('Harbor &amp; Co')
    const { staff } = (await owner.call(whoAmICall, {})).body
    expect(staff!.website).toMatchObject({ title: 'Harbor & Co', currency: 'CAD', weightUnit: 'oz', locale: 'en-CA' })
    expect((await app.services.websites.byId(website.id))!.settings.taxNumber).toBe('GST 123')
  })

  it('shows pages in another language at once, though they are cached in the one before', async () => {
    const { owner, visitor, store } = await openShop()
    const cached = app.services.pageCache.size
    const languageOf = async () =>
      (await visitor.request('GET', `/${store.urlId}`)).body.match(/<html lang="([^"]*)"/)?.[1]
    expect([await languageOf(), await languageOf()]).toEqual(['en-US', 'en-US'])
    expect(app.services.pageCache.size).toBe(cached + 1)
    await save(owner, { locale: 'en-GB' })
    expect(await languageOf()).toBe('en-GB')
    await save(owner, { locale: 'de-DE' })
    expect(await languageOf()).toBe('en')
  })

  it('keeps the currency once something was sold; test orders do not count', async () => {
    const { owner, visitor, item, website } = await openShop()
    await add(visitor, item)
    const { orderId } = await buy(visitor, { expectedTotalCents: 2500 })
    const { database } = app.services
    const mark = (test_mode: number) =>
      database.updateTable('orders').set({ test_mode }).where('website_id', '=', website.id).execute()
    await mark(1)
    expect((await owner.call(getStoreSettingsCall, {})).body.isCurrencyLocked).toBe(false)
    expect((await save(owner, { currency: 'EUR' })).status).toBe(200)
    expect(orderId).toBeTruthy()
    await mark(0)
    expect((await owner.call(getStoreSettingsCall, {})).body.isCurrencyLocked).toBe(true)
    const refused = await save(owner, { currency: 'USD' })
    expect([refused.status, Object.keys(refused.failure.errors)]).toEqual([400, ['currency']])
    expect((await save(owner, { siteName: 'Still fine' })).status).toBe(200)
  })

  it('takes no currency without decimals while a price has some', async () => {
    const { owner, addProduct } = await openShop()
    expect((await save(owner, { currency: 'JPY' })).status).toBe(200)
    expect((await save(owner, { currency: 'USD' })).status).toBe(200)
    await addProduct({ variants: [{ priceCents: 1250 }] })
    const refused = await save(owner, { currency: 'JPY' })
    expect(refused).toMatchObject({
      status: 400,
      failure: { errors: { currency: expect.stringContaining('decimals') } },
    })
  })

  it('gives an empty text of the store its default', async () => {
    const { owner, visitor, mug } = await openShop()
    const { texts } = (await open(owner)).settings
    await save(owner, { texts: { ...texts, productAddToCartText: 'Into the basket' } })
    expect((await visitor.request('GET', `/shop/p/${mug.urlId}`)).body).toContain('Into the basket')
    const saved = await save(owner, { texts: { ...texts, productAddToCartText: '  ' } })
    expect(saved.body.settings.texts.productAddToCartText).toBe('Add To Cart')
  })

  it('is followed by the next page, cart and order', async () => {
    const { owner, visitor, item } = await openShop()
    await add(visitor, item)
    await visitor.request('GET', '/cart')
    const saved = await save(owner, { minimumSubtotalCents: 5000, orderNotificationEmail: ' shop@example.com ' })
    expect(saved.body).toMatchObject({ revision: 2, settings: { orderNotificationEmail: 'shop@example.com' } })
    const cart = (await visitor.request('GET', '/cart')).body
    expect(cart).toContain('To check out, your order subtotal must be $50.00 or more.')
    expect((await pay(visitor, { expectedTotalCents: 2500 })).code).toBe('minimum-subtotal')
    await save(owner, {
      minimumSubtotalCents: 0,
      shippingZones: [zoneOf('US', [{ ...ground, rate: { kind: 'flat', costCents: 700 } }])],
    })
    const placed = await pay(visitor, { expectedTotalCents: 2700, shippingMethodId: 'ground' })
    expect(placed.body.state).toBe('placed')
  })

  it('makes kept pages new', async () => {
    const { owner, visitor, mug } = await openShop()
    const look = async () => (await visitor.request('GET', `/shop/p/${mug.urlId}`)).body
    expect(await look()).not.toContain('Hurry')
    await save(owner, { scarcity: { enabled: true, text: 'Hurry, {qty} left', threshold: 4 } })
    expect(await look()).toContain('Hurry, 3 left')
  })

  it('is refused over a newer state, and is no change where nothing differs', async () => {
    const { owner } = await openShop()
    const { settings } = await open(owner)
    expect((await save(owner, {})).body).toMatchObject({ revision: 1, batchId: null })
    await save(owner, { expressCheckout: true })
    const late = await owner.call(saveStoreSettingsCall, {
      body: { ...settings, minimumSubtotalCents: 1, revision: 1 },
    })
    expect([late.status, late.code]).toEqual([409, 'edit-conflict'])
    expect((await open(owner)).settings).toMatchObject({ expressCheckout: true, minimumSubtotalCents: 0 })
  })

  it('is saved by one of two at once', async () => {
    const { owner } = await openShop()
    const { settings, revision } = await open(owner)
    const both = await Promise.all(
      [100, 200].map((minimumSubtotalCents) =>
        owner.call(saveStoreSettingsCall, { body: { ...settings, minimumSubtotalCents, revision } }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test.each([
    ['a payment method twice', { paymentMethods: ['test-card', 'test-card'] }, 'paymentMethods'],
    ['an address that is none', { orderNotificationEmail: 'nobody' }, 'orderNotificationEmail'],
    ['a negative minimum', { minimumSubtotalCents: -1 }, 'minimumSubtotalCents'],
    ['a country that there is not', { shippingZones: [zoneOf('QQ')] }, 'shippingZones.0.places.0.country'],
    [
      'a region that its country has not',
      { shippingZones: [{ ...zoneOf('US'), places: [{ country: 'US', region: 'QQ' }] }] },
      'shippingZones.0.places.0',
    ],
    ['one place in two zones', { shippingZones: [zoneOf('US'), zoneOf('US')] }, 'shippingZones.1.places.0'],
  ])('is refused with %s, by the field', async (_, changes, field) => {
    const { owner } = await openShop()
    const { status, failure } = await save(owner, changes as Partial<OwnerSettings>)
    expect([status, failure.code, Object.keys(failure.errors)]).toEqual([400, 'invalid-fields', [field]])
    expect((await open(owner)).revision).toBe(1)
  })

  test.each([
    [roles.storeManager, 200],
    [roles.websiteManager, 200],
    [roles.editor, 403],
    [roles.viewer, 403],
  ])('role %i is answered with %i', async (role, status) => {
    const { owner } = await openShop(role)
    expect((await owner.call(getStoreSettingsCall, {})).status).toBe(status)
  })
})

describe('the change log', () => {
  it('names a change, puts it back, and puts that back', async () => {
    const { owner, website } = await openShop()
    const { batchId } = (await save(owner, { minimumSubtotalCents: 5000 })).body
    const [change] = (await owner.call(listChangesCall, {})).body.changes
    expect(change).toMatchObject({ batchId, noun: 'settings', kind: 'updated', canUndo: true, by: 'Olive Owner' })
    expect(change!.titles).toEqual(['Checkout'])
    const undone = await undo(owner, batchId)
    expect(await open(owner)).toMatchObject({ revision: 3, settings: { minimumSubtotalCents: 0 } })
    expect((await undo(owner, undone.body.batchId)).status).toBe(200)
    expect((await app.services.websites.byId(website.id))!.settings).toMatchObject({
      minimumSubtotalCents: 5000,
      currency: 'USD',
    })
  })

  it('leaves what came later as it is', async () => {
    const { owner } = await openShop()
    const { batchId } = (await save(owner, { minimumSubtotalCents: 5000 })).body
    await save(owner, { expressCheckout: true })
    expect((await undo(owner, batchId)).status).toBe(200)
    expect((await open(owner)).settings).toMatchObject({ minimumSubtotalCents: 0, expressCheckout: true })
  })

  it('does not wipe out a later change of the same setting', async () => {
    const { owner } = await openShop()
    const { batchId } = (await save(owner, { minimumSubtotalCents: 5000 })).body
    await save(owner, { minimumSubtotalCents: 6000 })
    expect((await undo(owner, batchId)).code).toBe('change-superseded')
  })

  it('takes back the name and the currency, but not the currency once something was sold', async () => {
    const { owner, visitor, item, website } = await openShop()
    const { batchId } = (await save(owner, { siteName: 'Quay', currency: 'EUR' })).body
    const undone = await undo(owner, batchId)
    expect((await open(owner)).settings).toMatchObject({ siteName: website.title, currency: 'USD' })
    await undo(owner, undone.body.batchId)
    await add(visitor, item)
    await pay(visitor, { expectedTotalCents: 2500 })
    await app.services.database.updateTable('orders').set({ test_mode: 0 }).execute()
    expect((await undo(owner, batchId)).code).not.toBeUndefined()
    expect((await open(owner)).settings).toMatchObject({ siteName: 'Quay', currency: 'EUR' })
  })

  it('shows and undoes nothing to who may not change it', async () => {
    const { owner, website } = await openShop()
    const { batchId } = (await save(owner, { expressCheckout: true })).body
    const editor = await app.owner(website, roles.editor)
    expect((await editor.call(listChangesCall, {})).body.changes).toEqual([])
    expect((await undo(editor, batchId)).code).toBe('not-permitted')
  })
})

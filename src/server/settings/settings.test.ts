import { describe, expect, it, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, pay } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listChanges, undoBatch } from '#shared/changes/schema.ts'
import { roles } from '#shared/roles/rules.ts'
import { getStoreSettings, saveStoreSettings } from '#shared/settings/owner-api.ts'
import type { OwnerSettings } from '#shared/settings/owner-settings.ts'

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
  (await owner.call(getStoreSettings, {})).body

/** Saves changes over the settings as they stand. */
async function save(owner: Owner, changes: Partial<OwnerSettings>) {
  const { settings, revision } = await open(owner)
  return owner.call(saveStoreSettings, { body: { ...settings, ...changes, revision } })
}
const undo = (owner: Owner, batchId: string) => owner.call(undoBatch, { parameters: { batchId } })

const ground = { id: 'ground', name: 'Ground', description: '', freeOverCents: null }
const zoneOf = (country: string, methods: OwnerSettings['shippingZones'][number]['methods'] = []) => ({
  name: `To ${country}`,
  places: [{ country }],
  methods,
})

describe('what an owner sets', () => {
  it('is what the shop was set up with, and never its currency', async () => {
    const { owner, website } = await openShop()
    const { settings, revision } = await open(owner)
    expect(revision).toBe(1)
    expect(settings).not.toHaveProperty('currency')
    expect(website.settings).toMatchObject(settings)
    const { status, body } = await owner.call(saveStoreSettings, {
      body: { ...settings, currency: 'EUR', revision } as never,
    })
    expect([status, body.code]).toEqual([400, 'invalid-fields'])
  })

  it('is followed by the next page, cart and order', async () => {
    const { owner, visitor, item } = await openShop()
    await add(visitor, item)
    await visitor.request('GET', '/cart')
    const saved = await save(owner, { minimumSubtotalCents: 5000, orderNotificationEmail: ' shop@example.com ' })
    expect(saved.body).toMatchObject({ revision: 2, settings: { orderNotificationEmail: 'shop@example.com' } })
    const cart = (await visitor.request('GET', '/cart')).body
    expect(cart).toContain('To check out, your order subtotal must be $50.00 or more.')
    expect((await pay(visitor, { expectedTotalCents: 2500 })).body.code).toBe('minimum-subtotal')
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
    const late = await owner.call(saveStoreSettings, { body: { ...settings, minimumSubtotalCents: 1, revision: 1 } })
    expect([late.status, late.body.code]).toEqual([409, 'edit-conflict'])
    expect((await open(owner)).settings).toMatchObject({ expressCheckout: true, minimumSubtotalCents: 0 })
  })

  it('is saved by one of two at once', async () => {
    const { owner } = await openShop()
    const { settings, revision } = await open(owner)
    const both = await Promise.all(
      [100, 200].map((minimumSubtotalCents) =>
        owner.call(saveStoreSettings, { body: { ...settings, minimumSubtotalCents, revision } }),
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
    const { status, body } = await save(owner, changes as Partial<OwnerSettings>)
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'invalid-fields', [field]])
    expect((await open(owner)).revision).toBe(1)
  })

  test.each([
    [roles.storeManager, 200],
    [roles.websiteManager, 200],
    [roles.editor, 403],
    [roles.viewer, 403],
  ])('role %i is answered with %i', async (role, status) => {
    const { owner } = await openShop(role)
    expect((await owner.call(getStoreSettings, {})).status).toBe(status)
  })
})

describe('the change log', () => {
  it('tells of a change, puts it back, and puts that back', async () => {
    const { owner, website } = await openShop()
    const { batchId } = (await save(owner, { minimumSubtotalCents: 5000 })).body
    const [change] = (await owner.call(listChanges, {})).body.changes
    expect(change).toMatchObject({ batchId, noun: 'settings', kind: 'updated', canUndo: true, by: 'Olive Owner' })
    expect(change.titles).toEqual(['Checkout'])
    const undone = await undo(owner, batchId)
    expect(await open(owner)).toMatchObject({ revision: 3, settings: { minimumSubtotalCents: 0 } })
    expect((await undo(owner, undone.body.batchId)).status).toBe(200)
    expect((await app.services.websites.byId(website.id))!.settings).toMatchObject({
      minimumSubtotalCents: 5000,
      currency: 'USD',
    })
  })

  it('does not wipe out what came later', async () => {
    const { owner } = await openShop()
    const { batchId } = (await save(owner, { minimumSubtotalCents: 5000 })).body
    await save(owner, { expressCheckout: true })
    expect((await undo(owner, batchId)).body.code).toBe('change-superseded')
  })

  it('shows and undoes nothing to who may not change it', async () => {
    const { owner, website } = await openShop()
    const { batchId } = (await save(owner, { expressCheckout: true })).body
    const editor = await app.owner(website, roles.editor)
    expect((await editor.call(listChanges, {})).body.changes).toEqual([])
    expect((await undo(editor, batchId)).body.code).toBe('not-permitted')
  })
})

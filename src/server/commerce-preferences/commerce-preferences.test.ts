import { describe, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { roles } from '#shared/roles/rules.ts'
import { getStoreSettingsCall } from '#shared/settings/owner-api.ts'

const app = await startTestApp()
const PATH = '/api/v1/commerce-preferences'

async function openShop() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  // A first call gives the token that changes need.
  await owner.request('GET', '/api/sign-in')
  return { website, owner }
}

describe('the preferences of a namespace', () => {
  test('are read with the website’s id, and changed one by one', async () => {
    const { website, owner } = await openShop()
    const before = await owner.request('GET', `${PATH}/localized-strings`)
    expect(before.json()).toMatchObject({ websiteId: website.id, productSoldOutText: 'sold out' })
    const changed = await owner.request('PUT', `${PATH}/localized-strings`, { productSoldOutText: 'Gone' })
    expect(changed.statusCode).toBe(200)
    const after = (await owner.request('GET', `${PATH}/localized-strings`)).json()
    expect(after).toEqual({ ...before.json(), productSoldOutText: 'Gone' })
    await owner.request('PUT', `${PATH}/checkout`, { minimumSubtotalCents: 500 })
    const { settings } = (await owner.call(getStoreSettingsCall, {})).body
    expect([settings.texts.productSoldOutText, settings.minimumSubtotalCents]).toEqual(['Gone', 500])
  })

  test('keep the first of two changes that were made from the same state', async () => {
    const { owner } = await openShop()
    const { etag } = (await owner.request('GET', `${PATH}/checkout`)).headers
    const change = (cents: number) =>
      owner.request('PUT', `${PATH}/checkout`, { minimumSubtotalCents: cents }, { 'if-match': String(etag) })
    expect([(await change(100)).statusCode, (await change(200)).statusCode]).toEqual([200, 409])
    expect((await owner.request('GET', `${PATH}/checkout`)).json().minimumSubtotalCents).toBe(100)
  })

  test.each([
    ['unknown', { a: 1 }, 404],
    ['__proto__', { a: 1 }, 404],
    ['checkout', { unknown: 1 }, 400],
    ['checkout', { websiteId: 'another' }, 400],
    ['checkout', { minimumSubtotalCents: -1 }, 400],
    ['checkout', { minimumSubtotalCents: '1' }, 400],
    ['localized-strings', { productSoldOutText: 'x'.repeat(61) }, 400],
    ['checkout', [1], 400],
  ])('%s %o is refused', async (namespace, body, status) => {
    const { owner } = await openShop()
    const before = (await owner.call(getStoreSettingsCall, {})).body
    expect((await owner.request('PUT', `${PATH}/${namespace}`, body)).statusCode).toBe(status)
    expect((await owner.call(getStoreSettingsCall, {})).body).toEqual(before)
  })

  test('are for those who manage the settings', async () => {
    const { website } = await openShop()
    const editor = await app.owner(website, roles.editor)
    expect((await editor.request('GET', `${PATH}/checkout`)).statusCode).toBe(403)
  })
})

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

  test('are changed over any state with * in If-Match, and refuse the ETag of an earlier one among others', async () => {
    const { owner } = await openShop()
    const change = (cents: number, match: string) =>
      owner.request('PUT', `${PATH}/checkout`, { minimumSubtotalCents: cents }, { 'if-match': match })
    expect((await change(100, '*')).statusCode).toBe(200)
    const etag = String((await owner.request('GET', `${PATH}/checkout`)).headers.etag)
    expect((await change(200, `"old", W/${etag}`)).statusCode).toBe(200)
    expect((await change(300, `"old", ${etag}`)).json().error).toBe(
      'Someone else changed this while you were editing it. Reload to see the changes, then try again.',
    )
  })

  test('can be sent back as they were read, with the id of the website', async () => {
    const { owner } = await openShop()
    const read = (await owner.request('GET', `${PATH}/checkout`)).json()
    const sent = await owner.request('PUT', `${PATH}/checkout`, { ...read, minimumSubtotalCents: 700 })
    expect(sent.json()).toEqual({ ...read, minimumSubtotalCents: 700 })
  })

  test('have their usual text in place of an empty one', async () => {
    const { owner } = await openShop()
    await owner.request('PUT', `${PATH}/localized-strings`, { productAddToCartText: 'Buy' })
    const changed = await owner.request('PUT', `${PATH}/localized-strings`, { productAddToCartText: ' ' })
    expect(changed.json().productAddToCartText).toBe('Add To Cart')
  })

  test.each([
    [{ unknown: 1 }, { form: 'There is no field called unknown.' }],
    [{ minimumSubtotalCents: '1' }, { minimumSubtotalCents: 'This must be a number.' }],
    [{ minimumSubtotalCents: -1 }, { minimumSubtotalCents: 'This must be 0 or more.' }],
    [{ expressCheckout: null }, { expressCheckout: 'This is missing.' }],
    [{ websiteId: 'another' }, { websiteId: 'This is the ID of another website.' }],
  ])('%o is refused with a sentence for the field', async (body, errors) => {
    const { owner } = await openShop()
    const refused = await owner.request('PUT', `${PATH}/checkout`, body)
    expect(refused.json()).toMatchObject({ code: 'invalid-fields', errors })
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

import { describe, expect, test } from 'vitest'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { productDetails } from '#server/products/documents.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, nothingSent, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { stateWithdrawal } from '#server/testing/withdrawals/state-withdrawal.ts'
import { productTypes } from '#shared/products/codes.ts'
import { withdrawalExemptionTexts as texts } from '#shared/withdrawal-exemptions/messages.ts'
import { getWithdrawalCall, listWithdrawalsCall } from '#shared/withdrawals/owner-api.ts'

const app = await startTestApp()
const { database } = app.services

const buildWebsite = (isOn: boolean) => app.buildWebsite({ settings: { ...shopSettings(), withdrawal: { isOn } } })

/** A service that its owner has marked as made to order. */
async function openShop(isOn: boolean) {
  const website = await buildWebsite(isOn)
  const owner = await app.owner(website)
  const made = await buildProduct(app, website, { stock: null, productType: productTypes.service, priceCents: 1000 })
  const { details } = await database
    .selectFrom('products')
    .select('details')
    .where('website_id', '=', website.id)
    .where('id', '=', made.itemId)
    .executeTakeFirstOrThrow()
  const marked = productDetails.write({ ...productDetails.read(details), withdrawalExemption: 'made-to-order' })
  await database
    .updateTable('products')
    .set({ details: marked })
    .where('website_id', '=', website.id)
    .where('id', '=', made.itemId)
    .execute()
  const visitor = app.visitor(website)
  return { website, owner, made, visitor }
}

async function confirmationTo(websiteId: string): Promise<string> {
  while ((await app.runJobs()) > 0) {
    // One job writes the email, another one sends it.
  }
  const [email] = await storedEmails(database, websiteId, { to_address: 'ada@example.com' })
  return plainWordsOf(email!.html).replaceAll(/\s+/g, ' ')
}

describe('a product without a right of withdrawal', () => {
  test('says so on its page, in the withdrawal that its order opens, and to the owner', async () => {
    const { website, owner, made, visitor } = await openShop(true)
    expect((await visitor.request('GET', `/shop/p/product-${made.itemId}`)).body).toContain(
      texts.onProduct['made-to-order'],
    )
    await add(visitor, made)
    const { orderId, url } = await buy(visitor, { ...nothingSent, expectedTotalCents: 1000 })
    expect((await readOrder(app.reading(website), orderId))!.lines).toMatchObject([
      { withdrawalExemption: 'made-to-order' },
    ])
    const href = /href="(\/withdrawal\?[^"]+)"/.exec((await visitor.request('GET', url)).body)![1]!
    expect((await visitor.request('GET', href.replaceAll('&amp;', '&'))).body).toContain('Harbor mug: made to order')
    expect((await app.visitor(website).request('GET', '/withdrawal')).body).not.toContain('made to order')
    await stateWithdrawal(visitor, { name: 'Ada', orderNumber: '1', email: 'ada@example.com', items: '' })
    const [withdrawal] = (await owner.call(listWithdrawalsCall, { query: {} })).body.withdrawals
    const opened = await owner.call(getWithdrawalCall, { parameters: { withdrawalId: withdrawal!.id } })
    expect(opened.body.exemptItems).toEqual([{ title: 'Harbor mug', reason: 'made-to-order' }])
  })

  test('says nothing in a shop where nobody can withdraw', async () => {
    const { made, visitor } = await openShop(false)
    const { body } = await visitor.request('GET', `/shop/p/product-${made.itemId}`)
    expect(body).toContain('Harbor mug')
    expect(body).not.toContain(texts.onProduct['made-to-order'])
  })
})

describe('digital goods', () => {
  async function cart(isOn: boolean, productType: 1 | 2 | 3 = productTypes.digital) {
    const website = await buildWebsite(isOn)
    const visitor = app.visitor(website)
    await add(visitor, await buildProduct(app, website, { stock: null, productType, priceCents: 1000 }))
    return { website, visitor }
  }
  const order = { ...nothingSent, expectedTotalCents: 1000 }

  test('need the consent to immediate delivery, which order, page and email repeat', async () => {
    const { website, visitor } = await cart(true)
    for (const digitalConsent of [undefined, false])
      expect(await pay(visitor, { ...order, ...(digitalConsent === false && { digitalConsent }) })).toMatchObject({
        code: 'invalid-fields',
        failure: { errors: { digitalConsent: texts.consentMissing } },
      })
    const before = Date.now()
    const { orderId, url } = await buy(visitor, { ...order, digitalConsent: true })
    const { withdrawalConsent } = (await readOrder(app.reading(website), orderId))!
    expect(withdrawalConsent).toEqual({ at: expect.any(Number), text: texts.consent })
    expect(withdrawalConsent!.at).toBeGreaterThanOrEqual(before)
    expect((await visitor.request('GET', url)).body).toContain(texts.consent)
    expect(await confirmationTo(website.id)).toContain(texts.consent)
  })

  test.each([
    ['where nobody can withdraw', false, productTypes.digital],
    ['that are services', true, productTypes.service],
  ])('%s need no consent, and none is stored', async (_, isOn, productType) => {
    const { website, visitor } = await cart(isOn, productType)
    const { orderId } = await buy(visitor, { ...order, digitalConsent: true })
    expect((await readOrder(app.reading(website), orderId))!.withdrawalConsent).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, pay } from '#server/testing/buy.ts'
import { buildNewsletterForm, emailsTo, runAllJobs, subscriptionsOf } from '#server/testing/newsletter/subscribe.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const app = await startTestApp()
const WORDS = 'Email me news and offers from Test shop. I can unsubscribe at any time.'
const ADA = 'ada@example.com'

async function openShop() {
  const website = await app.buildWebsite({ settings: shopSettings() })
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website))
  const buy = (wantsNewsletter: boolean) =>
    pay(visitor, { expectedTotalCents: 2500, paymentMethod: 'bank-transfer', paymentToken: null, wantsNewsletter })
  return { website, visitor, buy }
}

it('is offered at checkout, and joined by email once it is ticked and confirmed', async () => {
  const { website, visitor, buy } = await openShop()
  await buildNewsletterForm(app, website)
  expect((await visitor.request('GET', '/checkout')).body).toContain(WORDS)
  expect((await buy(true)).body.state).toBe('placed')
  await runAllJobs(app)
  expect(await subscriptionsOf(app, website, ADA)).toMatchObject([{ state: 'pending', source: 'checkout' }])
  expect((await emailsTo(app, website, ADA)).map(({ kind }) => kind)).toContain('newsletter-confirmation')
  const [asked] = await app.services.database
    .selectFrom('newsletter_events')
    .selectAll()
    .where('website_id', '=', website.id)
    .execute()
  expect(asked).toMatchObject({ kind: 'asked', words: WORDS, page_path: '/checkout' })
})

it('is not joined by who did not tick it', async () => {
  const { website, buy } = await openShop()
  await buildNewsletterForm(app, website)
  await buy(false)
  expect(await subscriptionsOf(app, website, ADA)).toEqual([])
})

it('is neither offered nor joined where the shop has none', async () => {
  const { website, visitor, buy } = await openShop()
  expect((await visitor.request('GET', '/checkout')).body).not.toContain(WORDS)
  await buy(true)
  expect(await subscriptionsOf(app, website, ADA)).toEqual([])
})

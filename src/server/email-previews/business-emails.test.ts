import { expect, test } from 'vitest'
import { drawSubscriptionEmail } from '#server/checkout/subscriptions/write-email.ts'
import { drawReturnEmail } from '#server/returns/write-return-emails.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { exampleOrder, exampleReturn, exampleSubscription } from './examples.ts'

const app = await startTestApp()
const origin = 'https://shop.example'

test.each([
  ['a consumer', false],
  ['a business, which has no such right', true],
])('emails about a return and a subscription link to the withdrawal for %s', async (_who, isBusiness) => {
  const settings = { ...shopSettings({ country: 'DE', currency: 'EUR' }), withdrawal: { isOn: true } }
  const website = await app.buildWebsite({ settings })
  const order = exampleOrder(website, 'order-confirmation', 0)
  const company = { company: 'Ton GmbH', vat: null, isReverseCharged: false }
  const ofReturn = await drawReturnEmail(website, isBusiness ? { ...order, business: company } : order, {
    ...{ kind: 'return-approved', found: exampleReturn(0), origin, link: origin, payPage: origin },
  })
  const subscription = exampleSubscription(website)
  const business = isBusiness ? { company: 'Ton GmbH', vatNumber: '' } : null
  const ofSubscription = await drawSubscriptionEmail(
    website,
    { ...subscription, content: { ...subscription.content, business } },
    { kind: 'canceled', origin, at: 0, url: origin, edits: [] },
  )
  for (const { html } of [ofReturn, ofSubscription]) expect(html.includes('/withdrawal"')).toBe(!isBusiness)
})

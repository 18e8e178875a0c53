import { expect, test } from 'vitest'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { usualEmails } from '#shared/emails/usual-emails.ts'
import type { Order } from '#shared/orders/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import { defaultAppearance } from '#shared/websites/appearance.ts'
import { orderRefundedEmail } from './order-emails.ts'

const settings = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'owner@example.com' })
const website = {
  ...{ title: 'Tideline Ceramics', settings, appearance: defaultAppearance, styles: defaultStyles },
  emails: usualEmails,
}
const links = {
  origin: 'https://shop.example',
  order: 'https://shop.example/order/1?key=secret',
  pay: null,
  studio: 'https://shop.example/config/orders/1',
  invoices: [],
  subscriptions: [],
  downloads: {},
}
const refund: Order['refunds'][number] = {
  ...{ id: 'refund-1', at: 0, by: '', cents: 1200, heldCents: 1200, shippingCents: 0, state: 'done', isByHand: false },
  ...{ isOfEdit: false, exchangedCents: 0, reason: '', failure: '', lines: [], parts: [] },
}
const byTransfer = 'We’ll send the money to your bank account.'

test.each([
  ['only to a gift card', { giftCardCents: 1200 }, 'The money is back on your gift card.', false],
  [
    'partly to a gift card',
    { giftCardCents: 400 },
    `$4.00 of it is back on your gift card, and $8.00 goes back the way you paid. ${byTransfer}`,
    true,
  ],
  ['after the gift cards have all they paid', {}, byTransfer, true],
] as const)(
  'an email about money that goes back %s names the bank account only for what goes there',
  async (...row) => {
    const [, changes, expected, isTransferred] = row
    const order = buildOrder({ paymentMethod: 'bank-transfer', refunds: [{ ...refund, ...changes }] })
    const plain = plainWordsOf(await orderRefundedEmail(order, website, links, refund.id)!.draw()).replace(/\s+/g, ' ')
    expect(plain).toContain(expected)
    expect(plain.includes(byTransfer)).toBe(isTransferred)
  },
)

test.each([
  ['a fee that a return costs', { cents: 1000, feeCents: 200 }, 'Restocking fee −$2.00 Refunded $10.00'],
  ['less than the items cost', { cents: 1000 }, 'Adjustment −$2.00 Refunded $10.00'],
  ['more than the items cost', { cents: 1500 }, 'Adjustment $3.00 Refunded $15.00'],
  [
    'a fee and less than the rest of what the items cost',
    { cents: 900, feeCents: 200 },
    'Restocking fee −$2.00 Adjustment −$1.00 Refunded $9.00',
  ],
] as const)('an email about a refund of %s says so, so that its numbers add up', async (_what, changes, expected) => {
  const [line] = buildOrder({}).lines
  const lines = [{ lineId: line!.id, quantity: 1, cents: 1200, isRestocked: false }]
  const order = buildOrder({ paymentMethod: 'bank-transfer', refunds: [{ ...refund, ...changes, lines }] })
  const plain = plainWordsOf(await orderRefundedEmail(order, website, links, refund.id)!.draw()).replace(/\s+/g, ' ')
  expect(plain).toContain(expected)
})

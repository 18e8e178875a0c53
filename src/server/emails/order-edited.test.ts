import { expect, test } from 'vitest'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { usualEmails } from '#shared/emails/usual-emails.ts'
import type { Order } from '#shared/orders/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import { defaultAppearance } from '#shared/websites/appearance.ts'
import { orderEditedEmail } from './order-emails.ts'

const settings = {
  ...defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'owner@example.com' }),
  bankTransferInstructions: 'Routing 000 000 000',
}
const website = {
  ...{ title: 'Tideline Ceramics', settings, appearance: defaultAppearance, styles: defaultStyles },
  emails: usualEmails,
}
const links = {
  origin: 'https://shop.example',
  order: 'https://shop.example/order/1?key=secret',
  pay: 'https://shop.example/pay/order/1?key=secret',
  studio: 'https://shop.example/config/orders/1',
  invoices: [],
  subscriptions: [],
  downloads: {},
}
const refund: Order['refunds'][number] = {
  ...{ id: 'refund-1', at: 0, by: '', cents: 800, heldCents: 800, shippingCents: 0, state: 'pending', isByHand: false },
  ...{ isOfEdit: true, exchangedCents: 0, reason: '', failure: '', lines: [], parts: [] },
}

const write = async (changes: Partial<Order>, pay: string | null = links.pay, refundId?: string) => {
  const { subject, draw } = orderEditedEmail(buildOrder(changes), website, { ...links, pay }, refundId)
  return { subject, plain: plainWordsOf(await draw()).replace(/\s+/g, ' ') }
}

test('an email about an edit asks for what is owed, with the link that pays it', async () => {
  const { subject, plain } = await write({ paymentState: 'partly-paid', owedCents: 1200 })
  expect(subject).toBe('Your order #00042 was changed: payment needed')
  expect(plain).toContain('$12.00 is left to pay.')
  expect(plain).toContain('Pay $12.00 https://shop.example/pay/order/1?key=secret')
  expect(plain).not.toContain('Routing')
})

test('an email about an edit says how what is owed follows from the total', async () => {
  const exchanged = { ...refund, isOfEdit: false, cents: 2954, heldCents: 2954, exchangedCents: 2954 }
  const order = { grandTotalCents: 7863, owedCents: 1055, refundedCents: 2954, refunds: [exchanged] }
  const { plain } = await write({ ...order, paymentState: 'partly-paid' })
  expect(plain).toContain('Total $78.63 Exchanged items −$29.54 Paid $38.54 Amount due $10.55')
})

test('an email about an edit says how to pay where nothing can be paid online', async () => {
  const { plain } = await write({ paymentState: 'partly-paid', owedCents: 1200 }, null)
  expect(plain).toContain('Pay by bank transfer, with #00042 as the reference. Routing 000 000 000')
})

test('an email about an edit says what is refunded', async () => {
  const { subject, plain } = await write({ refunds: [refund] }, null, 'refund-1')
  expect(subject).toBe('Your order #00042 was changed')
  expect(plain).toContain('We refund $8.00 the way you paid.')
})

test('an email about the edit of an unpaid order says the new total', async () => {
  expect((await write({ paymentState: 'awaiting' }, null)).plain).toContain('The new total is $500.04.')
})

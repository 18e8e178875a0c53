import { expect, test } from 'vitest'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { orderPath } from '#server/orders/order-link.ts'
import { runAllJobs, shippedOrder } from '#server/testing/checkout/exchanges/shipped-order.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const app = await startTestApp()

test.each([
  { bought: 'plate', feeCents: 100, says: 'We refund the difference of $7.00, after a restocking fee of $1.00.' },
  {
    bought: 'plate',
    feeCents: 800,
    says: 'With the restocking fee of $8.00, your new items cost as much as the ones you returned.',
  },
  {
    bought: 'mug',
    feeCents: 300,
    says: 'With the restocking fee of $3.00, your new items cost more than the ones you returned. $3.00 is left to pay.',
  },
] as const)(
  'the email about an exchange for a $bought names a fee of $feeCents cents',
  async ({ bought, feeCents, says }) => {
    const shop = await shippedOrder(app)
    const id = await shop.create()
    await shop.choose(id, shop[bought].variantId)
    await shop.receive(id)
    await shop.complete(id, feeCents)
    await runAllJobs(app)
    expect((await shop.email('return-exchanged'))!.plain.replace(/\s+/g, ' ')).toContain(says)
  },
)

test.each([
  { bought: 'mug', feeCents: 0, says: '' },
  { bought: 'plate', feeCents: 100, says: /^\* \$7\.00 refunded on .* Mug Less a restocking fee of \$1\.00$/ },
  { bought: 'plate', feeCents: 800, says: /^\* Exchanged on .*, with nothing to refund Mug Less .* fee of \$8\.00$/ },
  { bought: 'mug', feeCents: 300, says: /^\* Exchanged on .*, with nothing to refund Mug Less .* fee of \$3\.00$/ },
] as const)(
  'the page of an order names a fee of $feeCents cents for an exchange for a $bought',
  async ({ bought, feeCents, says }) => {
    const shop = await shippedOrder(app)
    const id = await shop.create()
    await shop.choose(id, shop[bought].variantId)
    await shop.receive(id)
    await shop.complete(id, feeCents)
    await runAllJobs(app)
    const { body } = await shop.visitor.request('GET', orderPath(app.services.secret, shop.website.id, shop.orderId))
    const [refunds = ''] = /<ul class="order-refunds">.*?<\/ul>/s.exec(body) ?? []
    expect(plainWordsOf(refunds).replace(/\s+/g, ' ').trim()).toMatch(says === '' ? /^$/ : says)
  },
)

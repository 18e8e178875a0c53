import { expect, test } from 'vitest'
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

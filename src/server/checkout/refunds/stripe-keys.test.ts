import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, pay } from '#server/testing/buy.ts'
import { startStripeShops } from '#server/testing/checkout/refunds/stripe-shops.ts'
import { fakeTokens } from '#server/testing/payments/stripe/fake-account.ts'
import { startFakeStripe } from '#server/testing/payments/stripe/fake-stripe.ts'
import { getStripeCall } from '#shared/stripe/owner-api.ts'

const stripe = await startFakeStripe()
afterAll(stripe.close)
const { app, account, reset, open, runAllJobs } = await startStripeShops(stripe)
beforeEach(reset)

describe('keys that Stripe rejects', () => {
  async function breakKeys({ website }: Awaited<ReturnType<typeof open>>, secretKey: string) {
    await app.services.database
      .updateTable('payment_keys')
      .set({ secret_key: app.services.sealing!.seal(secretKey, `stripe live ${website.id}`) })
      .where('website_id', '=', website.id)
      .execute()
  }

  test('are a task for the owner after a refund, noted once, until they work again', async () => {
    const opened = await open()
    const { refund, toDo, owner, order, decide } = opened
    expect((await toDo()).stripeKeysRejected).toBe(0)
    await breakKeys(opened, 'sk_live_revoked1')
    await refund(1000)
    await runAllJobs()
    expect((await order()).refunds).toMatchObject([
      { state: 'failed', failure: expect.stringMatching(/Invalid API Key/) },
    ])
    expect((await toDo()).stripeKeysRejected).toBe(1)
    const problem = async () => (await owner.call(getStripeCall, {})).body.live!.problem
    const first = await problem()
    expect(first?.words).toMatch(/Invalid API Key/)
    await decide('retry')
    await runAllJobs()
    expect(await problem()).toEqual(first)
    await breakKeys(opened, 'sk_live_tidelinesecret')
    await decide('retry')
    await runAllJobs()
    expect(await order()).toMatchObject({ refundedCents: 1000 })
    expect((await toDo()).stripeKeysRejected).toBe(0)
    expect(await problem()).toBeNull()
  })

  test('are a task after an event that could not be read, too', async () => {
    const opened = await open()
    await opened.refund(1000)
    await runAllJobs()
    await breakKeys(opened, 'sk_live_revoked1')
    await opened.tell('refund.updated')
    expect((await opened.toDo()).stripeKeysRejected).toBe(1)
  })

  test('are not to blame for a card that was declined', async () => {
    const { visitor, website, toDo } = await open()
    await add(visitor, await buildProduct(app, website))
    const declined = { expectedTotalCents: 2500, paymentMethod: 'card', paymentToken: fakeTokens.declines } as const
    expect((await pay(visitor, declined)).code).toBe('payment-declined')
    expect((await toDo()).stripeKeysRejected).toBe(0)
  })
})

describe('the number of an order at Stripe', () => {
  test('is the description of its payment, however often the job runs', async () => {
    await open()
    await runAllJobs()
    await runAllJobs()
    expect([...account.intents.values()]).toMatchObject([
      { description: 'Order #00001', metadata: { order: '#00001', payment: expect.any(String) } },
    ])
  })

  test('that cannot be shown leaves the order as it is', async () => {
    const { order } = await open()
    stripe.fail(500)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await app.services.database
        .updateTable('jobs')
        .set({ run_at: 0 })
        .where('kind', '=', 'show-order-at-provider')
        .execute()
      await runAllJobs()
    }
    expect(await order()).toMatchObject({ state: 'open', paymentState: 'paid' })
    const jobs = await app.services.database
      .selectFrom('jobs')
      .select('state')
      .where('kind', '=', 'show-order-at-provider')
      .where('state', '!=', 'done')
      .execute()
    expect(jobs).toEqual([])
  })
})

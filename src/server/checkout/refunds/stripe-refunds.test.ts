import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '#server/jobs/worker.ts'
import { createProviders } from '#server/payments/providers.ts'
import { fakeTokens } from '#server/payments/stripe/testing/fake-account.ts'
import { startFakeStripe } from '#server/payments/stripe/testing/fake-stripe.ts'
import { giveStripeKeys } from '#server/payments/stripe/testing/give-keys.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, orderIn, pay } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { decideRefundCall, type refundDecisions, refundOrderCall } from '#shared/orders/refund-api.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { getStripeCall } from '#shared/stripe/owner-api.ts'
import { refundOrderHandler } from './return-money.ts'

const stripe = await startFakeStripe()
afterAll(stripe.close)
const app = await startTestApp({ STRIPE_API_URL: stripe.url }, { createProviders })
const account = stripe.accounts.live
beforeEach(() => {
  stripe.fail(null)
  account.refundStatus = 'succeeded'
  for (const things of Object.values(account)) if (things instanceof Map) things.clear()
})
const settings = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })

/** An order of 25.00 that was paid by card. */
async function open() {
  const website = await giveStripeKeys(app, await app.buildWebsite({ settings, isDemo: false }))
  const [owner, visitor] = [await app.owner(website), app.visitor(website)]
  await add(visitor, await buildProduct(app, website))
  const paid = { expectedTotalCents: 2500, paymentMethod: 'card', paymentToken: fakeTokens.approves } as const
  const { orderId } = orderIn(await pay(visitor, paid))
  const parameters = { orderId }
  const body = (cents: number) => ({
    idempotencyKey: crypto.randomUUID(),
    lines: [],
    shippingCents: 0,
    cents,
    restock: false,
    reason: '',
    notifyBuyer: true,
  })
  const order = async () => (await owner.call(getOrderCall, { parameters })).body.order
  return {
    website,
    owner,
    visitor,
    orderId,
    order,
    refund: (cents: number) => owner.call(refundOrderCall, { parameters, body: body(cents) }),
    /** Staff decide about a refund, by default the last one. */
    decide: async (decision: (typeof refundDecisions)[number], given?: string) => {
      const refundId = given ?? (await order()).refunds.at(-1)!.id
      return owner.call(decideRefundCall, { parameters: { orderId, refundId }, body: { decision } })
    },
    toDo: async () => (await owner.call(getHomeCall, { query: {} })).body.toDo,
    refundsAtStripe: () => [...account.refunds.values()].map(({ amount, status }) => [amount, status]),
    /** Stripe reports about the last refund. */
    tell: async (type: string) => {
      const event = stripe.event(type, [...account.refunds.values()].at(-1)!)
      await app.services.app.inject({
        method: 'POST',
        url: '/api/commerce/payments/card/events',
        headers: {
          host: `${website.slug}.localhost`,
          'content-type': 'application/json',
          'stripe-signature': event.header,
        },
        payload: event.payload,
      })
      await runAllJobs()
    },
  }
}

async function runAllJobs(): Promise<void> {
  while ((await app.runJobs()) > 0) {
    // One job returns money, the next one writes emails.
  }
}

/** Runs the jobs that wait for their next attempt. */
async function runLaterJobs(): Promise<void> {
  await app.services.database.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'refund-order').execute()
  await runAllJobs()
}

function become(status: 'succeeded' | 'failed') {
  const refund = [...account.refunds.values()].at(-1)!
  refund.status = status
  if (status === 'failed') refund.failure_reason = 'expired_or_canceled_card'
}

describe('a part of a card payment', () => {
  test('is returned by Stripe, and then the rest of it', async () => {
    const { refund, order, refundsAtStripe } = await open()
    await refund(1000)
    await runAllJobs()
    expect(await order()).toMatchObject({ paymentState: 'partly-refunded', refundedCents: 1000 })
    await refund(1500)
    await runAllJobs()
    expect(await order()).toMatchObject({ paymentState: 'refunded', refundedCents: 2500 })
    expect(refundsAtStripe()).toEqual([
      [1000, 'succeeded'],
      [1500, 'succeeded'],
    ])
  })

  test.each([
    ['is down', 500],
    ['closes the connection', 'silent'],
    ['answers nonsense', 'nonsense'],
    ['loses its answer', 'lost-answer'],
  ] as const)('is returned once when Stripe %s and is asked again', async (_what, failure) => {
    const { refund, order, refundsAtStripe } = await open()
    stripe.fail(failure)
    await refund(1000)
    await runAllJobs()
    expect(await order()).toMatchObject({ paymentState: 'paid', refunds: [{ state: 'pending' }] })
    stripe.fail(null)
    await runLaterJobs()
    expect(await order()).toMatchObject({ paymentState: 'partly-refunded', refundedCents: 1000 })
    expect(refundsAtStripe()).toEqual([[1000, 'succeeded']])
  })

  test('is returned once when several processes do the same work at once', async () => {
    const { refund, order, orderId, website, refundsAtStripe } = await open()
    await refund(1000)
    const job = { websiteId: website.id, payload: { orderId } } as unknown as Job<{ orderId: string }>
    await Promise.all([1, 2, 3].map(() => refundOrderHandler(app.services)(job)))
    await runAllJobs()
    expect(refundsAtStripe()).toEqual([[1000, 'succeeded']])
    const after = await order()
    expect(after).toMatchObject({ refundedCents: 1000 })
    expect(after.events.filter(({ kind }) => kind === 'refunded')).toHaveLength(1)
  })

  test('that was returned in Stripe’s dashboard meanwhile is refused there, and staff are told', async () => {
    const { refund, order, refundsAtStripe, toDo } = await open()
    await refund(2000)
    account.intents.forEach((intent) => {
      intent.amount_received = 1000
    })
    await runAllJobs()
    expect(refundsAtStripe()).toEqual([])
    expect((await order()).refunds).toMatchObject([
      { state: 'failed', heldCents: 0, failure: 'Refund amount is greater than unrefunded amount on charge' },
    ])
    expect((await toDo()).refundsFailed).toBe(1)
  })
})

describe('a refund that is on its way', () => {
  test('says so until Stripe reports that it arrived; only then the buyer has an email', async () => {
    const { refund, order, tell, website } = await open()
    const letters = async () =>
      (
        await app.services.database
          .selectFrom('letters')
          .select('id')
          .where('website_id', '=', website.id)
          .where('kind', '=', 'order-refunded')
          .execute()
      ).length
    account.refundStatus = 'pending'
    await refund(1000)
    await runAllJobs()
    expect(await order()).toMatchObject({ paymentState: 'paid', refundedCents: 0, refunds: [{ state: 'pending' }] })
    expect(await letters()).toBe(0)
    // What is on its way cannot be refunded again.
    expect((await refund(2000)).code).toBe('refund-amount')
    become('succeeded')
    await tell('refund.updated')
    expect(await order()).toMatchObject({ paymentState: 'partly-refunded', refundedCents: 1000 })
    expect(await letters()).toBe(1)
  })

  test('is looked at again where Stripe sends no events', async () => {
    const { refund, order } = await open()
    account.refundStatus = 'pending'
    await refund(1000)
    await runAllJobs()
    become('succeeded')
    await runLaterJobs()
    expect(await order()).toMatchObject({ refundedCents: 1000, refunds: [{ state: 'done' }] })
  })
})

describe.each(['refund.failed', 'charge.refund.updated', 'refund.updated'])(
  'a refund that fails later (%s)',
  (type) => {
    async function failed(cents = 2500) {
      const opened = await open()
      await opened.refund(cents)
      await runAllJobs()
      expect(await opened.order()).toMatchObject({ refundedCents: cents })
      become('failed')
      await opened.tell(type)
      return opened
    }

    test('counts as not returned, is on the order with its reason, and is a task', async () => {
      const { order, toDo, tell, owner } = await failed()
      const seen = await order()
      expect(seen).toMatchObject({
        paymentState: 'paid',
        refundedCents: 0,
        refunds: [{ state: 'failed', heldCents: 0, failure: 'The card has expired or was canceled.' }],
      })
      expect(seen.events.at(-1)).toMatchObject({ kind: 'refund-failed' })
      expect((await toDo()).refundsFailed).toBe(1)
      expect((await owner.call(listOrdersCall, { query: { refund: 'failed' } })).body.orders).toHaveLength(1)
      await tell(type)
      expect((await order()).events.filter(({ kind }) => kind === 'refund-failed')).toHaveLength(1)
    })

    test('is tried again by staff, and an event about the first attempt says nothing about the second', async () => {
      const { decide, order, toDo, tell, refundsAtStripe } = await failed()
      expect((await decide('retry')).body.order.refunds).toMatchObject([{ state: 'pending' }])
      expect((await decide('retry')).code).toBe('refund-not-failed')
      await runAllJobs()
      expect(refundsAtStripe()).toEqual([
        [2500, 'failed'],
        [2500, 'succeeded'],
      ])
      await tell(type)
      expect(await order()).toMatchObject({
        paymentState: 'refunded',
        refundedCents: 2500,
        refunds: [{ state: 'done' }],
      })
      expect((await toDo()).refundsFailed).toBe(0)
    })

    test('is returned another way, or not at all', async () => {
      const byHand = await failed(1000)
      expect((await byHand.decide('by-hand')).body.order).toMatchObject({
        paymentState: 'partly-refunded',
        refundedCents: 1000,
        refunds: [{ state: 'done', isByHand: true }],
      })
      const dismissed = await failed(1000)
      expect((await dismissed.decide('dismiss')).body.order).toMatchObject({
        paymentState: 'paid',
        refundedCents: 0,
        refunds: [{ state: 'dismissed' }],
      })
      expect((await dismissed.toDo()).refundsFailed).toBe(0)
      // Its money is left again.
      expect((await dismissed.refund(2500)).status).toBe(200)
      await runAllJobs()
    })

    test('cannot be tried again when its money went back otherwise', async () => {
      const { refund, decide, order } = await failed(1000)
      const failedId = (await order()).refunds[0]!.id
      await refund(2000)
      await runAllJobs()
      const refused = await decide('retry', failedId)
      expect(refused.failure).toMatchObject({ code: 'refund-amount', left: '$5.00' })
      expect((await decide('by-hand', failedId)).code).toBe('refund-amount')
      expect((await decide('dismiss', failedId)).status).toBe(200)
      expect(await order()).toMatchObject({ paymentState: 'partly-refunded', refundedCents: 2000 })
    })
  },
)

describe('keys that Stripe rejects', () => {
  async function breakKeys({ website }: Awaited<ReturnType<typeof open>>, secretKey: string) {
    await app.services.database
      .updateTable('stripe_keys')
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

import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '#server/jobs/worker.ts'
import { startStripeShops } from '#server/testing/checkout/refunds/stripe-shops.ts'
import { startFakeStripe } from '#server/testing/payments/stripe/fake-stripe.ts'
import { listOrdersCall } from '#shared/orders/read-api.ts'
import { refundOrderHandler } from './return-money.ts'

const stripe = await startFakeStripe()
afterAll(stripe.close)
const { app, account, reset, open, runAllJobs, runLaterJobs } = await startStripeShops(stripe)
beforeEach(reset)

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
    const readEmails = async () =>
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
    expect(await readEmails()).toBe(0)
    // What is on its way cannot be refunded again.
    expect((await refund(2000)).code).toBe('refund-amount')
    become('succeeded')
    await tell('refund.updated')
    expect(await order()).toMatchObject({ paymentState: 'partly-refunded', refundedCents: 1000 })
    expect(await readEmails()).toBe(1)
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

  test('and has failed when it is looked at is not made again: that is for staff to decide', async () => {
    const { refund, order, refundsAtStripe, toDo } = await open()
    account.refundStatus = 'pending'
    await refund(1000)
    await runAllJobs()
    become('failed')
    account.refundStatus = 'succeeded'
    await runLaterJobs()
    expect(refundsAtStripe()).toHaveLength(1)
    expect(await order()).toMatchObject({ refundedCents: 0, refunds: [{ state: 'failed' }] })
    expect((await toDo()).refundsFailed).toBe(1)
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

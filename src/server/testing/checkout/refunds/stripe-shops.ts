import { createProviders } from '#server/payments/providers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, orderIn, pay } from '#server/testing/buy.ts'
import { fakeTokens } from '#server/testing/payments/stripe/fake-account.ts'
import type { startFakeStripe } from '#server/testing/payments/stripe/fake-stripe.ts'
import { giveStripeKeys } from '#server/testing/payments/stripe/give-keys.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { decideRefundCall, type refundDecisions, refundOrderCall } from '#shared/orders/refund-api.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'

const settings = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })

/** The application with a fake Stripe, whose live account starts empty in each test (`reset`). */
export async function startStripeShops(stripe: Awaited<ReturnType<typeof startFakeStripe>>) {
  const app = await startTestApp({ STRIPE_API_URL: stripe.url }, { createProviders })
  const account = stripe.accounts.live

  function reset(): void {
    stripe.fail(null)
    account.refundStatus = 'succeeded'
    for (const things of Object.values(account)) if (things instanceof Map) things.clear()
  }

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

  return { app, account, reset, open, runAllJobs, runLaterJobs }
}

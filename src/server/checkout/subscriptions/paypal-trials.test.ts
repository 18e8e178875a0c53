import { describe, expect, test } from 'vitest'
import { add, nothingSent, pay, paymentIn } from '#server/testing/buy.ts'
import { startPayPalSubscriptions } from '#server/testing/checkout/subscriptions/paypal-shops.ts'
import { inDays, monthly } from '#server/testing/checkout/subscriptions/subscription-shops.ts'
import { approveSetup } from '#server/testing/payments/paypal/fake-vault.ts'
import { confirmPaymentCall, getPaymentCall } from '#shared/checkout/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'

const { app, paypal, services, shop, travelTo } = await startPayPalSubscriptions()

const free: SubscriptionPlan = { ...monthly, trial: { period: { value: 14, unit: 'DAY' }, priceCents: 0 } }
const nothingDue = { ...nothingSent, expectedTotalCents: 0, paymentMethod: 'paypal', paymentToken: null } as const

/** A shop with a service whose first 14 days cost nothing, and a visitor whom PayPal asks to keep their account. */
async function asked() {
  const all = await shop({ plan: free, productType: productTypes.service })
  await add(all.visitor, all.tea)
  const started = await pay(all.visitor, nothingDue)
  const parameters = { paymentId: paymentIn(started) }
  return {
    ...all,
    started,
    setup: () => [...all.account.setups.values()].at(-1)!,
    confirm: (answer: object = {}) =>
      all.visitor.call(confirmPaymentCall, { parameters, body: { answer: answer as never } }),
    state: () => all.visitor.call(getPaymentCall, { parameters }),
    /** The time of the payment is over. */
    endTime: async () => {
      await services.database
        .updateTable('payments')
        .set({ expires_at: 1 })
        .where('id', '=', parameters.paymentId)
        .execute()
      await services.database.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'settle-payment').execute()
      await app.runJobs()
    },
  }
}

describe('a free trial that is begun with PayPal', () => {
  test('keeps the account of its buyer without an order, and charges it when the trial ends and each month after', async () => {
    const { started, setup, confirm, account, list, opened, taken } = await asked()
    expect(started.body).toMatchObject({
      state: 'needs-confirmation',
      action: {
        setupToken: setup().id,
        approveUrl: expect.stringContaining('/agreements/approve?approval_session_id='),
      },
    })
    approveSetup(setup())
    expect((await confirm()).body.state).toBe('placed')
    await app.runJobs()
    expect(account.orders.size).toBe(0)
    const [subscription] = await list()
    expect(await opened(subscription!.id)).toMatchObject({
      ...{ state: 'active', method: 'PayPal (sb-grace@personal.example.com)', trialEndsAt: inDays(14) },
    })
    await travelTo(inDays(14))
    await travelTo(Date.parse('2026-03-14T15:00:00Z'))
    expect(taken()).toEqual(['20.00', '20.00'])
  })

  test('is not begun before its buyer agrees, nor when they give up', async () => {
    const { confirm, list } = await asked()
    expect((await confirm()).body.state).toBe('needs-confirmation')
    expect((await confirm({ cancel: true })).code).toBe('payment-expired')
    expect(await list()).toEqual([])
  })

  test('is begun by the job for a buyer who has agreed and left the page', async () => {
    const { setup, endTime, state, list } = await asked()
    approveSetup(setup())
    await endTime()
    expect((await state()).body).toMatchObject({ state: 'placed' })
    expect(await list()).toHaveLength(1)
  })

  test('ends with its time for a buyer who has not agreed', async () => {
    const { endTime, state, list } = await asked()
    await endTime()
    expect((await state()).code).toBe('payment-expired')
    expect(await list()).toEqual([])
  })

  test('is begun once when the answer about the kept account was lost', async () => {
    const { setup, confirm, state, account, list } = await asked()
    approveSetup(setup())
    paypal.fail('lost-answer', '/v3/vault/payment-tokens')
    expect((await confirm()).body).toMatchObject({ state: 'pending' })
    paypal.fail(null)
    await services.database.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'settle-payment').execute()
    await app.runJobs()
    expect((await state()).body).toMatchObject({ state: 'placed' })
    expect([account.tokens.size, (await list()).length]).toEqual([1, 1])
  })
})

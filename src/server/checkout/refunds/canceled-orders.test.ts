import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import type { Job } from '#server/jobs/worker.ts'
import { insertOrderPayment, listPaymentsLeft } from '#server/payments/order-payments.ts'
import { insertPayment, readPayment } from '#server/payments/payment-store.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import { createProviders } from '#server/payments/providers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import { getEmailCall, listEmailsCall } from '#shared/emails/schema.ts'
import { cancelOrderCall, markOrderPaidCall, markOrderRefundedCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { openRefund, wholeRefund } from './open-refund.ts'
import { refundOrderHandler } from './return-money.ts'

const app = await startTestApp()
const { database } = app.services
const byTransfer = { paymentMethod: 'bank-transfer', paymentToken: null } as const

/** An order of 25.00 in a shop of its own. */
async function order(changes: Partial<PlaceOrderBody> = {}) {
  const website = await app.buildWebsite()
  const [owner, visitor] = [await app.owner(website), app.visitor(website)]
  await add(visitor, await buildProduct(app, website))
  const { orderId } = await buy(visitor, { expectedTotalCents: 2500, ...changes })
  const parameters = { orderId }
  return {
    website,
    owner,
    parameters,
    cancel: () => owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: true } }),
    now: async (): Promise<Order> => (await owner.call(getOrderCall, { parameters })).body.order,
    charges: () => database.selectFrom('test_charges').select('state').where('website_id', '=', website.id).execute(),
  }
}

const kindsOf = ({ events }: Order) => events.map(({ kind }) => kind)

async function runAllJobs(): Promise<void> {
  while ((await app.runJobs()) > 0) {
    // One job writes emails, another one sends them.
  }
}

test('a cancelled order that was paid by card is paid back by the provider, once', async () => {
  const { website, owner, parameters, cancel, now, charges } = await order()
  expect((await cancel()).body.order).toMatchObject({ state: 'cancelled', paymentState: 'paid', refundedCents: 0 })
  await runAllJobs()
  expect(await charges()).toEqual([{ state: 'refunded' }])
  const paidBack = await now()
  expect(paidBack).toMatchObject({ paymentState: 'refunded', refundedCents: 2500 })
  expect(kindsOf(paidBack)).toEqual(['placed', 'cancelled', 'restocked', 'refunded'])

  const again = { websiteId: website.id, payload: parameters } as unknown as Job<{ orderId: string }>
  await refundOrderHandler(app.services)(again)
  expect(kindsOf(await now())).toEqual(kindsOf(paidBack))
  const { emails } = (await owner.call(listEmailsCall, { query: { aboutId: parameters.orderId } })).body
  const cancelled = emails.find((email) => email.kind === 'order-cancelled')
  const { email } = (await owner.call(getEmailCall, { parameters: { emailId: cancelled!.id } })).body
  expect(email.plain).toMatch(/We refunded\s+\$25\.00/)
})

test('a provider that fails, or a process that is killed before the note, is asked again and pays back once', async () => {
  const { website, parameters, cancel, now, charges } = await order()
  await cancel()
  const testCard = createProviders(database, app.services)['test-card']
  const job = { websiteId: website.id, payload: parameters } as unknown as Job<{ orderId: string }>
  const failing = async () => {
    throw new Error('away')
  }
  const refundWith = (refund: typeof testCard.refund) =>
    refundOrderHandler(app.services, { 'test-card': { ...testCard, refund } } as never)(job)
  await expect(refundWith(failing)).rejects.toThrow('away')
  expect(await now()).toMatchObject({ paymentState: 'paid', refundedCents: 0 })
  await expect(
    refundWith(async (charge) => {
      await testCard.refund!(charge)
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect(await charges()).toEqual([{ state: 'refunded' }])
  await runAllJobs()
  expect(await now()).toMatchObject({ paymentState: 'refunded', refundedCents: 2500 })
  expect(await charges()).toEqual([{ state: 'refunded' }])
})

test('an order that stands is not paid back', async () => {
  const { website, parameters, now, charges } = await order()
  await refundOrderHandler(app.services)({ websiteId: website.id, payload: parameters } as unknown as Job<{
    orderId: string
  }>)
  expect(await charges()).toEqual([{ state: 'charged' }])
  expect((await now()).paymentState).toBe('paid')
})

test('money that came by hand goes back by hand, and the owner says so once', async () => {
  const { owner, parameters, cancel, now } = await order(byTransfer)
  const mark = () => owner.call(markOrderRefundedCall, { parameters })
  expect((await mark()).code).toBe('order-state')
  await owner.call(markOrderPaidCall, { parameters })
  expect((await mark()).code).toBe('order-state')
  await cancel()
  await runAllJobs()
  expect(await now()).toMatchObject({ paymentState: 'paid', refundedCents: 0 })
  const answers = await Promise.all([1, 2, 3].map(mark))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await now()).toMatchObject({ paymentState: 'refunded', refundedCents: 2500 })
  expect((await now()).events.filter(({ kind }) => kind === 'refunded')).toMatchObject([{ by: 'Olive Owner' }])
})

test('what was never paid, and what a provider pays back, cannot be marked by hand', async () => {
  const [unpaid, byCard] = [await order(byTransfer), await order()]
  for (const { owner, parameters, cancel } of [unpaid, byCard]) {
    await cancel()
    expect((await owner.call(markOrderRefundedCall, { parameters })).code).toBe('order-state')
  }
})

test('a refund says what of the order it is for, and to which payment the money went', async () => {
  const { website, parameters, cancel, now } = await order()
  await cancel()
  await runAllJobs()
  const { id: orderId, lines } = await now()
  const refunds = await database.selectFrom('refunds').selectAll().where('website_id', '=', website.id).execute()
  expect(refunds).toEqual([
    expect.objectContaining({ order_id: orderId, cents: 2500, shipping_cents: 500, done_at: expect.any(Number) }),
  ])
  const refundId = refunds[0]!.id
  const ofRefund = (table: 'refund_lines' | 'refund_payments') =>
    database
      .selectFrom(table)
      .selectAll()
      .where('website_id', '=', website.id)
      .where('refund_id', '=', refundId)
      .execute()
  expect(await ofRefund('refund_lines')).toEqual([
    expect.objectContaining({ line_id: lines[0]!.id, quantity: 1, cents: 2000, restocked: 1 }),
  ])
  const payments = await listPaymentsLeft(app.reading(website), parameters.orderId)
  expect(payments).toEqual([{ paymentId: expect.any(String), method: 'test-card', cents: 2500, leftCents: 0 }])
  expect(await ofRefund('refund_payments')).toEqual([
    expect.objectContaining({
      payment_id: payments[0]!.paymentId,
      cents: 2500,
      provider_reference: expect.any(String),
    }),
  ])
})

test('an order that several payments paid for gives each of them its own part back, however often the job is killed', async () => {
  const { website, parameters, now } = await order()
  const scope = app.reading(website)
  const [first] = await listPaymentsLeft(scope, parameters.orderId)
  const payment = (await readPayment(scope, first!.paymentId))!
  const second = { ...payment, id: newId(), idempotencyKey: newId(), amountCents: 900 }
  await app.changing(website, async (change) => {
    await insertPayment(change, second)
    await insertOrderPayment(change, parameters.orderId, { paymentId: second.id, cents: 900 })
    await change.database
      .updateTable('order_payments')
      .set({ cents: 1600 })
      .where('website_id', '=', website.id)
      .where('payment_id', '=', first!.paymentId)
      .execute()
    const whole = wholeRefund(await now(), { by: '', restock: false })
    return openRefund(change, await now(), whole)
  })
  const [{ id: refundId }] = (await now()).refunds as [Order['refunds'][number]]
  const given = new Map<string, number>()
  let isAway = true
  const refund: PaymentProvider['refund'] = async ({ idempotencyKey, refundId: id, refundCents }) => {
    if (idempotencyKey === second.idempotencyKey && isAway) throw new Error('away')
    given.set(`${id} ${idempotencyKey}`, refundCents)
    return { state: 'done', reference: idempotencyKey }
  }
  const testCard = createProviders(database, app.services)['test-card']
  const job = { websiteId: website.id, payload: parameters } as unknown as Job<{ orderId: string }>
  const run = () => refundOrderHandler(app.services, { 'test-card': { ...testCard, refund } })(job)
  await expect(run()).rejects.toThrow('away')
  expect(await now()).toMatchObject({ paymentState: 'partly-refunded', refundedCents: 1600 })
  isAway = false
  await run()
  await run()
  expect(Object.fromEntries(given)).toEqual({
    [`${refundId} ${payment.idempotencyKey}`]: 1600,
    [`${refundId} ${second.idempotencyKey}`]: 900,
  })
  expect(await now()).toMatchObject({ paymentState: 'refunded', refundedCents: 2500 })
})

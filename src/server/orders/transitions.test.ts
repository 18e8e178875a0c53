import type { Updateable } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { movePayment } from '#server/payments/payment-store.ts'
import { type PaymentState, paymentTransitions } from '#server/payments/transitions.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import { orderPaymentTransitions, orderTransitions, refundTransitions } from '#shared/orders/transitions.ts'
import { moveOrder, moveOrderPayment } from './move-order.ts'
import { insertRefund, moveRefund } from './refund-store.ts'
import type { OrderTables } from './tables.ts'

const app = await startTestApp()
const { database } = app.services
let website: Website
let orderId: string

beforeAll(async () => {
  website = await app.buildWebsite()
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website, { stock: 5 }))
  orderId = (await buy(visitor, { expectedTotalCents: 2500 })).orderId
})

/** Every pair of states, and whether this test allows the second to follow the first. */
const pairsOf = (states: readonly string[], allowed: readonly string[]) =>
  states.flatMap((from) => states.map((to) => ({ from, to, follows: allowed.includes(`${from} → ${to}`) })))

// Repeated here, so that a change of the rule has to be made twice, on purpose.
const orderPairs = pairsOf(Object.keys(orderTransitions), [
  'open → open',
  'open → fulfilled',
  'open → cancelled',
  'fulfilled → open',
  'fulfilled → cancelled',
])
const orderPaymentPairs = pairsOf(Object.keys(orderPaymentTransitions), [
  'awaiting → paid',
  'paid → awaiting',
  'paid → partly-refunded',
  'paid → refunded',
  'partly-refunded → paid',
  'partly-refunded → refunded',
  'refunded → paid',
  'refunded → partly-refunded',
])
const refundPairs = pairsOf(Object.keys(refundTransitions), [
  'pending → done',
  'pending → failed',
  'done → failed',
  'failed → pending',
  'failed → done',
  'failed → dismissed',
  'dismissed → done',
])
const ends = ['paid', 'awaiting', 'declined', 'expired']
const paymentPairs = pairsOf(Object.keys(paymentTransitions), [
  'holding → pending',
  'holding → needs-confirmation',
  'pending → needs-confirmation',
  'needs-confirmation → pending',
  ...['holding', 'pending', 'needs-confirmation'].flatMap((from) => ends.map((to) => `${from} → ${to}`)),
])

const noRefund = {
  by: 'Mara',
  cents: 0,
  shippingCents: 0,
  isByHand: false,
  reason: '',
  notifyBuyer: false,
  requestKey: null,
  lines: [],
  parts: [],
}

/** For calling without the protection of the types. */
type AnyMove = (
  scope: Parameters<typeof moveOrder>[0],
  orderId: string,
  ...states: readonly string[]
) => Promise<boolean>

const orderNow = () =>
  database
    .selectFrom('orders')
    .select(['state', 'payment_state', 'refunded_cents', 'grand_total_cents'])
    .where('website_id', '=', website.id)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

async function place(facts: Updateable<OrderTables['orders']>) {
  const row = { state: 'open', payment_state: 'paid', refunded_cents: 0, ...facts } as const
  await database.updateTable('orders').set(row).where('website_id', '=', website.id).where('id', '=', orderId).execute()
}

describe.each([
  { what: 'an order', move: moveOrder as AnyMove, column: 'state', pairs: orderPairs },
  {
    what: 'the payment of an order',
    move: moveOrderPayment as AnyMove,
    column: 'payment_state',
    pairs: orderPaymentPairs,
  },
] as const)('$what', ({ move, column, pairs }) => {
  test.each(pairs)('from $from to $to: $follows', async ({ from, to, follows }) => {
    await place({ [column]: from })
    const moved = app.changing(website, (scope) => move(scope, orderId, from, to))
    if (follows) expect(await moved).toBe(true)
    else await expect(moved).rejects.toThrow(`cannot go from ${from} to ${to}`)
    expect((await orderNow())[column]).toBe(follows ? to : from)
  })

  test('stays where it is when it was elsewhere', async () => {
    for (const { from, to, follows } of pairs) {
      if (!follows || from === to) continue
      await place({ [column]: to })
      expect(await app.changing(website, (scope) => move(scope, orderId, from, to))).toBe(false)
      expect((await orderNow())[column]).toBe(to)
    }
  })
})

test('the money of a canceled order only goes back', async () => {
  await place({ state: 'cancelled', payment_state: 'awaiting' })
  expect(await app.changing(website, (scope) => moveOrderPayment(scope, orderId, 'awaiting', 'paid'))).toBe(false)
  await place({ state: 'cancelled' })
  expect(await app.changing(website, (scope) => moveOrderPayment(scope, orderId, 'paid', 'awaiting'))).toBe(false)
  expect(await app.changing(website, (scope) => moveOrderPayment(scope, orderId, 'paid', 'refunded'))).toBe(true)
  // The refund failed later.
  expect(await app.changing(website, (scope) => moveOrderPayment(scope, orderId, 'refunded', 'paid'))).toBe(true)
})

test.each(paymentPairs)('an attempt to pay from $from to $to: $follows', async ({ from, to, follows }) => {
  const payments = () => database.selectFrom('payments').select(['id', 'state']).where('website_id', '=', website.id)
  await database
    .updateTable('payments')
    .set({ state: from as PaymentState })
    .where('website_id', '=', website.id)
    .execute()
  const { id } = await payments().executeTakeFirstOrThrow()
  expect(await app.changing(website, (scope) => movePayment(scope, id, to as PaymentState))).toBe(follows)
  expect((await payments().executeTakeFirstOrThrow()).state).toBe(follows ? to : from)
})

test.each(refundPairs)('a refund from $from to $to: $follows', async ({ from, to, follows }) => {
  const refunds = () => database.selectFrom('refunds').select(['id', 'state']).where('website_id', '=', website.id)
  const known = await refunds().executeTakeFirst()
  const id = known?.id ?? (await app.changing(website, (scope) => insertRefund(scope, { ...noRefund, orderId })))
  await database
    .updateTable('refunds')
    .set({ state: from as OrderRefund['state'] })
    .where('website_id', '=', website.id)
    .execute()
  expect(await app.changing(website, (scope) => moveRefund(scope, id!, to as OrderRefund['state']))).toBe(follows)
  expect((await refunds().executeTakeFirstOrThrow()).state).toBe(follows ? to : from)
})

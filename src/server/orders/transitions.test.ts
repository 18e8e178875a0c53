import type { Updateable } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { movePayment } from '#server/payments/payment-store.ts'
import { type PaymentState, paymentTransitions } from '#server/payments/transitions.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, pay } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { orderPaymentTransitions, orderTransitions } from '#shared/orders/transitions.ts'
import { moveOrder, moveOrderPayment } from './move-order.ts'
import type { OrderTables } from './tables.ts'

const app = await startTestApp()
const { database } = app.services
let website: Website
let orderId: string

beforeAll(async () => {
  website = await app.buildWebsite()
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website, { stock: 5 }))
  orderId = (await pay(visitor, { expectedTotalCents: 2500 })).body.orderId
})

/** Every pair of states, and whether the second may follow the first. */
const pairsOf = (transitions: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(transitions).flatMap(([from, next]) =>
    Object.keys(transitions).map((to) => ({ from, to, follows: next.includes(to) })),
  )

/** As a caller that the types do not hold back. */
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
  { what: 'an order', move: moveOrder as AnyMove, column: 'state', transitions: orderTransitions },
  {
    what: 'the payment of an order',
    move: moveOrderPayment as AnyMove,
    column: 'payment_state',
    transitions: orderPaymentTransitions,
  },
] as const)('$what', ({ move, column, transitions }) => {
  test.each(pairsOf(transitions))('from $from to $to: $follows', async ({ from, to, follows }) => {
    await place({ [column]: from })
    const moved = app.changing(website, (scope) => move(scope, orderId, from, to))
    if (follows) expect(await moved).toBe(true)
    else await expect(moved).rejects.toThrow(`cannot go from ${from} to ${to}`)
    expect((await orderNow())[column]).toBe(follows ? to : from)
  })

  test('stays where it is when it was elsewhere', async () => {
    for (const { from, to, follows } of pairsOf(transitions)) {
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
  const { refunded_cents: refunded, grand_total_cents: total } = await orderNow()
  expect(refunded).toBe(total)
})

test.each(pairsOf(paymentTransitions))(
  'an attempt to pay from $from to $to: $follows',
  async ({ from, to, follows }) => {
    const payments = () => database.selectFrom('payments').select(['id', 'state']).where('website_id', '=', website.id)
    await database
      .updateTable('payments')
      .set({ state: from as PaymentState })
      .where('website_id', '=', website.id)
      .execute()
    const { id } = await payments().executeTakeFirstOrThrow()
    expect(await app.changing(website, (scope) => movePayment(scope, id, to as PaymentState))).toBe(follows)
    expect((await payments().executeTakeFirstOrThrow()).state).toBe(follows ? to : from)
  },
)
